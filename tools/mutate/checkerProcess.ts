import { readFileSync } from 'node:fs'
import { createAnswerer } from './createAnswerer.ts'

/** Started by `createChecker`: answers each site file that it receives. */

const [file = 'site.yaml', incremental] = process.argv.slice(2)
const isIncremental = incremental !== undefined
const answer = createAnswerer(file, isIncremental)

answer(readFileSync(file))
process.on('message', (bytes: Uint8Array) => {
  // Garbage of earlier answers must not count as memory of this one.
  if (!isIncremental) globalThis.gc?.()
  process.send?.(answer(bytes))
})
process.send?.('ready')
