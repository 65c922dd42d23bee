import { memo, type ReactNode, useMemo } from 'react'
import type { CompiledPage } from '../../../schema/model.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { dialogId } from '../ui/dialogs.ts'
import { LanguageProvider } from '../ui/language.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Blocks } from './BlockRenderer.tsx'
import { ActionBar } from './chrome/ActionBar.tsx'
import { SiteFooter } from './chrome/SiteFooter.tsx'
import { SiteHeader } from './chrome/SiteHeader.tsx'
import { SiteMenu } from './chrome/SiteMenu.tsx'
import { CurrentPageProvider, type Runtime, RuntimeProvider, useRuntime } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageLoader } from './PageLoader.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

interface Props {
  readonly runtime: Runtime
  readonly page: CompiledPage
  /** Year of the build. The footer shows it until the bootstrap has written the visitor's own. */
  readonly buildYear: number
  /** What else belongs into the page, as its last child. */
  readonly children?: ReactNode
}

const Header = memo(SiteHeader)
const Menu = memo(SiteMenu)
const Bar = memo(ActionBar)
const Footer = memo(SiteFooter)

/** A whole page. The server renders it once per path; in development, the browser renders it. */
export function App({ runtime, page, buildYear, children }: Props) {
  const hasFrame = page.frame !== 'none'
  const content = JSON.stringify({ ...page, blocks: [], dialogs: {} })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that changes blocks renders only them.
  const current = useMemo(() => page, [content])
  return (
    <RuntimeProvider value={runtime}>
      <LanguageProvider value={runtime.shell.site}>
        <CurrentPageProvider value={current}>
          <ErrorBoundary
            path={page.path}
            fallback={() => <UnexpectedError />}
            describe={() => 'The page failed to render.'}
          >
            {hasFrame ? <Header /> : null}
            <main id="main" tabIndex={-1}>
              {page.heading === undefined ? null : <VisuallyHidden as="h1">{page.heading}</VisuallyHidden>}
              <PageBlocks page={page} />
            </main>
            {hasFrame ? (
              <>
                <Bar />
                <Footer buildYear={buildYear} />
              </>
            ) : null}
          </ErrorBoundary>
          <OfflineNotice />
          {children}
        </CurrentPageProvider>
      </LanguageProvider>
    </RuntimeProvider>
  )
}

/**
 * The style sheet stands where the first screen ends: browsers paint what is above while they fetch it, and read nothing
 * below. So that a tap on the first screen opens its dialog at once, the dialogs stand before it; and after the heading
 * of the page, because theirs are not the first. On a page with a loader, the loading indicator covers the blocks after
 * the first one.
 */
function PageBlocks({ page: { blocks, dialogs, loader } }: { readonly page: CompiledPage }) {
  const { styleSheet } = useRuntime()
  return (
    <>
      <Blocks blocks={blocks.slice(0, 1)} opensPage />
      <Menu />
      <Dialogs dialogs={dialogs} />
      {styleSheet ? <link rel="stylesheet" href={styleSheet} /> : null}
      {loader === undefined ? null : <PageLoader />}
      <Blocks blocks={blocks.slice(1)} />
    </>
  )
}

/** The dialogs that a page can open. The browser opens and closes them. */
const Dialogs = memo(({ dialogs }: Pick<CompiledPage, 'dialogs'>) =>
  Object.entries(dialogs).map(([name, { title, description, size, blocks }]) => (
    <Dialog key={name} id={dialogId(name)} title={title} description={description} size={size}>
      <Blocks blocks={blocks} />
    </Dialog>
  )),
)
