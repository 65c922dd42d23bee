import { blockLoaders } from 'virtual:pagewright/registry'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { CompiledPage, SiteShell } from '../../schema/model.ts'
import { LanguageProvider } from '../ui/language.ts'
import { App } from './App.tsx'
import { Blocks } from './BlockRenderer.tsx'
import { CurrentPageProvider, RuntimeProvider } from './context.ts'
import { messageOf } from './ErrorBoundary.tsx'
import { createSinglePage } from './pages.ts'
import { allBlocks, createRegistry } from './registry.ts'

export { structuredBlocks } from 'virtual:pagewright/structured-data'

const registry = createRegistry(blockLoaders)

export interface RenderedPage {
  readonly html: string
  /** The style element of the page's components. */
  readonly styleTags: string
}

/** Loads the code of every block type a site uses; call it once before `renderPage`. */
export async function loadBlockTypes(types: readonly string[]): Promise<void> {
  // In sequence, because styles are numbered in the order of loading, and two builds must be identical.
  for (const type of types) await registry.load(type)
}

/**
 * Renders a page to the HTML that the browser shows and hydrates.
 * @throws when a block fails; the message names it.
 */
export function renderPage(page: CompiledPage, shell: SiteShell, buildYear: number): RenderedPage {
  const runtime = { shell, registry, mode: 'production' } as const
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StaticRouter location={page.path}>
          <App runtime={runtime} pages={createSinglePage({ kind: 'page', page })} buildYear={buildYear} />
        </StaticRouter>,
      ),
    )
    return { html: withoutSlashes(html), styleTags: withoutEdges(sheet.getStyleTags()) }
  } catch (error) {
    throw failureOf(page, shell, error)
  } finally {
    sheet.seal()
  }
}

/** Removes the meaningless slashes with which React closes void elements. */
function withoutSlashes(html: string): string {
  return html.replace(
    /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*)\/>/g,
    '<$1>',
  )
}

/** Removes the space at the end of style elements, because some checkers hash their text without it. */
function withoutEdges(styleTags: string): string {
  return styleTags.replaceAll(/\s+<\/style>/g, '</style>')
}

/** A page that cannot be rendered. */
export interface RenderFailure extends Error {
  /** Index of the failing block among `allBlocks`, if a single block fails. */
  readonly block?: number
}

/** Renders the blocks one by one, the inner before the outer, to find the one that fails. */
function failureOf(page: CompiledPage, shell: SiteShell, cause: unknown): RenderFailure {
  const blocks = allBlocks(page)
  for (const [index, block] of [...blocks.entries()].toReversed()) {
    try {
      renderToString(
        <StaticRouter location={page.path}>
          <RuntimeProvider value={{ shell, registry, mode: 'production' }}>
            <LanguageProvider value={shell.site}>
              <CurrentPageProvider value={page}>
                <Blocks blocks={[block]} />
              </CurrentPageProvider>
            </LanguageProvider>
          </RuntimeProvider>
        </StaticRouter>,
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
