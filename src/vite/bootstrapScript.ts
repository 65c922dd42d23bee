import path from 'node:path'
import { build } from 'vite'
import type { AnalyticsSettings } from '../../schema/site.ts'
import type { EventSink } from '../runtime/boot.ts'

/**
 * The inline bootstrap as one minified script; it depends on nothing but the platform.
 * @param root folder of Pagewright itself.
 * @param analytics what it reports; nothing where it is not set.
 */
export async function buildBootstrap(root: string, analytics?: AnalyticsSettings): Promise<string> {
  const sink: EventSink = analytics ? (analytics.beacon === undefined ? 'page' : 'beacon') : 'none'
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __EVENTS__: JSON.stringify(sink) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(root, 'src/runtime/bootstrap.ts'), formats: ['iife'], name: 'bootstrap' },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The bootstrap was not built.')
  return chunk.code.replace(/\s*\/\*.*?\*\/\s*/gs, '').trim()
}
