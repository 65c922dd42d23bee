import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { createRoot } from 'react-dom/client'
import type { CompiledPage } from '../../../schema/model.ts'
import { restoreAllowedServices } from '../stores/allowedServices.ts'
import { showKeptToast, takeKept, useToasts } from '../stores/toasts.ts'

import { LanguageProvider } from '../ui/language.ts'
import { isInOpening } from '../ui/opening.ts'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { BlockElement } from './BlockRenderer.tsx'
import type { AppEntry } from './boot.ts'
import type { KeptVisit } from './carryOver.ts'
import type { Runtime } from './context.ts'
import { followForeignTexts } from './foreignTexts.ts'
import { hydrateDelivered } from './hydrateDelivered.tsx'
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
  if (!file || file.hash !== state.boot.hash) throw new Error('The site was deployed again since this page was opened.')
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
  const name = `Block \`${block.type}\``
  const start = async (mayReplace = false) => {
    restoreInlineStyles(island)
    return hydrateDelivered(island, root, islandPrefix(index), `${name} failed`, mayReplace)
  }
  let outcome = await start()
  // A translator can be faster once more.
  for (let attempt = 0; outcome === 'changed' && attempt < 3; attempt += 1) {
    await (await import('./repairMarkup.ts')).repairIsland(island)
    outcome = await start()
  }
  if (outcome === 'changed') {
    console.error(`${name} renders other markup than the server, so it replaces that.`)
    outcome = await (await import('./carryOver.ts')).keepThrough(island, () => start(true))
  }
  if (outcome === 'started') {
    restoreAllowedServices()
    followForeignTexts(island)
  }
  // What can't start works as it does without scripts.
  island.setAttribute('data-live', outcome === 'started' ? '' : 'failed')
  repeatEvents(island)
}

export const restoreKept: AppEntry['restoreKept'] = () => {
  const visit = takeKept<KeptVisit>('path')
  if (visit) void import('./carryOver.ts').then(({ restoreVisit }) => restoreVisit(visit))
  else showKeptToast()
}

export const carryOver: AppEntry['carryOver'] = async (html) =>
  (await import('./carryOver.ts')).carryOver(html, shell.site.words.outdated)

/** Repeats what the visitor did in an island before it could respond. */
function repeatEvents(island: HTMLElement): void {
  for (const [control, event] of state.queue) {
    if (!island.contains(control)) continue
    state.queue.delete(control)
    if (event.type === 'click') control.click()
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter)
    else if (control instanceof HTMLIFrameElement) {
      // A message of its page. The window of a sandboxed frame is another one once the page has loaded.
      const { data, origin } = event as MessageEvent
      dispatchEvent(new MessageEvent(event.type, { data, origin, source: control.contentWindow }))
    }
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
