import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Run {
  readonly code: number
  /** What it printed, errors last. */
  readonly output: string
}

/** Runs `npm run check -- …args` as a process of its own. */
export function runCheck(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/check.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}
