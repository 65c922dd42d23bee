import path from 'node:path'
import type { AnalyticsSettings } from '../../../schema/site.ts'
import type { EventSink } from '../../runtime/boot.ts'

/** The minified inline scripts at the start of pages. They have no dependencies. */
export interface Bootstraps {
  readonly page: string
  readonly notFound: string
}

/**
 * Builds the inline scripts.
 * @param root Folder of Pagewright itself.
 * @param analytics Events that they report; none if it is not set.
 */
export async function buildBootstraps(root: string, analytics?: AnalyticsSettings): Promise<Bootstraps> {
  const sink: EventSink = analytics ? (analytics.beacon === undefined ? 'page' : 'beacon') : 'none'
  const [page, notFound] = await Promise.all([
    buildBootstrap(root, { __EVENTS__: sink, __IS_NOT_FOUND__: false }),
    buildBootstrap(root, { __EVENTS__: sink, __IS_NOT_FOUND__: true }),
  ])
  return { page, notFound }
}

/** The constants that `src/runtime/boot.ts` declares. */
interface Constants {
  readonly __EVENTS__: EventSink
  readonly __IS_NOT_FOUND__: boolean
}

async function buildBootstrap(root: string, constants: Constants): Promise<string> {
  // Imported here, because programs that only check a site also load this file and don't need the bundler.
  const { build } = await import('vite')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
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
