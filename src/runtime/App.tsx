import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CompiledPage } from '../../schema/model.ts'
import { LanguageProvider } from '../ui/language.ts'
import { Blocks } from './BlockRenderer.tsx'
import { SiteFooter } from './chrome/SiteFooter.tsx'
import { SiteHeader } from './chrome/SiteHeader.tsx'
import { SiteMenu } from './chrome/SiteMenu.tsx'
import { CurrentPageProvider, type Runtime, RuntimeProvider } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageDialogs } from './PageDialogs.tsx'
import { PageEntry } from './PageEntry.tsx'
import { PageLoader } from './PageLoader.tsx'
import { notFoundPath } from './pageContent.ts'
import type { Pages } from './pages.ts'
import { withoutTrailingSlash } from './resolveRule.ts'
import { ToastHost } from './ToastHost.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'
import { loggedPath } from './useRequestedPath.ts'

interface Props {
  readonly runtime: Runtime
  readonly pages: Pages
  /** Year of the build. The footer shows it until hydration. */
  readonly buildYear: number
}

/** The whole site below a router. The server renders it once per path, the browser hydrates it once. */
export function App({ runtime, pages, buildYear }: Props) {
  const path = withoutTrailingSlash(useLocation().pathname)
  return (
    <RuntimeProvider value={runtime}>
      <LanguageProvider value={runtime.shell.site}>
        <ErrorBoundary
          path={path}
          fallback={() => <UnexpectedError />}
          describe={() => 'The page failed to render.'}
        >
          <Route path={path} pages={pages} buildYear={buildYear} />
        </ErrorBoundary>
        <ToastHost />
        <OfflineNotice />
      </LanguageProvider>
    </RuntimeProvider>
  )
}

/** Shows the page of a path. During a redirect, the previous page stays. */
function Route({ path, pages, buildYear }: Omit<Props, 'runtime'> & { readonly path: string }) {
  useSyncExternalStore(pages.subscribe, pages.version, pages.version)
  const resolution = use(pages.read(path))
  const [shown, setShown] = useState<CompiledPage>()
  const current = resolution.kind === 'page' ? resolution.page : shown
  if (current !== shown) setShown(current)
  return (
    <>
      {current && <PageView page={current} buildYear={buildYear} />}
      {resolution.kind === 'redirect' && <Redirect to={resolution.to} />}
    </>
  )
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

function PageView({ page, buildYear }: { readonly page: CompiledPage; readonly buildYear: number }) {
  return (
    <CurrentPageProvider value={page}>
      <SiteHeader />
      <main key={page.path} id="main" tabIndex={-1}>
        <PageBlocks page={page} />
      </main>
      <SiteFooter buildYear={buildYear} />
      <SiteMenu />
      <PageDialogs key={`dialogs of ${page.path}`} dialogs={page.dialogs} />
      <PageEntry page={page} />
      {page.path === notFoundPath && <NotFoundLog />}
    </CurrentPageProvider>
  )
}

/** Logs a path that has no page, once. */
function NotFoundLog() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== loggedPath()) console.error(`No page at ${pathname}`)
  }, [pathname])
  return null
}

/** On a page with a loader, the loading indicator covers the blocks after the first one. */
function PageBlocks({ page: { blocks, loader } }: { readonly page: CompiledPage }) {
  if (loader === undefined) return <Blocks blocks={blocks} opensPage />
  return (
    <>
      <Blocks blocks={blocks.slice(0, 1)} opensPage />
      <PageLoader />
      <Blocks blocks={blocks.slice(1)} />
    </>
  )
}
