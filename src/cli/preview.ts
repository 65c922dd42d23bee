import { mergeConfig, preview } from 'vite'
import { serverCommand, viteConfig } from './viteCommand.ts'

export const main = serverCommand({
  name: 'preview',
  notes: ['OUT_DIR names another folder than dist.'],
  async start(options) {
    const config = await viteConfig({ command: 'serve', mode: 'production', isPreview: true })
    return preview(mergeConfig(config, { preview: options }))
  },
})
