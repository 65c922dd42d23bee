import { createLogger, createServer, type Logger, mergeConfig } from 'vite'
import { serverCommand, viteConfig } from './viteCommand.ts'

export const main = serverCommand({
  name: 'dev',
  notes: ['SITE names another site file than site.yaml.'],
  async start(options) {
    const customLogger = withoutTraces(createLogger('warn', { allowClearScreen: false }))
    const config = await viteConfig({ command: 'serve', mode: 'development' })
    const server = await createServer(mergeConfig(config, { customLogger, server: options }))
    return server.listen()
  },
})

/** A mistake in the code of a block has a place and a message; the stack leads into Vite. */
function withoutTraces(logger: Logger): Logger {
  const { error } = logger
  logger.error = (text, options) => {
    const isMistake = options?.error != null && 'plugin' in options.error
    error(isMistake ? text.replace(/\n\s+at .*/g, '') : text, options)
  }
  return logger
}
