import type { CompiledEntry, CompiledPage } from '../../../schema/model.ts'
import type { Memo, Tracker } from '../memo/memo.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { compilePage } from './compilePage.ts'
import type { DialogCompiler } from './createDialogCompiler.ts'
import type { ExpandedPage, PageTools } from './expandPages.ts'
import { type Needs, recordNeeds } from './needs.ts'

type PageEntry = Extract<CompiledEntry, { kind: 'page' }>

/**
 * Compiles pages with the dialogs that they can open.
 *
 * @param shellDialogs Names of the dialogs that every page can open.
 */
export function createEntryCompiler(
  { environment, inMemory, lasting, writeLines }: PageTools,
  dialogs: DialogCompiler,
  shellDialogs: readonly string[],
) {
  const { cache } = environment
  const shared = JSON.stringify(shellDialogs)
  return (route: ConcreteRoute, page: ExpandedPage): { entry: PageEntry; needs: readonly Needs[] } => {
    const { value } = lasting(['entries', route.path], [...page.inputs, shared], (tracker) =>
      compileWhole(route, page, tracker),
    )
    dialogs.noteOpened(Object.keys(value.entry.page.dialogs))
    return value
  }

  /** Compiles a page with its dialogs, and collects the needs of all of them. */
  function compileWhole(route: ConcreteRoute, page: ExpandedPage, tracker: Tracker) {
    const { path, parameters } = route
    const expanded = page.expand()
    const { value: content } = expanded
    const own = inMemory(['pages', path], [content], (tracker) => {
      cache.counts.pages++
      // An expansion with an error isn't cacheable, and neither is the page made from it.
      if (!expanded.isCacheable) tracker.markUncacheable()
      return recordNeeds(tracker, environment, (recorder) =>
        compilePage(route, content, { ...environment, ...recorder, origins: content.origins }),
      )
    })
    const { result, needs } = own.value
    const opens = [...shellDialogs, ...result.opens]
    const opened = dialogs.compileReachable(opens, { at: path, page: content, parameters }, tracker)
    for (const dependencies of [expanded, own, ...opened.made]) tracker.include(dependencies)
    return {
      entry: joinEntry(writeLines(path, result.page, result.blocks, tracker), opened.dialogs),
      needs: [needs, ...opened.made.map(({ value }) => value.needs)],
    }
  }

  /** The entry of a page. It is the same object until the page or one of its dialogs changes. */
  function joinEntry(page: Omit<CompiledPage, 'dialogs'>, dialogs: CompiledPage['dialogs']): PageEntry {
    const inputs = [page, ...Object.entries(dialogs).flat()]
    return inMemory(['joined', page.path], inputs, () => {
      cache.counts.entries++
      return { kind: 'page' as const, page: { ...page, dialogs } }
    }).value
  }
}

/** The entry of a path that repeats a page. */
export function repeatEntry(page: CompiledPage, path: string, inMemory: Memo): CompiledEntry {
  return inMemory(['repeated', path], [page], () => ({ kind: 'page' as const, page: { ...page, path } })).value
}
