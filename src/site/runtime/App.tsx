import { memo, type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { CompiledPage } from '../../../schema/model.ts'
import { color, duration, media, radius, shadow, space, text } from '../theme/tokens.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { dialogId } from '../ui/dialogs.ts'
import { Loading } from '../ui/Loading.tsx'
import { LanguageProvider, useLanguage } from '../ui/language.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Blocks } from './BlockRenderer.tsx'
import { ActionBar } from './chrome/ActionBar.tsx'
import { SiteFooter } from './chrome/SiteFooter.tsx'
import { SiteHeader } from './chrome/SiteHeader.tsx'
import { SiteMenu } from './chrome/SiteMenu.tsx'
import { CurrentPageProvider, type Runtime, RuntimeProvider, useHomeAddress, useRuntime } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

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
            <main id="main" tabIndex={-1} data-waits={page.waits}>
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

/**
 * A message that something couldn't be loaded, visible while the document has `data-offline`. It is part of the page,
 * because nothing can be loaded when it is needed.
 */
function OfflineNotice() {
  const { words } = useLanguage()
  return <Notice role="alert">{words.unreachable}</Notice>
}

const Notice = styled.p`
  display: none;
  position: fixed;
  z-index: 10;
  inset: auto ${space[2]} ${space[2]};
  width: fit-content;
  max-width: 32rem;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  font: ${text.small};

  html[data-offline] & {
    display: block;
  }
`

/**
 * The loading indicator of a page with `loader`. While the document has `data-loading`, which only a script sets, it is
 * visible and the blocks after it are hidden.
 */
function PageLoader() {
  return (
    <Place data-page-loader="">
      <Loading />
    </Place>
  )
}

const Place = styled.div`
  display: none;

  html[data-loading] & {
    position: relative;
    z-index: 1;
    display: block;
    height: 0;
  }
  html[data-loading] & ~ * {
    opacity: 0;
    pointer-events: none;
  }

  > * {
    margin-top: ${space[6]};
  }

  ${media.motion} {
    & ~ * {
      transition: opacity ${duration.calm};
    }
    html[data-loading] & ~ * {
      transition: none;
    }
  }
`

const Panel = styled.main`
  display: grid;
  place-content: center;
  gap: ${space[3]};
  min-block-size: 100vh;
  padding: ${space[3]};
  text-align: center;
`

/** Replaces a page that failed to render. Its link loads a new document. */
function UnexpectedError() {
  const { words } = useLanguage()
  return (
    <Panel id="main">
      <h1>{words.crashed}</h1>
      <p>
        <a href={useHomeAddress()} data-document="">
          {words.home}
        </a>
      </p>
    </Panel>
  )
}
