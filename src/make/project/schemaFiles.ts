import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { BlockDescription } from '../../../schema/describeFields.ts'
import type { LoadModules } from '../../../schema/readBlockSchemas.ts'
import { unknownFormats } from '../../language/schema/checkFormats.ts'
import { authorError } from './authorError.ts'
import { checkBlockFolders } from './checkBlockFolders.ts'
import { importTypeScript } from './importTypeScript.ts'
import type { Project } from './project.ts'
import { readIconSet } from './readIconSet.ts'
import { readText } from './readText.ts'

type SchemaProject = Pick<Project, 'root' | 'blockDirs' | 'schemaFile' | 'cacheDir'>

/** A file that follows from the block folders. */
export interface SchemaFile {
  /** Absolute path. */
  readonly file: string
  readonly text: string
  /** Whether the file on disk has another text, or is absent. */
  readonly isStale: boolean
}

/**
 * The composed schema, made from the block folders, and for Pagewright's own blocks the page about them.
 *
 * @param load Loads files `schema.ts`; the development server has its own way, which sees changes.
 * @throws An error for the author when a block folder is incomplete, or a schema cannot be loaded or composed.
 */
export async function composeSchemaFiles(
  { root, blockDirs, schemaFile, cacheDir }: SchemaProject,
  load: LoadModules = (files) => importTypeScript(files, cacheDir),
): Promise<readonly SchemaFile[]> {
  const incomplete = checkBlockFolders(blockDirs.at(-1) ?? '')
  if (incomplete.length > 0) throw authorError(incomplete.join('\n\n'))
  // Most sites have no blocks of their own, and need none of this.
  const { composeSchema, formatSchema } = await import('../../../schema/composeSchema.ts')
  const { describeBlocks } = await import('../../../schema/describeFields.ts')
  const { readBlockSchemas } = await import('../../../schema/readBlockSchemas.ts')
  const { nameSnippet } = await import('../../language/editor/composeProjectSchema.ts')
  const icons = readIconSet().names().map(nameSnippet)
  const schema = await readBlockSchemas(blockDirs, load)
    .then((blocks) => composeSchema(blocks, icons))
    .catch((error) => {
      // The bundler colors its messages.
      throw authorError(stripVTControlCharacters(error instanceof Error ? error.message : String(error)))
    })
  const mistakes = unknownFormats(schema)
  if (mistakes.length > 0) {
    const { formatDiagnostics } = await import('../../language/advice/formatDiagnostics.ts')
    const { explainSchema } = await import('../../language/advice/explain.ts')
    throw authorError(formatDiagnostics(explainSchema(mistakes), ''))
  }
  const texts = {
    [schemaFile]: formatSchema(schema),
    ...(blockDirs.length === 1 && { [join(root, 'docs/block-types.md')]: blockTypesPage(describeBlocks(schema)) }),
  }
  return Object.entries(texts).map(([file, text]) => ({ file, text, isStale: readText(file) !== text }))
}

/**
 * Brings the composed schema of a site with blocks of its own up to date. That of Pagewright's blocks alone comes with
 * Pagewright.
 */
export async function refreshOwnSchema(project: Project): Promise<void> {
  if (project.blockDirs.length === 1) return
  for (const file of await composeSchemaFiles(project)) if (file.isStale) writeSchemaFile(file)
}

export function writeSchemaFile({ file, text }: SchemaFile): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Text of docs/block-types.md: a line for each block type. */
function blockTypesPage(blocks: readonly BlockDescription[]): string {
  const rows = blocks.map(({ type, description, fields }) => {
    const needed = fields.filter(({ depth, required }) => depth === 0 && required === 'yes')
    const names = needed.map(({ name }) => `\`${name}\``).join(', ')
    return `| \`${type}\` | ${cell(description)} | ${names || '–'} |`
  })
  return `# Block types

Written by \`npm run schema\` from the folders under \`blocks/\`. The gallery, at
\`/__gallery\` in \`npm run dev\`, shows each with its examples and all of its fields.

| Type | What it is | Needs |
|---|---|---|
${rows.join('\n')}
`
}

const cell = (text: string) => text.replaceAll('|', '\\|')
