import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { createRoot } from 'react-dom/client'
import type { CompiledPage } from '../../schema/model.ts'
import type { Html } from '../../schema/values.ts'
import { restoreAllowedServices } from '../stores/allowedServices.ts'
import { useToasts } from '../stores/toasts.ts'

export { showKeptToast } from '../stores/toasts.ts'

import { LanguageProvider } from '../ui/language.ts'
import { isInOpening } from '../ui/opening.ts'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { trustedMarkup } from '../ui/trusted.ts'
import { BlockElement } from './BlockRenderer.tsx'
import type { AppEntry } from './boot.ts'
import type { Runtime } from './context.ts'
import { followForeignTexts } from './foreignTexts.ts'
import { hydrateDelivered } from './hydrateDelivered.tsx'
import { IslandRoot } from './Island.tsx'
import { islandPrefix } from './islands.ts'
import { readContent } from './pageContent.ts'
import { createRegistry } from './registry.ts'
import { repairMarkup } from './repairMarkup.ts'
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
  if (!file || file.hash !== state.boot.hash) throw new Error(redeployed)
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
  const root = (
    <IslandRoot
      runtime={runtime}
      page={page}
      isOpening={isInOpening(island)}
      isInsideDialog={island.closest('dialog') !== null}
    >
      <BlockElement block={block} />
    </IslandRoot>
  )
  const start = async () => {
    restoreInlineStyles(island)
    return hydrateDelivered(island, root, islandPrefix(index), `Block \`${block.type}\` failed`)
  }
  let outcome = await start()
  // A translator can be faster once more.
  for (let attempt = 0; outcome === 'changed' && attempt < 3; attempt += 1) {
    repairMarkup(island, await deliveredIsland(index))
    outcome = await start()
  }
  if (outcome === 'changed') console.error(`Block \`${block.type}\` can’t hydrate: its markup was changed.`)
  if (outcome === 'started') {
    restoreAllowedServices()
    followForeignTexts(island)
  }
  // What can't start works as it does without scripts.
  island.setAttribute('data-live', outcome === 'started' ? '' : 'failed')
  repeatEvents(island)
}

/** An island in the document as the host delivers it. */
async function deliveredIsland(index: number): Promise<Element> {
  const response = await fetch(location.href, { cache: 'no-cache' })
  const markup = trustedMarkup((await response.text()) as Html).__html
  const delivered = new DOMParser().parseFromString(markup, 'text/html')
  const bootOf = ({ documentElement }: Document) =>
    documentElement.querySelector('#pagewright-boot')?.textContent
  const island = delivered.querySelector(`[data-island="${index}"]`)
  if (!island || bootOf(delivered) !== bootOf(document)) throw new Error(redeployed)
  return island
}

const redeployed = 'The site was deployed again since this page was opened.'

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
