import { runInNewContext } from 'node:vm'
import {
  assembleLanguages,
  compileSite,
  createCompileCache,
  type Diagnostic,
  explain,
  findPublicDirectories,
  formatDiagnostics,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
} from '../../src/index.ts'

/** What the checker says about one site file, and how long that took. */
export interface Answer {
  readonly isSite: boolean
  /** Errors in the order in which they are printed. */
  readonly errors: readonly Diagnostic[]
  /** Everything that `check` prints; the stack trace of a crash or of a time-out. */
  readonly printed: string
  readonly milliseconds: number
}

/** Longest time that an answer may take, in milliseconds. */
const timeout = 10_000

export type Check = (bytes: Uint8Array) => Answer

/**
 * Checks texts in the place of a site file.
 *
 * @param isIncremental Keep results from one text to the next: much faster for texts that differ little, but the time of
 *   one answer says nothing about `check`.
 */
export function createChecker(file: string, isIncremental = false): Check {
  const schema = readProjectSchema()
  const publicFiles = readPublicFiles(findPublicDirectories(file))
  const icons = readIconSet()
  const cache = isIncremental ? { cache: createCompileCache() } : {}
  const site = { file: 'site.yaml', schema, publicFiles, icons, assembleLanguages } as const
  const options = { ...site, mode: 'production', ...cache } as const
  const answer = (bytes: Uint8Array): Omit<Answer, 'milliseconds'> => {
    const { site, findings } = compileSite({ ...options, bytes })
    const diagnostics = explain(findings)
    const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
    return {
      isSite: site !== undefined,
      errors: diagnostics.filter(({ severity }) => severity === 'error'),
      printed,
    }
  }
  return (bytes) => {
    const start = performance.now()
    const given = answerInTime(() => answer(bytes))
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
    return { isSite: false, errors: [], printed: `${name}: ${message}\n${stack}` }
  }
}
