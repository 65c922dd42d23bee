import type { StageCount } from '../make/build/buildReports.ts'

/** Milliseconds of work after which progress is shown. */
const showAfter = 2000

interface Output {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/**
 * Shows what is being done once work has taken longer than two seconds: on a terminal in one line that is replaced,
 * elsewhere as a line for each stage.
 */
export function createProgress(output: Output, now: () => number = Date.now) {
  const start = now()
  let stage: string | undefined
  let count: StageCount | undefined
  let shown: string | undefined
  const update = () => {
    const elapsed = now() - start
    if (stage === undefined || elapsed < showAfter) return
    const far = count === undefined ? '' : `: ${count.done} of ${count.total}`
    if (output.isTTY) output.write(`\r\x1b[K${stage}${far} … ${Math.floor(elapsed / 1000)} s`)
    else if (stage !== shown) output.write(`${stage}${count === undefined ? '' : `: ${count.total}`} …\n`)
    shown = stage
  }
  const timer = setInterval(update, 500)
  timer.unref()
  return {
    /** Shows the current stage of the work, and how far it is. */
    show(next: string, nextCount?: StageCount): void {
      const isNew = next !== stage
      stage = next
      count = nextCount
      // The timer shows the rest: there can be many pieces.
      if (isNew) update()
    },
    /** Removes what is shown. */
    end(): void {
      clearInterval(timer)
      if (output.isTTY && shown !== undefined) output.write('\r\x1b[K')
      stage = undefined
    },
  }
}
