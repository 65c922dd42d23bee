import { readFileSync } from 'node:fs'
import {
  compileSite,
  findPublicDirectories,
  formatDiagnostics,
  readIconSet,
  readProjectSchema,
  readPublicFiles,
} from '../../src/index.ts'
import type { Answer } from './createChecker.ts'

/** Started by `createChecker`: answers each site file that it receives. */

const file = process.argv[2] ?? 'site.yaml'
const schema = readProjectSchema()
const publicFiles = readPublicFiles(findPublicDirectories(file))
const icons = readIconSet()

function answer(bytes: Uint8Array): Answer {
  // Garbage of earlier answers must not count as memory of this one.
  globalThis.gc?.()
  const start = performance.now()
  const { site, diagnostics } = compileSite({
    file: 'site.yaml',
    bytes,
    schema,
    publicFiles,
    icons,
    mode: 'production',
  })
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
