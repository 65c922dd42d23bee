import { preview } from 'vite'
import { serverCommand, viteSettings } from './viteSettings.ts'

export const main = (args: readonly string[]) =>
  serverCommand(args, {
    name: 'preview',
    summary: 'Serves the site that was built last, as a host does.',
    notes: ['OUT_DIR names another folder than dist.'],
    start: (options) => preview({ ...viteSettings(), preview: options }),
  })
