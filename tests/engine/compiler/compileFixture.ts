import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { composeSchema } from '../../../schema/composeSchema.ts'
import type { CompiledPage, CompiledSite } from '../../../schema/model.ts'
import { readBlockSchemas } from '../../../schema/readBlockSchemas.ts'
import { explainAll } from '../../../src/language/advice/explain.ts'
import { formatDiagnostics } from '../../../src/language/advice/formatDiagnostics.ts'
import { compileSite } from '../../../src/language/compileSite.ts'
import type { Diagnostic } from '../../../src/language/diagnostic.ts'
import type { CompileCache } from '../../../src/language/memo/compileCache.ts'
import type { PublicFiles } from '../../../src/language/publicFiles.ts'
import { assembleLanguages } from '../../../src/language/translations/assembleLanguages.ts'
import { readOwnStyles } from '../../../src/make/project/ownStyles.ts'
import { readIconSet } from '../../../src/make/project/readIconSet.ts'
import { readPublicFiles } from '../../../src/make/project/readPublicFiles.ts'
import { readTranslationFiles } from '../../../src/make/project/readTranslationFiles.ts'
import { type Explained, explained } from '../../support/explained.ts'

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))

export const sitesDirectory = `${fixtures}/sites`
export const toySchema = composeSchema(await readBlockSchemas([`${fixtures}/blocks`]))
const publicFiles = publicFilesIn(`${fixtures}/public`)
const icons = readIconSet()

/** The schema of a fixture folder: the toy blocks, with any definitions in its schema.json. */
function schemaOf(name: string): object {
  const file = `${sitesDirectory}/${name}/schema.json`
  if (!existsSync(file)) return toySchema
  return {
    ...toySchema,
    $defs: { ...(toySchema.$defs as object), ...JSON.parse(readFileSync(file, 'utf8')) },
  }
}

function publicFilesIn(folder: string): PublicFiles {
  return readPublicFiles([folder], { own: folder })
}

/** The public files of a fixture folder: its own, or those that all fixtures share. */
function publicFilesOf(name: string): PublicFiles {
  const own = `${sitesDirectory}/${name}/public`
  return existsSync(own) ? publicFilesIn(own) : publicFiles
}

export interface TextOptions {
  readonly schema?: object
  /** Default: those that all fixtures share. */
  readonly files?: PublicFiles
  readonly mode?: 'development' | 'production'
  readonly cache?: CompileCache
  /** Files with translations, by language. */
  readonly translations?: ReadonlyMap<string, Uint8Array>
}

/** Compiles a site against the toy blocks of the fixtures. */
export function compileBytes(
  bytes: Uint8Array,
  { mode = 'production', cache, schema = toySchema, files = publicFiles, translations }: TextOptions = {},
): Explained {
  return explained(
    compileSite({
      file: 'site.yaml',
      bytes,
      schema,
      publicFiles: files,
      icons,
      mode,
      assembleLanguages,
      ...(translations && { translations }),
      ...(cache && { cache }),
    }),
  )
}

/** What there is to say about a fixture folder, with its style sheet. */
export function diagnosticsOf(name: string, bytes: Uint8Array): readonly Diagnostic[] {
  const files = publicFilesOf(name)
  const file = `${sitesDirectory}/${name}/site.yaml`
  const translations = readTranslationFiles(file)
  const { findings } = compileBytes(bytes, { schema: schemaOf(name), files, translations })
  const styles = readOwnStyles(file, publicFiles)
  return explainAll({ ...findings, facts: [...(styles?.facts ?? []), ...findings.facts] })
}

export function compileText(text: string, options?: TextOptions): Explained {
  return compileBytes(new TextEncoder().encode(text), options)
}

/** The site model of a fixture folder. Throws the printed diagnostics if it has errors. */
export function compileGood(name: string, options?: TextOptions): CompiledSite {
  const bytes = readFileSync(`${sitesDirectory}/${name}/site.yaml`)
  const { site, diagnostics } = compileBytes(bytes, options)
  if (site === undefined) throw new Error(formatDiagnostics(diagnostics, bytes.toString()))
  return site
}

export function pageAt(site: CompiledSite, path: string): CompiledPage {
  const entry = site.entries.get(path)
  if (entry?.kind !== 'page') throw new Error(`There is no page at ${path}, only ${[...site.entries.keys()]}`)
  return entry.page
}
