import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CompiledSite } from '../../schema/model.ts'
import { formatDiagnostics } from '../../src/language/advice/formatDiagnostics.ts'
import { compileSite } from '../../src/language/compileSite.ts'
import { collectNames } from '../../src/language/editor/collectNames.ts'
import { createCompileCache } from '../../src/language/memo/compileCache.ts'
import { assembleLanguages } from '../../src/language/translations/assembleLanguages.ts'
import { readIconSet } from '../../src/make/project/readIconSet.ts'
import { readPublicFiles } from '../../src/make/project/readPublicFiles.ts'
import { readTranslationFiles } from '../../src/make/project/readTranslationFiles.ts'
import { readWords } from '../../src/make/project/readWords.ts'
import { type Explained, explained } from './explained.ts'

const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))
export const publicFiles = readPublicFiles([
  resolve('src/make/assets'),
  resolve('src/gallery/assets'),
  resolve('examples/zahnarzt/public'),
  resolve('public'),
])
const icons = readIconSet()
const translations = readTranslationFiles('examples/zahnarzt/site.yaml')
/** Texts that are compiled one after the other differ little. */
const cache = createCompileCache()

export interface CompiledText {
  readonly site: CompiledSite | undefined
  /** What `check` prints about errors; empty if there are none. */
  readonly text: string
  readonly codes: readonly string[]
  /** Codes of warnings and notices. */
  readonly notices: readonly string[]
}

/** Compiles a text as a site file of this project: with its schema, icons and public files. */
export function compileInProject(text: string, options: Partial<Parameters<typeof compileSite>[0]>): Explained {
  const bytes = new TextEncoder().encode(text)
  return explained(
    compileSite({
      file: 'site.yaml',
      bytes,
      schema,
      publicFiles,
      icons,
      words: readWords,
      mode: 'production',
      assembleLanguages,
      ...(text.includes('languages:') && { translations }),
      ...options,
    }),
  )
}

/** The complete result of a compilation as text, including the order of keys and entries. */
export function writtenResult({ site, diagnostics, names }: Explained): string {
  const { entries, ...rest } = site ?? {}
  return JSON.stringify([rest, [...(entries ?? [])], diagnostics, names && collectNames(names)])
}

/** Compiles a text as a site file of this project and prints what `check` would print. */
export function compileText(source: string): CompiledText {
  const { site, diagnostics } = compileInProject(source, { cache })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    site,
    text: formatDiagnostics(errors, source),
    codes: errors.map(({ code }) => code),
    notices: diagnostics.filter(({ severity }) => severity !== 'error').map(({ code }) => code),
  }
}
