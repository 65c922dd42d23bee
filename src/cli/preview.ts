import { preview } from 'vite'
import { runCommand } from './command.ts'
import { printFailure, serverFlags, serverOptions, viteSettings } from './viteSettings.ts'

export const main = (args: readonly string[]) =>
  runCommand(
    {
      name: 'preview',
      summary: 'Serves the site that was built last, as a host does.',
      flags: serverFlags,
      notes: ['OUT_DIR names another folder than dist.'],
      async run(flags) {
        try {
          const server = await preview({ ...viteSettings(), preview: serverOptions(flags) })
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
