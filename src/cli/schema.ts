import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { composeSchema, formatSchema } from '../../schema/composeSchema.ts'
import { readBlockSchemas } from '../../schema/readBlockSchemas.ts'
import { nameSnippet } from '../compiler/editor/nameSnippet.ts'
import { readIconSet } from '../compiler/readIconSet.ts'

/** Writes schema/site.schema.json; with --check it only says whether the file is up to date. */

const target = fileURLToPath(new URL('../../schema/site.schema.json', import.meta.url))
const blocks = await readBlockSchemas(fileURLToPath(new URL('../../blocks', import.meta.url)))
const composed = formatSchema(composeSchema(blocks, readIconSet().names().map(nameSnippet)))

if (!process.argv.includes('--check')) {
  writeFileSync(target, composed)
  console.log(`schema/site.schema.json: ${blocks.size} block types`)
} else if (readOrNothing(target) !== composed) {
  console.error('schema/site.schema.json is out of date. Run: npm run schema')
  process.exitCode = 1
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
