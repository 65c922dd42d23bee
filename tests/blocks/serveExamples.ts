import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programs } from '../support/programs.ts'
import { startServer } from '../support/servers.ts'

/** A running server of examples. */
export interface ServedExamples {
  /** URL without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Builds the examples of a folder of blocks and serves them.
 * @throws with the build output if the build fails.
 */
export async function serveExamples(blocksDir: string, outDir: string): Promise<ServedExamples> {
  const child = spawn(process.execPath, [...programs.tsx, 'tests/blocks/buildExamples.ts', blocksDir, outDir], {
    // A production build, whatever NODE_ENV of this process is.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The examples of ${blocksDir} do not build:\n${output}`)
  return startServer('preview', { outDir })
}
