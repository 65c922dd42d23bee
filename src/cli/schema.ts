import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { composeSchema, formatSchema } from '../../schema/composeSchema.ts'
import { readBlockSchemas } from '../../schema/readBlockSchemas.ts'
import { nameSnippet } from '../compiler/editor/nameSnippet.ts'
import { readIconSet } from '../project/readIconSet.ts'
import { blockTypesPage } from './blockTypesPage.ts'

/**
 * Writes what follows from the block folders: schema/site.schema.json and docs/block-types.md. With
 * --check it only says whether the files are up to date.
 */

const root = new URL('../../', import.meta.url)
const blocks = await readBlockSchemas(fileURLToPath(new URL('blocks', root)))
const schema = composeSchema(blocks, readIconSet().names().map(nameSnippet))
const files: Readonly<Record<string, string>> = {
  'schema/site.schema.json': formatSchema(schema),
  'docs/block-types.md': blockTypesPage(schema),
}

for (const [name, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(name, root))
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${name}: ${blocks.size} block types`)
  } else if (readOrNothing(file) !== text) {
    console.error(`${name} is out of date. Run: npm run schema`)
    process.exitCode = 1
  }
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
