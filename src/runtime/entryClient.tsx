import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { SiteShell } from '../../schema/model.ts'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { AppRoot } from './AppRoot.tsx'
import type { Runtime } from './context.ts'
import { firstResolution } from './firstResolution.ts'
import { loadBlocks } from './loadBlocks.ts'
import { isReachable, showOffline } from './offline.ts'
import { fetchContent, resolvePath } from './pageContent.ts'
import { createClientPages } from './pages.ts'
import { createRegistry } from './registry.ts'
import { replayQueued } from './replayQueued.ts'
import { withoutTrailingSlash } from './resolveRule.ts'

const state = window.pagewright
const { boot } = state

let runtime: Runtime = {
  shell,
  registry: createRegistry(blockLoaders),
  mode: import.meta.env.DEV ? 'development' : 'production',
}

const pages = createClientPages(
  (path) =>
    resolvePath(path, runtime.shell.rules, fetchContent).then((resolution) =>
      loadBlocks(runtime.registry, resolution, 'shown'),
    ),
  openAsDocument,
)

/**
 * A page that a new deployment has replaced is left to the browser. Without a connection the page that shows stays,
 * and the other opens when the connection is back, if the visitor still wants it.
 */
async function openAsDocument(): Promise<never> {
  // The address is the page's already, with its anchor.
  if (await isReachable()) location.reload()
  else {
    showOffline()
    const wanted = location.href
    addEventListener('online', () => location.href === wanted && location.reload(), { once: true })
  }
  return new Promise(() => {})
}

const onLive = () => {
  replayQueued(state.queue)
  state.ready = true
}

const app = () => <AppRoot runtime={runtime} pages={pages} buildYear={boot.year} onLive={onLive} />

// The boundaries say what failed; React need not say it again.
const rootOptions = { onCaughtError: () => {} }

async function start(): Promise<Root> {
  const container = document.getElementById('app')
  if (!container) throw new Error('The document has no element with the id `app`.')
  const path = withoutTrailingSlash(location.pathname)
  const first = await firstResolution(path, boot, runtime.shell)
  await loadBlocks(runtime.registry, first.resolution, first.state === 'delivered' ? 'delivered' : 'shown')
  pages.replace(path, first.resolution)

  // From here on the app answers; the browser need not prepare documents any more.
  state.live = true
  document.querySelector('script[type="speculationrules"]')?.remove()
  if (first.state === 'delivered') restoreInlineStyles(container)
  if (first.state === 'delivered') return hydrateRoot(container, app(), rootOptions)
  const root = createRoot(container, rootOptions)
  root.render(app())
  document.documentElement.removeAttribute('data-resolving')
  return root
}

const started = start()

// What fails here fails the import of this module: the bootstrap knows what to do.
await started

if (import.meta.hot) {
  const { connectLiveContent } = await import('./liveContent.ts')
  const root = await started
  connectLiveContent(import.meta.hot, {
    pages,
    save: boot.save,
    rules: () => runtime.shell.rules,
    loadBlocks: (resolution) => loadBlocks(runtime.registry, resolution, 'shown'),
    update(shell: SiteShell) {
      runtime = { ...runtime, shell }
      root.render(app())
    },
  })
}
