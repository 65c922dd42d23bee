import { blockLoaders } from 'virtual:pagewright/registry'
import { act, type RenderResult, render } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { Blocks } from '../../src/runtime/BlockRenderer.tsx'
import { CurrentPageProvider, RuntimeProvider } from '../../src/runtime/context.ts'
import { createRegistry, withNested } from '../../src/runtime/registry.ts'
import { LanguageProvider } from '../../src/ui/language.ts'
import { compileBlock, readExamples } from './exampleSite.ts'

/** A page that the block opened, and whether it stands in place of the one before: PUSH or REPLACE. */
interface PageVisit {
  readonly path: string
  readonly way: string
}

interface RenderedBlock extends RenderResult {
  /** The pages that the block has opened so far. */
  readonly visits: readonly PageVisit[]
}

function PageVisits({ onVisit }: { readonly onVisit: (visit: PageVisit) => void }) {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  // The key belongs to the page that is open first.
  useEffect(() => {
    if (key !== 'default') onVisit({ path: pathname, way })
  }, [key, pathname, way, onVisit])
  return null
}

/**
 * Renders a block as it stands in `site.yaml`, compiled and inside everything a page gives it.
 * @param block YAML of one block, starting with `type:`.
 */
export async function renderBlock(block: string): Promise<RenderedBlock> {
  const visits: PageVisit[] = []
  const onVisit = (visit: PageVisit) => visits.push(visit)
  const { page, shell } = compileBlock(block)
  const blocks = page.blocks.slice(1)
  const registry = createRegistry(blockLoaders)
  await Promise.all(withNested(blocks).map(({ type }) => registry.load(type)))
  const rendered = await act(async () =>
    render(
      <MemoryRouter>
        <PageVisits onVisit={onVisit} />
        <RuntimeProvider value={{ shell, registry, mode: 'production' }}>
          <LanguageProvider value={shell.site}>
            <CurrentPageProvider value={page}>
              <Blocks blocks={blocks} />
            </CurrentPageProvider>
          </LanguageProvider>
        </RuntimeProvider>
      </MemoryRouter>,
    ),
  )
  return { ...rendered, visits }
}

/** Renders the first example of a block. */
export function renderExample(type: string): Promise<RenderedBlock> {
  return renderBlock(readExamples(type)[0])
}
