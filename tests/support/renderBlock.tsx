import { blockLoaders } from 'virtual:pagewright/registry'
import { act, type RenderResult, render } from '@testing-library/react'
import { Blocks } from '../../src/runtime/BlockRenderer.tsx'
import { CurrentPageProvider, RuntimeProvider } from '../../src/runtime/context.ts'
import { createRegistry, withNested } from '../../src/runtime/registry.ts'
import { LanguageProvider } from '../../src/ui/language.ts'
import { compileBlock, readExamples } from './exampleSite.ts'

/**
 * Renders a block as in `site.yaml`: compiled, and inside everything that a page provides.
 * @param block YAML of one block, starting with `type:`.
 */
export async function renderBlock(block: string): Promise<RenderResult> {
  const { page, shell } = compileBlock(block)
  const blocks = page.blocks.slice(1)
  const registry = createRegistry(blockLoaders)
  await Promise.all(withNested(blocks).map(({ type }) => registry.load(type)))
  return act(async () =>
    render(
      <RuntimeProvider value={{ shell, registry, mode: 'production' }}>
        <LanguageProvider value={shell.site}>
          <CurrentPageProvider value={page}>
            <Blocks blocks={blocks} />
          </CurrentPageProvider>
        </LanguageProvider>
      </RuntimeProvider>,
    ),
  )
}

/** Renders the first example of a block. */
export function renderExample(type: string): Promise<RenderResult> {
  return renderBlock(readExamples(type)[0])
}
