import {
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
  /** Everything that `check` prints; the stack trace of a crash. */
  readonly printed: string
  readonly milliseconds: number
}

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
  const options = { file: 'site.yaml', schema, publicFiles, icons, mode: 'production', ...cache } as const
  const answer = (bytes: Uint8Array): Omit<Answer, 'milliseconds'> => {
    try {
      const { site, findings } = compileSite({ ...options, bytes })
      const diagnostics = explain(findings)
      const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
      return {
        isSite: site !== undefined,
        errors: diagnostics.filter(({ severity }) => severity === 'error'),
        printed,
      }
    } catch (error) {
      return { isSite: false, errors: [], printed: error instanceof Error ? `${error.stack}` : `Error: ${error}` }
    }
  }
  return (bytes) => {
    const start = performance.now()
    return { ...answer(bytes), milliseconds: performance.now() - start }
  }
}
