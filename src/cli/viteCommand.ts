import {
  type CommonServerOptions,
  type ConfigEnv,
  type InlineConfig,
  loadConfigFromFile,
  type PluginOption,
  type ViteDevServer,
} from 'vite'
import { pagewright } from '../plugin.ts'
import { findProject } from '../project/project.ts'
import { refreshOwnSchema } from '../project/schemaFiles.ts'
import { type Command, defineCommand } from './command.ts'

/**
 * Vite's configuration for a command: that of the site, if it has a `vite.config.ts`, with Pagewright's plugins, which it
 * need not name. Brings the schema of the site's own blocks up to date first.
 */
export async function viteConfig(env: ConfigEnv): Promise<InlineConfig> {
  const project = findProject()
  await refreshOwnSchema(project)
  const { root, home } = project
  const loaded = home === root ? null : await loadConfigFromFile(env, undefined, home)
  const { plugins = [], ...own } = loaded?.config ?? {}
  const isNamed = (await flat(plugins)).some(({ name }) => name === 'pagewright:settings')
  return {
    ...own,
    plugins: isNamed ? plugins : [plugins, pagewright(env)],
    configFile: false,
    clearScreen: false,
    mode: env.mode,
  }
}

async function flat(option: PluginOption): Promise<readonly { readonly name: string }[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(flat))).flat()
  return plugin ? [plugin] : []
}

const serverFlags = {
  port: {
    type: 'string',
    value: 'N',
    description: 'Port. Default: a free one from 5173 on, or 4173 for preview.',
  },
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

/** A command that serves pages. */
export function serverCommand({ start, ...usage }: ServerCommand) {
  return defineCommand({
    ...usage,
    flags: serverFlags,
    async run({ port, ...others }) {
      try {
        // Whoever names a port opens that one.
        const server = await start({
          ...others,
          ...(port !== undefined && { port: Number(port), strictPort: true }),
        })
        server.printUrls()
        return 0
      } catch (error) {
        const isTaken = error instanceof Error && /port .* in use/i.test(error.message)
        if (isTaken) console.error(`Port ${port} is in use. Stop what uses it, or name another: \`--port\`.`)
        else printFailure(error)
        // A server that can't listen still watches files, which would keep the process running.
        return process.exit(1)
      }
    },
  })
}

/**
 * Prints an error with its stack trace. An error for the author has its message in place of the stack, and one of the
 * system is put into words.
 */
export function printFailure(error: unknown): void {
  const text =
    error instanceof Error ? (describeSystemError(error) ?? error.stack ?? error.message) : String(error)
  console.error(text.trim())
}

/** What a full disk or a folder without permission means. */
function describeSystemError({ code, path: file = '' }: NodeJS.ErrnoException): string | undefined {
  const shown = file && ` \`${file}\``
  if (code === 'ENOSPC') return `The disk is full:${shown} can’t be written. Make room and try again.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Pagewright may not write${shown}. Change the permissions of the folder, or set OUT_DIR and CACHE_DIR to folders that it may write.`
  return undefined
}
