import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CompiledPage } from '../../schema/model.ts'
import { LanguageProvider } from '../ui/language.ts'
import { Blocks } from './BlockRenderer.tsx'
import { SiteFooter } from './chrome/SiteFooter.tsx'
import { SiteHeader } from './chrome/SiteHeader.tsx'
import { SiteMenu } from './chrome/SiteMenu.tsx'
import { CurrentPageProvider, type Runtime, RuntimeProvider } from './context.ts'
import { NotFoundLog } from './NotFoundLog.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageDialogs } from './PageDialogs.tsx'
import { PageEntry } from './PageEntry.tsx'
import { PageLoader } from './PageLoader.tsx'
import type { Resolution } from './pageContent.ts'
import type { Pages } from './pages.ts'
import { RouteBoundary } from './RouteBoundary.tsx'
import { withoutTrailingSlash } from './resolveRule.ts'
import { ToastHost } from './ToastHost.tsx'

type PageResolution = Extract<Resolution, { kind: 'page' }>

interface Props {
  readonly runtime: Runtime
  readonly pages: Pages
  /** Year of the build. The footer shows it until hydration. */
  readonly buildYear: number
}

/** The whole site below a router. The server renders it once per path, the browser hydrates it once. */
export function App({ runtime, pages, buildYear }: Props) {
  const path = withoutTrailingSlash(useLocation().pathname)
  const { language: tag, words } = runtime.shell.site
  const language = useMemo(() => ({ tag, words }), [tag, words])
  return (
    <RuntimeProvider value={runtime}>
      <LanguageProvider value={language}>
        <RouteBoundary path={path}>
          <Route path={path} pages={pages} buildYear={buildYear} />
        </RouteBoundary>
        <ToastHost />
        <OfflineNotice />
      </LanguageProvider>
    </RuntimeProvider>
  )
}

/** Shows the page of a path. During a redirect, the previous page stays. */
function Route({
  path,
  pages,
  buildYear,
}: {
  readonly path: string
  readonly pages: Pages
  readonly buildYear: number
}) {
  useSyncExternalStore(pages.subscribe, pages.version, pages.version)
  const resolution = use(pages.read(path))
  const [shown, setShown] = useState<PageResolution>()
  const current = resolution.kind === 'page' ? resolution : shown
  if (current !== shown) setShown(current)
  return (
    <>
      {current && <PageView page={current.page} status={current.status} buildYear={buildYear} />}
      {resolution.kind === 'redirect' && <Redirect to={resolution.to} />}
    </>
  )
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

function PageView({
  page,
  status,
  buildYear,
}: {
  readonly page: CompiledPage
  readonly status: 'found' | 'not-found'
  readonly buildYear: number
}) {
  const current = useMemo(() => ({ page, status }), [page, status])
  return (
    <CurrentPageProvider value={current}>
      <SiteHeader currentPath={page.path} layout={page.frame} />
      <main key={page.path} id="main" tabIndex={-1}>
        <PageBlocks page={page} />
      </main>
      <SiteFooter layout={page.frame} links={page.footerLinks} buildYear={buildYear} />
      <SiteMenu currentPath={page.path} layout={page.frame} />
      <PageDialogs key={`dialogs of ${page.path}`} dialogs={page.dialogs} />
      <PageEntry page={page} />
      {status === 'not-found' && <NotFoundLog />}
    </CurrentPageProvider>
  )
}

/** On a page with a loader, the blocks after the first one wait behind the loading sign. */
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
