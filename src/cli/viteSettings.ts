import path from 'node:path'
import type { InlineConfig } from 'vite'
import { findProject } from '../project/project.ts'

/** What every command tells Vite: where the project is, whatever folder the command runs in. */
export function viteSettings(): InlineConfig {
  const { root } = findProject()
  return { root, configFile: path.join(root, 'vite.config.ts'), clearScreen: false }
}

/** Flags of a command that serves pages. */
export const serverFlags = {
  port: { type: 'string', value: 'N', description: 'Port; the next free one if it is taken.' },
  host: {
    type: 'string',
    value: 'ADDRESS',
    description: 'Address to listen on; 0.0.0.0 for the whole network.',
  },
  strictPort: { type: 'boolean', description: 'Fail if the port is taken.' },
  open: { type: 'boolean', description: 'Open the site in the browser.' },
} as const

/** These flags as Vite's options. */
export function serverOptions({
  port,
  ...others
}: {
  readonly port?: string
  readonly host?: string
  readonly strictPort?: boolean
  readonly open?: boolean
}) {
  return { ...others, ...(port !== undefined && { port: Number(port) }) }
}

/** Prints an error: only the message of an expected one, any other with its stack trace. */
export function printFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(text.trim())
}
