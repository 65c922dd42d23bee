// Built pages have these scripts inline.
import { pageScripts as scriptsOfBlocks } from 'virtual:pagewright/page-scripts'
import { blockLoaders } from 'virtual:pagewright/registry'
import { shell } from 'virtual:pagewright/shell'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { CompiledPage, SiteShell } from '../../../schema/model.ts'
import { restoreAllowedServices } from '../stores/allowedServices.ts'
import { showKeptToast } from '../stores/toasts.ts'
import { App } from './App.tsx'
import type { Runtime } from './context.ts'
import { connectLiveContent, currentPath, follow, resolvePath } from './liveContent.ts'
import { fetchEntry, notFoundPath } from './pageContent.ts'
import { applyPageHead, pageHead } from './pageHead.ts'
import { allBlocks, createRegistry } from './registry.ts'
import { ToastHost } from './ToastHost.tsx'

/** Entry of the app in development: renders the whole page in the browser, and again with each save. */

const container = document.getElementById('app')
if (!container) throw new Error('The document has no element with the id `app`.')
const root = createRoot(container)
const buildYear = new Date().getFullYear()

let runtime: Runtime = { shell, registry: createRegistry(blockLoaders), mode: 'development' }
let shown: CompiledPage | undefined

/** Scripts that run on built pages without the app. */
const pageScripts = [() => import('./pageEnd.ts'), () => import('./openSigns.ts'), ...scriptsOfBlocks]

function Page({ page, shell }: { readonly page: CompiledPage; readonly shell: SiteShell }) {
  useEffect(() => applyPageHead(pageHead(page, shell)), [page, shell])
  useEffect(() => {
    if (page.path === home() + notFoundPath) console.error(`No page at ${location.pathname}`)
  }, [page.path])
  useEffect(() => {
    restoreAllowedServices()
    showKeptToast()
    for (const run of pageScripts) void run()
  }, [])
  return (
    <App runtime={runtime} page={page} buildYear={buildYear}>
      <ToastHost />
    </App>
  )
}

function render(): void {
  if (shown) root.render(<Page page={shown} shell={runtime.shell} />)
}

async function show(page: CompiledPage): Promise<void> {
  await Promise.all(allBlocks(page).map(({ type }) => runtime.registry.load(type)))
  shown = page
  render()
}

const rules = () => runtime.shell.rules
const home = () => runtime.shell.home ?? ''
const entry = await resolvePath(currentPath(), rules(), fetchEntry, location.search, home())
if (entry.kind === 'redirect') follow(entry.to)
else await show(entry.page)

if (import.meta.hot) {
  connectLiveContent(import.meta.hot, {
    shown: () => shown,
    show,
    save: window.pagewright.boot.save,
    rules,
    home,
    update(shell) {
      runtime = { ...runtime, shell }
      render()
    },
  })
}
