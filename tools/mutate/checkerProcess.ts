import { readFileSync } from 'node:fs'
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

/** Started by `createChecker`: answers each site file that it receives. */

const file = process.argv[2] ?? 'site.yaml'
const environment = {
  file: 'site.yaml',
  schema: readProjectSchema(),
  publicFiles: readPublicFiles(findPublicDirectories(file)),
  icons: readIconSet(),
  mode: 'production',
} as const
/** The compiled schema is kept; nothing else carries over from one file to the next. */
const { tools } = createCompileCache()

function answer(bytes: Uint8Array): Answer {
  // Garbage of earlier answers must not count as memory of this one.
  globalThis.gc?.()
  const start = performance.now()
  const cache = { ...createCompileCache(), tools }
  const { site, diagnostics } = compileSite({ ...environment, bytes, cache })
  const printed = formatDiagnostics(diagnostics, new TextDecoder().decode(bytes))
  return {
    isSite: site !== undefined,
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
    printed,
    milliseconds: performance.now() - start,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }
}

answer(readFileSync(file))
process.on('message', (bytes: Uint8Array) => process.send?.(answer(bytes)))
process.send?.('ready')
