import type { CompiledEntry, CompiledPage } from '../../../schema/model.ts'
import type { Memo, Tracker } from '../memo/memo.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { compilePage } from './compilePage.ts'
import type { DialogCompiler } from './createDialogCompiler.ts'
import { type Effects, keepEffects, recordEffects } from './effects.ts'
import type { ExpandedPage, PageTools } from './expandPages.ts'

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
  const { cache, publicFiles } = environment
  const shared = JSON.stringify(shellDialogs)
  return (route: ConcreteRoute, page: ExpandedPage): { entry: PageEntry; effects: readonly Effects[] } => {
    const { entry, effects } = lasting(['entries', route.path], [...page.inputs, shared], (tracker) =>
      compileWhole(route, page, tracker),
    ).value
    dialogs.noteOpened(Object.keys(entry.page.dialogs))
    return { entry, effects }
  }

  /** Compiles a page with its dialogs, and collects the effects of all of them. */
  function compileWhole(route: ConcreteRoute, page: ExpandedPage, tracker: Tracker) {
    const { path, parameters } = route
    const expanded = page.expand()
    const { result: content } = expanded.value
    const own = inMemory(['pages', path], [content], (tracker) => {
      cache.counts.pages++
      // An expansion with an error isn't cacheable, and neither is the page made from it.
      if (!expanded.isCacheable) tracker.markUncacheable()
      return recordEffects(tracker, publicFiles, (recording) =>
        compilePage(route, content, { ...environment, ...recording, origins: content.origins }),
      )
    })
    const opens = [...shellDialogs, ...own.value.result.opens]
    const opened = dialogs.compileReachable(opens, { at: path, page: content, parameters }, tracker)
    for (const dependencies of [expanded, own, ...opened.made]) tracker.include(dependencies)
    const made = [own, ...opened.made].map(({ value }) => value.effects)
    const effects = keepEffects('compiling', path, made, inMemory)
    // Problems of a dialog name the page that opens it first, which can be another page in the next build.
    if (effects.slice(1).some(namesPage)) tracker.markUncacheable()
    const { result } = own.value
    return {
      entry: joinEntry(writeLines(path, result.page, result.blocks, tracker), opened.dialogs),
      effects,
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

function namesPage(effects: Effects): boolean {
  return effects.some((effect) => effect.kind === 'problem' && effect.problem.usedAt?.[0] === 'pages')
}
