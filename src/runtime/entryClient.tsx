import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { CompiledEntry, SiteShell } from '../../schema/model.ts'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { AppRoot } from './AppRoot.tsx'
import type { Runtime } from './context.ts'
import { firstResolution } from './firstResolution.ts'
import { isReachable, showOffline } from './offline.ts'
import { fetchContent, resolvePath } from './pageContent.ts'
import { createClientPages } from './pages.ts'
import { allBlocks, createRegistry, withoutLazy } from './registry.ts'
import { withoutTrailingSlash } from './resolveRule.ts'

const state = window.pagewright
const { boot } = state

let runtime: Runtime = {
  shell,
  registry: createRegistry(blockLoaders),
  mode: import.meta.env.DEV ? 'development' : 'production',
}

const pages = createClientPages(
  async (path) => loadBlocks(await resolvePath(path, runtime.shell.rules, fetchContent), 'shown'),
  openAsDocument,
)

/**
 * Fetches the code of the blocks of an entry. `shown`: those that the page can't be shown without. `delivered`: all
 * that the server rendered, with lazy blocks and dialogs, because they hydrate at once.
 */
async function loadBlocks(entry: CompiledEntry, extent: 'shown' | 'delivered'): Promise<CompiledEntry> {
  if (entry.kind === 'redirect') return entry
  const needed = extent === 'shown' ? withoutLazy(entry.page.blocks) : allBlocks(entry.page)
  await Promise.all(needed.map(({ type }) => runtime.registry.load(type)))
  return entry
}

/**
 * Reloads a page that a new deployment has replaced. Without a connection, the current page stays, and the other one
 * opens when the connection is back, if the visitor still wants it.
 */
async function openAsDocument(): Promise<never> {
  // The address bar already has the address of the page, with its anchor.
  if (await isReachable()) location.reload()
  else {
    showOffline()
    const wanted = location.href
    addEventListener('online', () => location.href === wanted && location.reload(), { once: true })
  }
  return new Promise(() => {})
}

const onLive = () => {
  // Repeats what the visitor did before the app could respond.
  for (const { event, control } of state.queue.splice(0)) {
    if (event.type === 'click') control.click()
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter)
  }
  state.ready = true
}

const app = () => <AppRoot runtime={runtime} pages={pages} buildYear={boot.year} onLive={onLive} />

// The boundaries log what failed, so React doesn't have to.
const rootOptions = { onCaughtError: () => {} }

async function start(): Promise<Root> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The document has no element with the id `app`.')
  const path = withoutTrailingSlash(location.pathname)
  const { resolution, state: shown } = await firstResolution(path, boot, runtime.shell)
  await loadBlocks(resolution, shown === 'delivered' ? 'delivered' : 'shown')
  pages.replace(path, resolution)

  // From here on the app responds, so the browser needs to prepare no more documents.
  state.live = true
  document.querySelector('script[type="speculationrules"]')?.remove()
  if (shown === 'delivered') {
    restoreInlineStyles(container)
    return hydrateRoot(container, app(), rootOptions)
  }
  const root = createRoot(container, rootOptions)
  root.render(app())
  document.documentElement.removeAttribute('data-resolving')
  return root
}

const started = start()

// A failure rejects the import of this module, which the bootstrap handles.
await started

if (import.meta.hot) {
  const { connectLiveContent } = await import('./liveContent.ts')
  const root = await started
  connectLiveContent(import.meta.hot, {
    pages,
    save: boot.save,
    rules: () => runtime.shell.rules,
    loadBlocks: (entry) => loadBlocks(entry, 'shown'),
    update(shell: SiteShell) {
      runtime = { ...runtime, shell }
      root.render(app())
    },
  })
}
