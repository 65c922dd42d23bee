/** Milliseconds of work after which progress is shown. */
const showAfter = 2000

export interface Progress {
  /** Shows the current stage of the work. */
  readonly show: (stage: string) => void
  /** Removes what is shown. */
  readonly end: () => void
}

interface Output {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/**
 * Shows what is being done once work has taken longer than two seconds: on a terminal in one line that is replaced,
 * elsewhere as a line for each stage.
 */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  const start = now()
  let stage: string | undefined
  let shown: string | undefined
  const update = () => {
    const elapsed = now() - start
    if (stage === undefined || elapsed < showAfter) return
    if (output.isTTY) output.write(`\r\x1b[K${stage} … ${Math.floor(elapsed / 1000)} s`)
    else if (stage !== shown) output.write(`${stage} …\n`)
    shown = stage
  }
  const timer = setInterval(update, 500)
  timer.unref()
  return {
    show(next) {
      stage = next
      update()
    },
    end() {
      clearInterval(timer)
      if (output.isTTY && shown !== undefined) output.write('\r\x1b[K')
      stage = undefined
    },
  }
}
