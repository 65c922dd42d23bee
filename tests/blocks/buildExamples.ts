import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { composeSchema, formatSchema } from '../../schema/composeSchema.ts'
import { readBlockSchemas } from '../../schema/readBlockSchemas.ts'
import { nameSnippet } from '../../src/language/editor/composeProjectSchema.ts'
import { buildExamples } from '../../src/make/blockTests/buildExamples.ts'
import { findProject, withGalleryFiles } from '../../src/make/project/project.ts'
import { readIconSet } from '../../src/make/project/readIconSet.ts'
import { allPath } from './exampleFolders.ts'

/** Builds the examples of one folder of blocks alone: `buildExamples.ts BLOCKS OUT`. */
const [blocksDir = '', outDir = ''] = process.argv.slice(2).map((folder) => path.resolve(folder))
const schemaFile = `${outDir}.schema.json`
const schema = composeSchema(await readBlockSchemas([blocksDir]), readIconSet().names().map(nameSnippet))
writeFileSync(schemaFile, formatSchema(schema))
await buildExamples(
  { ...withGalleryFiles(findProject()), blockDirs: [blocksDir], outDir, schemaFile },
  { all: allPath, hasLooks: true },
)
