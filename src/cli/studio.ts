import { createLogger, createServer, mergeConfig } from 'vite'
import { createGuard } from '../../studio/server/guard.ts'
import { studioPath, studioServer } from '../../studio/server/studioServer.ts'
import { findProject } from '../make/project/project.ts'
import { serverCommand, viteConfig } from './viteCommand.ts'

export const main = serverCommand({
  name: 'studio',
  notes: [
    'SITE names another site file than site.yaml.',
    'Only this machine can open Studio unless `--host` is given, and only with the address that it prints.',
  ],
  async start({ open = process.stdout.isTTY, ...options }) {
    const customLogger = createLogger('warn', { allowClearScreen: false })
    const config = await viteConfig({ command: 'serve', mode: 'development' })
    const host = typeof options.host === 'string' ? options.host : undefined
    const guard = createGuard(host)
    const path = `${studioPath}/?token=${guard.token}`
    const plugins = [studioServer(findProject(), guard)]
    const server = await createServer(
      mergeConfig(config, { plugins, customLogger, server: { ...options, open: open && path } }),
    )
    await server.listen()
    const addressOf = (url: string) => url.replace(/\/$/, '') + path
    const { local = [], network = [] } = server.resolvedUrls ?? {}
    server.printUrls = () => {
      const addresses = [
        `Studio:   ${addressOf(local[0] ?? '')}`,
        ...network.map((url) => `Network:  ${addressOf(url)}`),
        `Site:     ${local[0] ?? ''}`,
      ]
      console.log(`\n${addresses.join('\n')}\n`)
    }
    return server
  },
})
