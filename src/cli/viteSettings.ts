import path from 'node:path'
import type { CommonServerOptions, InlineConfig, ViteDevServer } from 'vite'
import { findProject } from '../project/project.ts'
import { type Command, runCommand } from './command.ts'

/** Vite's settings for every command: they name the project's folder, so that a command can run in any folder. */
export function viteSettings(): InlineConfig {
  const { root } = findProject()
  return { root, configFile: path.join(root, 'vite.config.ts'), clearScreen: false }
}

const serverFlags = {
  port: { type: 'string', value: 'N', description: 'Port; the next free one if it is taken.' },
  host: {
    type: 'string',
    value: 'ADDRESS',
    description: 'Address to listen on; 0.0.0.0 for the whole network.',
  },
  strictPort: { type: 'boolean', description: 'Fail if the port is taken.' },
  open: { type: 'boolean', description: 'Open the site in the browser.' },
} as const

interface ServerCommand extends Pick<Command<typeof serverFlags>, 'name' | 'summary' | 'notes'> {
  /** Starts the server. */
  readonly start: (options: CommonServerOptions) => Promise<Pick<ViteDevServer, 'printUrls'>>
}

/** Runs a command that serves pages. */
export function serverCommand(args: readonly string[], { start, ...usage }: ServerCommand): Promise<number> {
  return runCommand(
    {
      ...usage,
      flags: serverFlags,
      async run({ port, ...others }) {
        try {
          const server = await start({ ...others, ...(port !== undefined && { port: Number(port) }) })
          server.printUrls()
          return 0
        } catch (error) {
          printFailure(error)
          return 1
        }
      },
    },
    args,
  )
}

/** Prints an error with its stack trace. An error for the author has its message in place of the stack. */
export function printFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(text.trim())
}
