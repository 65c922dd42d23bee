import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How much the heap may grow before what nobody needs is looked for, in percent of what is in use. */
const closeGrowth = 30

/** Runs what leaves much behind. Left alone, Node lets a heap grow to several times of what is in use. */
export function withCloseHeap<Result>(run: () => Result): Result {
  setFlagsFromString(`--heap-growing-percent=${closeGrowth}`)
  try {
    return run()
  } finally {
    setFlagsFromString('--heap-growing-percent=0')
  }
}

/** Gives back what nobody needs any more, before the bundler and the threads that render ask for theirs. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect()
}
