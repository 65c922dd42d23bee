import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../../src/index.ts'

/** What the checker says about one site file, and what that cost. */
export interface Answer {
  readonly isSite: boolean
  /** Errors in the order in which they are printed. */
  readonly errors: readonly Diagnostic[]
  /** Everything that `check` prints. */
  readonly printed: string
  readonly milliseconds: number
  /** Peak memory of the process up to this answer. */
  readonly megabytes: number
}

export type Failure = 'time-out' | 'crash'

/** A checker in a process of its own, which may crash. */
export interface Checker {
  check(bytes: Uint8Array): Promise<Answer | Failure>
  close(): void
}

const program = fileURLToPath(new URL('./checkerProcess.ts', import.meta.url))

/**
 * Starts a checker for mutations of a site file. It restarts after a crash or a timeout.
 *
 * @param timeout Milliseconds that an answer may take.
 * @param isIncremental Keep results from one answer to the next.
 */
export function createChecker(file: string, timeout: number, isIncremental = false): Checker {
  let running: Promise<ChildProcess> | undefined
  const start = async (): Promise<ChildProcess> => {
    const child = fork(program, [file, ...(isIncremental ? ['incremental'] : [])], {
      execArgv: ['--expose-gc', '--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await once(child, 'message')
    return child
  }
  return {
    async check(bytes) {
      running ??= start()
      const child = await running
      const answer = await answerOf(child, bytes, timeout)
      if (typeof answer === 'string') {
        child.kill('SIGKILL')
        running = undefined
      }
      return answer
    },
    close() {
      running?.then((child) => child.kill())
      running = undefined
    },
  }
}

function answerOf(child: ChildProcess, bytes: Uint8Array, timeout: number): Promise<Answer | Failure> {
  return new Promise((resolve) => {
    const end = (answer: Answer | Failure): void => {
      clearTimeout(timer)
      child.off('message', end).off('exit', crash)
      resolve(answer)
    }
    const crash = () => end('crash')
    const timer = setTimeout(() => end('time-out'), timeout)
    child.on('message', end).on('exit', crash)
    child.send(bytes)
  })
}
