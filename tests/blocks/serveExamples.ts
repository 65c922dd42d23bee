import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programs } from '../support/programs.ts'
import { startServer } from '../support/servers.ts'

/** Examples that are served. */
export interface ServedExamples {
  /** Address without a slash at its end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Builds the examples of a folder of blocks and serves them.
 * @throws when they do not build; the message says why.
 */
export async function serveExamples(blocksDir: string, outDir: string): Promise<ServedExamples> {
  const child = spawn(
    process.execPath,
    [...programs.tsx, 'tests/blocks/buildExamples.ts', blocksDir, outDir],
    {
      // A production build, whatever the process that asks for it is for.
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The examples of ${blocksDir} do not build:\n${output}`)
  return startServer('preview', { outDir })
}
