import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { CompiledPage } from '../../schema/model.ts'
import type { CompiledBlock } from '../../schema/values.ts'
import { restoreAllowedServices } from '../stores/allowedServices.ts'
import { useToasts } from '../stores/toasts.ts'

export { showKeptToast } from '../stores/toasts.ts'

import { LanguageProvider } from '../ui/language.ts'
import { isInOpening } from '../ui/opening.ts'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { BlockElement } from './BlockRenderer.tsx'
import type { AppEntry } from './boot.ts'
import type { Runtime } from './context.ts'
import { ErrorBoundary, messageOf } from './ErrorBoundary.tsx'
import { IslandRoot } from './Island.tsx'
import { islandPrefix } from './islands.ts'
import { readContent } from './pageContent.ts'
import { createRegistry } from './registry.ts'
import { ToastHost } from './ToastHost.tsx'

/** Entry of the app in the browser: hydrates single blocks of a prerendered page. */

const state = window.pagewright
const registry = createRegistry(blockLoaders)
const runtime: Runtime = { shell, registry, mode: 'production', islands: 'hydrated' }

let content: Promise<CompiledPage> | undefined

async function readPage(): Promise<CompiledPage> {
  const response = await state.content
  if (!response) throw new Error('The content of this page can’t be fetched.')
  const file = await readContent(response)
  if (!file || file.hash !== state.boot.hash)
    throw new Error('The site was deployed again since this page was opened.')
  return file.page
}

export const hydrateIsland: AppEntry['hydrateIsland'] = async (island) => {
  content ??= readPage()
  content.catch(() => {
    content = undefined
  })
  const page = await content
  const index = Number(island.dataset.island)
  const block = page.blocks[index]
  if (!block) throw new Error(`The content of ${page.path} has no island ${index}.`)
  await registry.load(block.type)
  restoreInlineStyles(island)
  hydrateRoot(
    island,
    <IslandRoot
      runtime={runtime}
      page={page}
      isOpening={isInOpening(island)}
      isInsideDialog={island.closest('dialog') !== null}
    >
      <LiveBlock block={block} island={island} />
    </IslandRoot>,
    // The boundary logs what failed, so React doesn't have to.
    { identifierPrefix: islandPrefix(index), onCaughtError: () => {} },
  )
}

interface LiveBlockProps {
  readonly block: CompiledBlock
  readonly island: HTMLElement
}

function LiveBlock({ block, island }: LiveBlockProps) {
  useEffect(() => {
    restoreAllowedServices()
    island.setAttribute('data-live', '')
    repeatEvents(island)
  }, [island])
  return (
    <ErrorBoundary
      fallback={() => null}
      describe={(error) => `Block \`${block.type}\` failed: ${messageOf(error)}`}
    >
      <BlockElement block={block} />
    </ErrorBoundary>
  )
}

/** Repeats what the visitor did in an island before it could respond. */
function repeatEvents(island: HTMLElement): void {
  for (const [control, event] of state.queue) {
    if (!island.contains(control)) continue
    state.queue.delete(control)
    if (event.type === 'click') control.click()
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter)
    // A message of the frame in `control`.
    else dispatchEvent(event)
  }
}

const stopWaiting = useToasts.subscribe(() => {
  stopWaiting()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <LanguageProvider value={shell.site}>
      <ToastHost />
    </LanguageProvider>,
  )
})
