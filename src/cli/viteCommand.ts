import {
  type CommonServerOptions,
  type ConfigEnv,
  type InlineConfig,
  loadConfigFromFile,
  type PluginOption,
  type ViteDevServer,
} from 'vite'
import { canKeep } from '../make/build/cache/siteCache.ts'
import { authorError } from '../make/project/authorError.ts'
import { findProject, isServable, type Project } from '../make/project/project.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { pagewright } from '../plugin.ts'
import { type Command, defineCommand } from './command.ts'
import { mayNotWrite, printFailure } from './printFailure.ts'

/**
 * Vite's configuration for a command: that of the site, if it has a `vite.config.ts`, with Pagewright's plugins, which it
 * need not name. Brings the schema of the site's own blocks up to date first.
 */
export async function viteConfig(env: ConfigEnv): Promise<InlineConfig> {
  const project = findProject()
  const problem = problemOf(project, env)
  if (problem !== undefined) throw authorError(problem)
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

/** What keeps Vite from working in the folder of a site: it reads addresses and its cache there. */
function problemOf(project: Project, { command, isPreview }: ConfigEnv): string | undefined {
  if (isPreview) return undefined
  // A build reads files alone, of which `?` would begin a query.
  if (command === 'serve' ? !isServable(project.home) : project.home.includes('?'))
    return `\`${project.home}\` has \`#\`, \`?\` or \`*\` in its name, which addresses of files can’t have. Rename the folder.`
  return command === 'serve' && !canKeep(project) ? mayNotWrite(project.cacheDir) : undefined
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

interface ServerCommand extends Pick<Command<typeof serverFlags>, 'name' | 'notes'> {
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
        const named = port === undefined ? {} : { port: Number(port), strictPort: true }
        const server = await start({ ...others, ...named })
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
