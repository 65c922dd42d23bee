import { createContext, type ReactNode, useContext } from 'react'
import type { CompiledPage } from '../../../schema/model.ts'
import type { CompiledBlock } from '../../../schema/values.ts'
import { InsideDialogContext } from '../ui/insideDialog.ts'
import { LanguageProvider } from '../ui/language.ts'
import { OpeningContext } from '../ui/opening.ts'
import { CurrentPageProvider, type Runtime, RuntimeProvider, useCurrentPage, useRuntime } from './context.ts'
import { islandsOf } from './islands.ts'

/** Whether the component is part of an island, and not in a list of blocks inside it. */
export const IslandContext = createContext(false)

interface IslandProps {
  readonly block: CompiledBlock
  readonly children: ReactNode
}

/** The element that contains a block that hydrates: the container of its React root. */
export function Island({ block, children }: IslandProps) {
  const runtime = useRuntime()
  const page = useCurrentPage()
  const isOpening = useContext(OpeningContext)
  const isInsideDialog = useContext(InsideDialogContext)
  if (typeof runtime.islands !== 'function') {
    return (
      <div data-island="" data-live="">
        <IslandContext value>{children}</IslandContext>
      </div>
    )
  }
  const index = islandsOf(page, runtime.registry.isInteractive).indexOf(block)
  const html = runtime.islands(
    <IslandRoot runtime={runtime} page={page} isOpening={isOpening} isInsideDialog={isInsideDialog}>
      {children}
    </IslandRoot>,
    index,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has just rendered it.
  return <div data-island={index} dangerouslySetInnerHTML={{ __html: html }} />
}

interface IslandRootProps {
  readonly runtime: Runtime
  readonly page: CompiledPage
  readonly isOpening: boolean
  readonly isInsideDialog: boolean
  readonly children: ReactNode
}

/** In the browser, `hydrateDelivered` puts a component beside an island. The ids that React generates depend on that. */
export const besideOther = (island: ReactNode) => (
  <>
    {island}
    {null}
  </>
)

/** What a block gets from the page around it. The server and the browser render the same. */
export function IslandRoot({ runtime, page, isOpening, isInsideDialog, children }: IslandRootProps) {
  return (
    <RuntimeProvider value={runtime}>
      <LanguageProvider value={runtime.shell.site}>
        <CurrentPageProvider value={page}>
          <OpeningContext value={isOpening}>
            <InsideDialogContext value={isInsideDialog}>
              <IslandContext value>{children}</IslandContext>
            </InsideDialogContext>
          </OpeningContext>
        </CurrentPageProvider>
      </LanguageProvider>
    </RuntimeProvider>
  )
}
