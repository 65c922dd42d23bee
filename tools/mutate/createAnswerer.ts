import {
  compileSite,
  createCompileCache,
  findPublicDirectories,
  formatDiagnostics,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
} from '../../src/index.ts'
import type { Answer } from './createChecker.ts'

/**
 * Checks texts in the place of a site file.
 *
 * @param isIncremental Keep results from one text to the next: much faster for texts that differ little, but the time of
 *   one answer says nothing about `check`.
 */
export function createAnswerer(file: string, isIncremental = false): (bytes: Uint8Array) => Answer {
  const schema = readProjectSchema()
  const publicFiles = readPublicFiles(findPublicDirectories(file))
  const icons = readIconSet()
  const cache = isIncremental ? { cache: createCompileCache() } : {}
  return (bytes) => {
    const start = performance.now()
    const options = {
      file: 'site.yaml',
      bytes,
      schema,
      publicFiles,
      icons,
      mode: 'production',
      ...cache,
    } as const
    const { site, diagnostics } = compileSite(options)
    const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
    return {
      isSite: site !== undefined,
      errors: diagnostics.filter(({ severity }) => severity === 'error'),
      printed,
      milliseconds: performance.now() - start,
      megabytes: process.resourceUsage().maxRSS / 1024,
    }
  }
}
