import { blockLoaders } from 'virtual:pagewright/registry'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ThemeSettings } from '../../schema/site.ts'
import { Blocks } from '../../src/site/runtime/BlockRenderer.tsx'
import { CurrentPageProvider, RuntimeProvider } from '../../src/site/runtime/context.ts'
import { createRegistry, withNested } from '../../src/site/runtime/registry.ts'
import { LanguageProvider } from '../../src/site/ui/language.ts'
import { compileBlock, readExamples } from './exampleSite.ts'

/**
 * Renders a block as in `site.yaml`: compiled, and inside everything that a page provides.
 * @param block YAML of one block, starting with `type:`.
 * @param theme Settings other than the defaults.
 */
export async function renderBlock(block: string, theme: Partial<ThemeSettings> = {}): Promise<RenderResult> {
  const { page, shell: plain } = compileBlock(block)
  const shell = { ...plain, theme: { ...plain.theme, ...theme } }
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
