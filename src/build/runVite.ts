import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findProject } from '../project/project.ts'

/** Runs Vite as a child process that shares our output. Resolves to its exit code. */
export async function runVite(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { root } = findProject()
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'close')
  return Number(code)
}
