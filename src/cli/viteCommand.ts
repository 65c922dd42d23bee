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

/** A command that serves pages. */
export function serverCommand({ start, ...usage }: ServerCommand) {
  return defineCommand({
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
  })
}

/** Prints an error with its stack trace. An error for the author has its message in place of the stack. */
export function printFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(text.trim())
}
