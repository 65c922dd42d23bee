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
import type { Answer } from './answer.ts'

/** Started by `createChecker`: answers each site file that it is sent. */

const file = process.argv[2] ?? 'site.yaml'
const schema = readProjectSchema()
const publicFiles = readPublicFiles(findPublicDirectories(file))
const icons = readIconSet()
/** The compiled schema is kept; nothing else carries over from one file to the next. */
const { tools } = createCompileCache()

function answer(bytes: Uint8Array): Answer {
  // What the answers before left behind is not what this one needs.
  globalThis.gc?.()
  const start = performance.now()
  const cache = { ...createCompileCache(), tools }
  const { site, diagnostics } = compileSite({
    file: 'site.yaml',
    bytes,
    schema,
    publicFiles,
    icons,
    mode: 'production',
    cache,
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
