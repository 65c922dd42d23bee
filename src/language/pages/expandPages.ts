import type { Memo, Memoized } from '../memo/memo.ts'
import { valueAt } from '../plain.ts'
import { createOrigins } from '../references/createOrigins.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { CompileEnvironment } from './compileContext.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'
import { createRecorder, type Recorder } from './needs.ts'
import type { WriteLines } from './writeLines.ts'

/** Options that the expansions of all pages and dialogs share. */
export type Expansion = { readonly entryPaths: string } & Omit<
  ExpandOptions,
  'parameters' | 'pageNumber' | 'ignoresParameters' | 'origins' | keyof Recorder
>

/** Tools that all pages and dialogs are made with. */
export interface PageTools {
  readonly environment: CompileEnvironment
  readonly expansion: Expansion
  /** Keeps results in memory. */
  readonly inMemory: Memo
  /** Keeps whole pages: in memory for the next save, or as plain data for the next build. */
  readonly lasting: Memo
  readonly writeLines: WriteLines
}

/** The page of a canonical path. */
export interface ExpandedPage {
  /** Everything that it depends on, besides what it reads of the site. */
  readonly inputs: readonly unknown[]
  readonly anchors: ReadonlySet<string>
  readonly times: Expanded['times']
  /** Returns the expanded page. If its anchors were cached, the page is expanded at the first call. */
  readonly expand: () => Memoized<Expanded>
}

/** Prepares the page of every canonical path; the result is by path. */
export function expandPages(routes: readonly ConcreteRoute[], tools: PageTools): Map<string, ExpandedPage> {
  const { environment, expansion, inMemory } = tools
  const { site, parameterNames, entryPaths } = expansion
  const { cache } = environment
  const expanded = new Map<string, ExpandedPage>()
  const language = valueAt(site.site, 'language')
  const shared = [JSON.stringify([...parameterNames]), entryPaths, language, environment.notesTexts]
  for (const { route, path, canonical, parameters, written, pageNumber } of routes) {
    const body = bodyOf(site, 'pages', route.name)
    if (path !== canonical || body === undefined) continue
    const inputs = [body, route.name, written, ...shared]
    const expand = () =>
      inMemory(['expansions', path], inputs, (tracker) => {
        cache.counts.expansions++
        const { references, report } = createRecorder(tracker, environment)
        const options = {
          ...expansion,
          references,
          report,
          origins: createOrigins(),
          parameters,
          pageNumber: pageNumber?.number ?? 1,
        }
        return expandPage('Page', body, ['pages', route.name], options)
      })
    expanded.set(path, restoreOrExpand(path, inputs, expand, tools))
  }
  return expanded
}

/** Caches the anchors of a page on their own, because links need those of all pages before any page is compiled. */
function restoreOrExpand(
  path: string,
  inputs: readonly unknown[],
  expand: () => Memoized<Expanded>,
  { inMemory, lasting }: PageTools,
): ExpandedPage {
  let made: Memoized<Expanded> | undefined
  const { value } = lasting(['anchors', path], inputs, (tracker) => {
    made = expand()
    tracker.include(made)
    return { ids: [...made.value.anchors], times: [...made.value.times] }
  })
  const { value: ofPage } = inMemory(['ids', path], [value], () => ({
    anchors: new Set(value.ids),
    times: new Map(value.times),
  }))
  return { inputs, ...ofPage, expand: () => made ?? expand() }
}
