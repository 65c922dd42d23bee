import { createRoot, hydrateRoot } from 'react-dom/client'
import { frame } from 'virtual:pagewright/frame'
import { blockLoaders } from 'virtual:pagewright/registry'
import { AppRoot } from './AppRoot.tsx'
import type { Runtime } from './context.ts'
import { type ContentFile, fetchContent, type Resolution, resolvePath } from './pageContent.ts'
import { createClientPages } from './pages.ts'
import { blockTypesOf, createRegistry } from './registry.ts'
import { replayHeld } from './replayHeld.ts'
import { withoutTrailingSlash } from './resolveRule.ts'

const state = window.pagewright
const { boot } = state
const registry = createRegistry(blockLoaders)

/** Fetches the code of the blocks that a page cannot show without. */
async function loadBlocks(resolution: Resolution, lazy: 'with' | 'without'): Promise<Resolution> {
  if (resolution.kind === 'page') {
    const { blocks, dialogs } = resolution.page
    const inDialogs = lazy === 'with' ? Object.values(dialogs).flatMap((dialog) => dialog.blocks) : []
    await Promise.all(blockTypesOf([...blocks, ...inDialogs], lazy).map((type) => registry.load(type)))
  }
  return resolution
}

/** A page that cannot be fetched any more (offline, or a new deployment) is left to the browser. */
function openAsDocument(path: string): Promise<never> {
  location.assign(path)
  return new Promise(() => {})
}

const fetchEntry = async (path: string) => fetchContent(path)

const pages = createClientPages((path) =>
  resolvePath(path, runtime.frame.rules, fetchEntry)
    .then((resolution) => loadBlocks(resolution, 'without'))
    .catch(() => openAsDocument(path)),
)

let runtime: Runtime = { frame, registry, mode: import.meta.env.DEV ? 'development' : 'production' }

const firstContent = async (): Promise<ContentFile> => {
  const content = await fetchContent(boot.path)
  if (!content) throw new Error(`The content of \`${boot.path}\` could not be fetched.`)
  return content
}

/** What the HTML shows belongs to `boot.path`; a rule may still send the address elsewhere. */
async function firstResolution(): Promise<{ resolution: Resolution; isDelivered: boolean }> {
  const asked = withoutTrailingSlash(location.pathname)
  if (boot.start === 'now') {
    return { resolution: await resolvePath(asked, frame.rules, fetchEntry), isDelivered: false }
  }
  const content = await firstContent()
  const isDelivered = content.hash === boot.hash
  if (content.kind === 'redirect') return { resolution: content, isDelivered: false }
  const status = boot.path === '/404' ? 'not-found' : 'found'
  return { resolution: { kind: 'page', status, page: content.page }, isDelivered }
}

async function start() {
  const container = document.getElementById('app')
  if (!container) throw new Error('The document has no element with the id `app`.')
  const { resolution, isDelivered } = await firstResolution()
  await loadBlocks(resolution, isDelivered ? 'with' : 'without')
  pages.replace(withoutTrailingSlash(location.pathname), resolution)

  const onLive = () => replayHeld(state.held)
  const app = () => (
    <AppRoot runtime={runtime} pages={pages} buildYear={boot.year} onLive={onLive} />
  )
  state.live = true
  document.querySelector('script[type="speculationrules"]')?.remove()
  const options = {
    // The boundaries say what failed; React need not say it again.
    onCaughtError: () => {},
  }
  const root = isDelivered ? hydrateRoot(container, app(), options) : createRoot(container, options)
  if (!isDelivered) root.render(app())
  return {
    root,
    update(nextFrame: Runtime['frame']) {
      runtime = { ...runtime, frame: nextFrame }
      root.render(app())
    },
  }
}

const started = start()

if (import.meta.hot) {
  const { connectLiveContent } = await import('./liveContent.ts')
  const { update } = await started
  connectLiveContent(import.meta.hot, { pages, update, loadBlocks: (page) => loadBlocks(page, 'with'), rules: () => runtime.frame.rules })
}
