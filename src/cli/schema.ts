import path from 'node:path'
import { findProject } from '../project/project.ts'
import { composeSchemaFiles, type SchemaFile, writeSchemaFile } from '../project/schemaFiles.ts'
import { defineCommand } from './command.ts'

export const main = defineCommand({
  name: 'schema',
  summary: 'Writes schema/site.schema.json and docs/block-types.md from the block folders.',
  flags: {
    check: { type: 'boolean', description: 'Write nothing; only say whether the files are up to date.' },
  },
  notes: ['Exit codes: 0 written or up to date, 1 out of date, or a schema.ts has a mistake.'],
  run: ({ check = false }) => schema(check),
})

async function schema(isCheck: boolean): Promise<number> {
  const project = findProject()
  let files: readonly SchemaFile[]
  try {
    files = await composeSchemaFiles(project)
  } catch (error) {
    // A mistake in a schema.ts: the message names its place, and a stack trace would point into our code.
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
  for (const file of files) {
    const name = path.relative(process.cwd(), file.file)
    if (isCheck && file.isStale) console.error(`${name} is out of date. Run: npm run schema`)
    if (isCheck) continue
    writeSchemaFile(file)
    console.log(`Wrote ${name}`)
  }
  return isCheck && files.some(({ isStale }) => isStale) ? 1 : 0
}
