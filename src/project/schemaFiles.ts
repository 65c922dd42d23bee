import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { composeSchema, formatSchema } from '../../schema/composeSchema.ts'
import { type LoadModule, readBlockSchemas } from '../../schema/readBlockSchemas.ts'
import { formatDiagnostics } from '../compiler/diagnostics/formatDiagnostics.ts'
import { nameSnippet } from '../compiler/editor/nameSnippet.ts'
import { checkFormats } from '../compiler/schema/checkFormats.ts'
import { blockTypesPage } from './blockTypesPage.ts'
import type { Project } from './project.ts'
import { readIconSet } from './readIconSet.ts'
import { readText } from './readText.ts'

/** A file that follows from the block folders. */
export interface SchemaFile {
  /** Path from the folder of Pagewright. */
  readonly name: string
  readonly text: string
  /** Whether the file on disk has another text, or is absent. */
  readonly isStale: boolean
}

/**
 * The composed schema and the page about the block types, made from the block folders.
 *
 * @param load Loads a `schema.ts`; the development server has its own way, which sees changes.
 * @throws When a schema cannot be loaded or composed.
 */
export async function composeSchemaFiles(
  { root, blocksDir }: Pick<Project, 'root' | 'blocksDir'>,
  load?: LoadModule,
): Promise<readonly SchemaFile[]> {
  const schema = composeSchema(
    await readBlockSchemas(blocksDir, load),
    readIconSet().names().map(nameSnippet),
  )
  const mistakes = checkFormats(schema)
  if (mistakes.length > 0) throw new Error(formatDiagnostics(mistakes, ''))
  const texts = {
    'schema/site.schema.json': formatSchema(schema),
    'docs/block-types.md': blockTypesPage(schema),
  }
  return Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    isStale: readText(join(root, name)) !== text,
  }))
}

export function writeSchemaFile({ root }: Pick<Project, 'root'>, { name, text }: SchemaFile): void {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
