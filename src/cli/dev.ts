import { createLogger, createServer, type Logger } from 'vite'
import { runCommand } from './command.ts'
import { printFailure, serverFlags, serverOptions, viteSettings } from './viteSettings.ts'

export const main = (args: readonly string[]) =>
  runCommand(
    {
      name: 'dev',
      summary: 'Serves the site while you edit it and shows every save at once.',
      flags: serverFlags,
      notes: ['SITE names another site file than site.yaml.'],
      async run(flags) {
        try {
          const server = await createServer({
            ...viteSettings(),
            customLogger: withoutTraces(createLogger('warn', { allowClearScreen: false })),
            server: serverOptions(flags),
          })
          await server.listen()
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

/** A mistake in the code of a block has a place and a message; the stack leads into Vite. */
function withoutTraces(logger: Logger): Logger {
  const { error } = logger
  logger.error = (text, options) => {
    const isMistake = options?.error != null && 'plugin' in options.error
    error(isMistake ? text.replace(/\n\s+at .*/g, '') : text, options)
  }
  return logger
}
