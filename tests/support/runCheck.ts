import { main } from '../../src/cli/check.ts'
import { capture } from './capture.ts'

interface Run {
  readonly code: number
  /** What it printed, errors last. */
  readonly output: string
}

/** Runs `npm run check -- …args`. */
export async function runCheck(args: readonly string[]): Promise<Run> {
  const { result, stdout, stderr } = await capture(() => main(args))
  return { code: result, output: stdout + stderr }
}
