import path from 'node:path'
import type { AnalyticsSettings } from '../../../schema/site.ts'
import type { EventSink } from '../../runtime/boot.ts'

/** The inline scripts that pages begin with, minified; they depend on nothing but the platform. */
export interface Bootstraps {
  readonly page: string
  readonly notFound: string
}

/**
 * Builds the inline scripts.
 * @param root folder of Pagewright itself.
 * @param analytics what they report; nothing where it is not set.
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
  // Tools that only check a site import this file, too: they have no use for the bundler.
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
