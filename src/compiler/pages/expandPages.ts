import type { Memo, Memoized } from '../memo/memo.ts'
import { valueAt } from '../plain.ts'
import { createOrigins } from '../references/createOrigins.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { CompileEnvironment } from './compileContext.ts'
import { type Effects, keepEffects, type Made, type Recording, recordEffects } from './effects.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'
import type { WriteLines } from './writeLines.ts'

/** Options that the expansions of all pages and dialogs share. */
export type Expansion = Omit<ExpandOptions, 'parameters' | 'ignoresParameters' | 'origins' | keyof Recording>

/** Tools that all pages and dialogs are made with. */
export interface PageTools {
  readonly environment: CompileEnvironment
  readonly expansion: Expansion
  /** Keeps results in memory. */
  readonly inMemory: Memo
  /** Keeps whole pages: in memory for the next save, or as plain data for the next build. */
  readonly lasting: Memo
  readonly replay: (kind: string, effects: readonly Effects[]) => void
  readonly writeLines: WriteLines
}

/** The page of a canonical path. */
export interface ExpandedPage {
  /** Everything that it depends on, besides what it reads of the site. */
  readonly inputs: readonly unknown[]
  readonly anchors: ReadonlySet<string>
  readonly effects: readonly Effects[]
  /** Returns the expanded page. If its anchors were cached, the page is expanded at the first call. */
  readonly expand: () => Made<Expanded>
}

/** Prepares the page of every canonical path; the result is by path. */
export function expandPages(routes: readonly ConcreteRoute[], tools: PageTools): Map<string, ExpandedPage> {
  const { environment, expansion, inMemory } = tools
  const { site, parameterNames } = expansion
  const { cache, publicFiles } = environment
  const expanded = new Map<string, ExpandedPage>()
  const shared = [JSON.stringify([...parameterNames]), valueAt(site.site, 'language')]
  for (const { route, path, canonical, parameters, written } of routes) {
    const body = bodyOf(site, 'pages', route.name)
    if (path !== canonical || body === undefined) continue
    const inputs = [body, route.name, written, ...shared]
    const expand = () =>
      inMemory(['expansions', path], inputs, (tracker) => {
        cache.counts.expansions++
        return recordEffects(tracker, publicFiles, (recording) => {
          const options = { ...expansion, ...recording, origins: createOrigins(), parameters }
          return expandPage('Page', body, ['pages', route.name], options)
        })
      })
    expanded.set(path, restoreOrExpand(path, inputs, expand, tools))
  }
  tools.replay(
    'expansions',
    [...expanded.values()].flatMap((page) => page.effects),
  )
  return expanded
}

/** Caches the anchors of a page on their own, because links need those of all pages before any page is compiled. */
function restoreOrExpand(
  path: string,
  inputs: readonly unknown[],
  expand: () => Made<Expanded>,
  { inMemory, lasting }: PageTools,
): ExpandedPage {
  let made: Made<Expanded> | undefined
  const { value }: Memoized<{ anchors: readonly string[]; effects: readonly Effects[] }> = lasting(
    ['anchors', path],
    inputs,
    (tracker) => {
      made = expand()
      tracker.include(made)
      const effects = keepEffects('expanding', path, [made.value.effects], inMemory)
      return { anchors: [...made.value.result.anchors], effects }
    },
  )
  const { value: anchors } = inMemory(['ids', path], [value.anchors], () => new Set(value.anchors))
  return { inputs, anchors, effects: value.effects, expand: () => made ?? expand() }
}
