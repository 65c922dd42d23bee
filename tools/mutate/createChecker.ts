import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import {
  assembleLanguages,
  compileSite,
  createCompileCache,
  type Diagnostic,
  explainAll,
  findPublicDirectories,
  formatDiagnostics,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
  readTranslationFiles,
  readWords,
} from '../../src/index.ts'

/** What the checker says about one site file, and how long that took. */
export interface Answer {
  readonly isSite: boolean
  /** Errors in the order in which they are printed. */
  readonly errors: readonly Diagnostic[]
  /** Warnings about the changed file. */
  readonly warnings: readonly Diagnostic[]
  /** Everything that `check` prints; the stack trace of a crash or of a time-out. */
  readonly printed: string
  readonly milliseconds: number
}

/** Longest time that an answer may take, in milliseconds. */
const timeout = 10_000

/** @param file The file that has these bytes, such as `translations/es.yaml`. Default: the site file. */
export type Check = (bytes: Uint8Array, file?: string) => Answer

/**
 * Checks texts in the place of a site file, or of a file with its translations.
 *
 * @param isIncremental Keep results from one text to the next: much faster for texts that differ little, but the time of
 *   one answer says nothing about `check`.
 */
export function createChecker(file: string, isIncremental = false): Check {
  const schema = readProjectSchema()
  const publicFiles = readPublicFiles(findPublicDirectories(file))
  const icons = readIconSet()
  const cache = isIncremental ? { cache: createCompileCache() } : {}
  const files = readTranslationFiles(file)
  const site = { file: 'site.yaml', schema, publicFiles, icons, assembleLanguages, words: readWords } as const
  const options = { ...site, mode: 'production', ...cache } as const
  const answer = (given: Uint8Array, changed: string): Omit<Answer, 'milliseconds'> => {
    const language = /^translations\/(.+)\.yaml$/.exec(changed)?.[1]
    const bytes = language === undefined ? given : readFileSync(file)
    const translations = language === undefined ? files : new Map([...files, [language, given]])
    const { site, findings } = compileSite({ ...options, bytes, translations })
    const diagnostics = explainAll(findings)
    const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
    return {
      isSite: site !== undefined,
      errors: diagnostics.filter(({ severity }) => severity === 'error'),
      warnings: diagnostics.filter(({ severity, file }) => severity === 'warning' && file === changed),
      printed,
    }
  }
  // All answers share the validator, which a time-out would leave half made.
  answer(readFileSync(file), 'site.yaml')
  return (bytes, changed = 'site.yaml') => {
    const start = performance.now()
    const given = answerInTime(() => answer(bytes, changed))
    return { ...given, milliseconds: performance.now() - start }
  }
}

/** What a function returns; as `printed`, the error that it throws or that ends it after too long. */
export function answerInTime(
  answer: () => Omit<Answer, 'milliseconds'>,
  limit = timeout,
): Omit<Answer, 'milliseconds'> {
  try {
    return runInNewContext('answer()', { answer }, { timeout: limit })
  } catch (error) {
    const { name, message, stack } = error as Error
    return { isSite: false, errors: [], warnings: [], printed: `${name}: ${message}\n${stack}` }
  }
}
