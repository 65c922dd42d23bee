import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer, Checker } from './answer.ts'

const program = fileURLToPath(new URL('./checkerProcess.ts', import.meta.url))

/**
 * Starts a checker for mutations of a site file. After a crash or a time-out it begins anew.
 *
 * @param limit Milliseconds that an answer may take.
 */
export function createChecker(file: string, limit: number): Checker {
  let running: Promise<ChildProcess> | undefined
  const start = async (): Promise<ChildProcess> => {
    const child = fork(program, [file], {
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
      const answer = await answerOf(child, bytes, limit)
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

function answerOf(
  child: ChildProcess,
  bytes: Uint8Array,
  limit: number,
): Promise<Answer | 'time-out' | 'crash'> {
  return new Promise((resolve) => {
    const end = (answer: Answer | 'time-out' | 'crash'): void => {
      clearTimeout(timer)
      child.removeAllListeners('message')
      child.removeAllListeners('exit')
      resolve(answer)
    }
    const timer = setTimeout(() => end('time-out'), limit)
    child.on('message', (answer: Answer) => end(answer))
    child.on('exit', () => end('crash'))
    child.send(bytes)
  })
}
