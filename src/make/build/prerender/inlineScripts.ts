import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AnalyticsSettings } from '../../../../schema/site.ts'
import type { EventSink } from '../../../site/runtime/boot.ts'
import { type BlockFolder, findBlockFolders, type Project } from '../../project/project.ts'

/** The scripts of a block that run without the app, minified. */
interface BlockScripts {
  /** `beforePaint.ts`: runs in the head of each page with the block. */
  readonly beforePaint?: string
  /** `page.ts`: runs after each page with the block. */
  readonly page?: string
}

/** The minified inline scripts of pages. They have no dependencies. */
export interface InlineScripts {
  /** The bootstrap of most pages. */
  readonly page: string
  /** The bootstrap of the not-found page. */
  readonly notFound: string
  /** The script at the end of every page. */
  readonly end: string
  /** The script of pages with a service that loads with the page. */
  readonly visitFrames: string
  /** The script of pages that say whether a place is open. */
  readonly openSigns: string
  /** Not inline: the script of pages whose typeface is late. */
  readonly lateTypeface: string
  /** Not inline: the script of sites with a service that counts visits, without its settings. */
  readonly countVisits: string
  /** Scripts by block type. */
  readonly blocks: Readonly<Record<string, BlockScripts>>
}

/** The text of each inline script that pages with blocks of these types can have. */
export function inlineScriptTexts(
  { page, notFound, end, visitFrames, openSigns, blocks }: InlineScripts,
  blockTypes: readonly string[],
): readonly string[] {
  const ofBlocks = blockTypes.flatMap((type) => Object.values(blocks[type] ?? {}))
  return [page, notFound, end, visitFrames, openSigns, ...ofBlocks]
}

/**
 * Builds the inline scripts.
 * @param analytics Events that they report; none if it is not set.
 */
export async function buildInlineScripts(
  { root, blockDirs }: Pick<Project, 'root' | 'blockDirs'>,
  analytics?: AnalyticsSettings,
): Promise<InlineScripts> {
  const sink = sinkOf(analytics)
  const bootstrap = path.join(root, 'src/site/runtime/bootstrap.ts')
  const ofBlock = async ({ type, folder }: BlockFolder) => {
    const build = async (key: keyof BlockScripts) => {
      const file = path.join(folder, `${key}.ts`)
      return existsSync(file) ? { [key]: await buildScript(root, file) } : {}
    }
    return [type, { ...(await build('beforePaint')), ...(await build('page')) }] as const
  }
  const [page, notFound, end, visitFrames, openSigns, lateTypeface, countVisits, ...blocks] = await Promise.all([
    buildScript(root, bootstrap, { __EVENTS__: sink, __IS_NOT_FOUND__: false }),
    buildScript(root, bootstrap, { __EVENTS__: sink, __IS_NOT_FOUND__: true }),
    buildScript(root, path.join(root, 'src/site/runtime/pageEnd.ts')),
    buildScript(root, path.join(root, 'src/site/runtime/visitFrames.ts')),
    buildScript(root, path.join(root, 'src/site/runtime/openSigns.ts')),
    buildScript(root, path.join(root, 'src/site/runtime/lateTypeface.ts')),
    buildScript(root, path.join(root, 'src/site/runtime/countVisits.ts')),
    ...findBlockFolders(blockDirs).map(ofBlock),
  ])
  const withScripts = blocks.filter(([, scripts]) => Object.keys(scripts).length > 0)
  return {
    page,
    notFound,
    end,
    visitFrames,
    openSigns,
    lateTypeface,
    countVisits,
    blocks: Object.fromEntries(withScripts),
  }
}

function sinkOf(analytics: AnalyticsSettings | undefined): EventSink {
  if (analytics?.beacon !== undefined) return 'beacon'
  // With a command for events, they go to the service alone.
  return analytics === undefined || analytics.provider?.event !== undefined ? 'none' : 'page'
}

/** @param constants Those that `src/site/runtime/boot.ts` declares. */
async function buildScript(
  root: string,
  entry: string,
  constants: { readonly __EVENTS__?: EventSink; readonly __IS_NOT_FOUND__?: boolean } = {},
): Promise<string> {
  // Imported here, because programs that only check a site also load this file and don't need the bundler.
  const { build } = await import('vite')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  })
  const [bundle] = [result].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`No script was built from ${entry}.`)
  return chunk.code.replace(/\s*\/\*.*?\*\/\s*/gs, '').trim()
}
