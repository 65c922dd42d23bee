import { readFileSync, statSync } from 'node:fs'
import { type CompileResult, compileSite } from '../../language/compileSite.ts'
import { type CompileCache, createCompileCache } from '../../language/memo/compileCache.ts'
import type { SchemaNode } from '../../language/schema/schemaNodes.ts'
import type { AssembleLanguages } from '../../language/translations/assembleLanguages.ts'
import { readOwnStyles } from './ownStyles.ts'
import { findPublicDirectories, findSchemaFile, ownPublicDirectory } from './project.ts'
import { readIconSet } from './readIconSet.ts'
import { readPublicFiles } from './readPublicFiles.ts'
import { readTranslationFiles } from './readTranslationFiles.ts'
import { readWords } from './readWords.ts'

export interface LoadOptions {
  readonly mode: 'development' | 'production'
  readonly cache?: CompileCache
  /** The moment whose site it is, as `CompileOptions` says. */
  readonly at?: Date | string | undefined
  /** Also check the site as a whole, as `CompileOptions` says. */
  readonly wholeSite?: boolean
  /** As `CompileOptions` says; a site in several languages needs it. */
  readonly assembleLanguages?: AssembleLanguages | undefined
  /** The files with translations, by language. Default: those beside the site file. */
  readonly translations?: ReadonlyMap<string, Uint8Array>
  /** Include the smaller copies of images that a build will make. */
  readonly withCopies?: boolean
}

export type LoadedSite = CompileResult & {
  /** Text of the site file, for `formatDiagnostics`. */
  readonly text: string
  /** The composed schema. */
  readonly schema: SchemaNode
}

/**
 * Compiles the given bytes as a site file of this project.
 *
 * @throws When the composed schema cannot be read.
 */
export function compileFile(
  file: string,
  bytes: Uint8Array,
  {
    mode,
    at,
    cache = createCompileCache(),
    wholeSite,
    withCopies = false,
    assembleLanguages,
    translations,
  }: LoadOptions,
): LoadedSite {
  const schema = readSchema(file, cache)
  const publicFiles = readPublicFiles(findPublicDirectories(file), {
    own: ownPublicDirectory(file),
    withCopies,
  })
  const styles = readOwnStyles(file, publicFiles)
  const result = compileSite({
    file,
    bytes,
    schema,
    publicFiles: {
      ...publicFiles,
      // Those that the style sheet names aren't unused.
      ownPaths: () => publicFiles.ownPaths().filter((path) => !styles?.files.includes(path)),
    },
    icons: cache.tools(['icons'], [], readIconSet).value,
    words: readWords,
    translations: translations ?? readTranslationFiles(file),
    assembleLanguages,
    mode,
    at,
    ...(wholeSite !== undefined && { wholeSite }),
    cache,
  })
  const { site, names, findings } = result
  const mistakes = styles?.facts ?? []
  return {
    ...(site && mistakes.length === 0 && { site: { ...site, ...(styles && { styles: styles.css }) } }),
    ...(names && { names }),
    schema,
    findings: { ...findings, facts: [...mistakes, ...findings.facts] },
    get text() {
      return new TextDecoder().decode(bytes)
    },
  }
}

/** Returns the same object for the same text, because the cache uses it as the key of the compiled validator. */
function readSchema(siteFile: string, { tools }: CompileCache): SchemaNode {
  const file = findSchemaFile(siteFile)
  const { mtimeMs, size } = statSync(file)
  const { value: text } = tools(['schema text', file], [mtimeMs, size], () => readFileSync(file, 'utf8'))
  return tools(['schema'], [text], () => JSON.parse(text)).value
}
