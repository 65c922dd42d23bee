import { blockLoaders } from 'virtual:pagewright/registry'
import { renderToString } from 'react-dom/server'
import type { CompiledPage, SiteShell } from '../../../schema/model.ts'
import { cssFor, siteCss, styleFilesOf } from '../styles/server.ts'
import { dialogId } from '../ui/dialogs.ts'
import { App } from './App.tsx'
import { Blocks } from './BlockRenderer.tsx'
import { menuId } from './chrome/SiteMenu.tsx'
import type { Runtime } from './context.ts'
import { messageOf } from './ErrorBoundary.tsx'
import { besideOther, IslandRoot } from './Island.tsx'
import { islandContent, islandPrefix } from './islands.ts'
import { allBlocks, createRegistry } from './registry.ts'

export { structuredBlocks } from 'virtual:pagewright/structured-data'
export { renderAt } from '../format/currentMoment.ts'

const registry = createRegistry(blockLoaders)

// The browser loads some of these on first use, and no page renders them: the style sheet needs their styles.
import.meta.glob(['../ui/*.tsx', '!**/*.test.tsx'], { eager: true })

export { siteCss }

export interface RenderedPage {
  readonly html: string
  /** The part of it that browsers show before the style sheet has loaded. */
  readonly firstScreen: string
  /** The rules for that part. */
  readonly css: string
  /** Addresses of the files that the styles of the page load. */
  readonly styleFiles: readonly string[]
}

/** The menu and the dialogs of a page, which nobody sees at first, and the style sheet follow the first screen. */
const endOfFirstScreen = new RegExp(`<dialog id="(?:${menuId}|${dialogId('')})|<link rel="stylesheet"`)

/** Loads the code of every block type a site uses; call it once before `renderPage`. */
export async function loadBlockTypes(types: readonly string[]): Promise<void> {
  // In sequence, because styles are numbered in the order of loading, and two builds must be identical.
  for (const type of types) await registry.load(type)
}

/**
 * Renders a page to the HTML that the browser shows and hydrates.
 * @throws when a block fails; the message names it.
 */
export function renderPage(page: CompiledPage, { shell, buildYear, styleSheet }: RenderOptions): RenderedPage {
  const runtime: Runtime = {
    shell,
    registry,
    mode: 'production',
    styleSheet,
    islands: (children, index) => renderToString(besideOther(children), { identifierPrefix: islandPrefix(index) }),
  }
  try {
    const html = renderToString(<App runtime={runtime} page={page} buildYear={buildYear} />)
    const firstScreen = html.slice(0, html.search(endOfFirstScreen))
    return {
      html: withoutSlashes(html),
      firstScreen,
      css: cssFor(firstScreen),
      styleFiles: styleFilesOf(html),
    }
  } catch (error) {
    throw failureOf(page, shell, error)
  }
}

interface RenderOptions {
  readonly shell: SiteShell
  readonly buildYear: number
  /** URL of the style sheet of the site. */
  readonly styleSheet: string
}

/** The content that a page's islands hydrate with, and their types; undefined if the page has no islands. */
export function islandsIn(
  page: CompiledPage,
): { readonly content: CompiledPage; readonly types: readonly string[] } | undefined {
  const content = islandContent(page, registry.isInteractive)
  if (content.blocks.length === 0) return undefined
  return { content, types: content.blocks.map(({ type }) => type) }
}

/** Removes the meaningless slashes with which React closes void elements. */
function withoutSlashes(html: string): string {
  return html.replace(/<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*)\/>/g, '<$1>')
}

/** A page that cannot be rendered. */
export interface RenderFailure extends Error {
  /** Index of the failing block among `allBlocks`, if a single block fails. */
  readonly block?: number
}

/** Renders the blocks one by one, the inner before the outer, to find the one that fails. */
function failureOf(page: CompiledPage, shell: SiteShell, cause: unknown): RenderFailure {
  const blocks = allBlocks(page)
  const runtime: Runtime = { shell, registry, mode: 'production' }
  for (const [index, block] of [...blocks.entries()].toReversed()) {
    try {
      renderToString(
        <IslandRoot runtime={runtime} page={page} isOpening={false} isInsideDialog={false}>
          <Blocks blocks={[block]} />
        </IslandRoot>,
      )
    } catch (error) {
      const why = `block \`${block.key}\` (type \`${block.type}\`) failed: ${messageOf(error)}`
      return Object.assign(failure(page, why, cause), { block: index })
    }
  }
  return failure(page, String(cause), cause)
}

function failure(page: CompiledPage, why: string, cause: unknown): Error {
  return new Error(`Page ${page.path} cannot be rendered: ${why}`, { cause })
}
