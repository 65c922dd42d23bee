import type { CompileCache } from '../memo/compileCache.ts'
import { createMemo, type Memo, type Memoized } from '../memo/memo.ts'
import { type PlainObject, valueAt } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createOrigins } from '../references/createOrigins.ts'
import type { ReadSite } from '../references/createSiteReader.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import { type Effects, type Made, recordEffects } from './effects.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'

/** What all pages and dialogs are expanded with. */
export type Expansion = Omit<
  ExpandOptions,
  'parameters' | 'ignoresParameters' | 'origins' | 'usage' | 'references' | 'report'
>

/** What all pages and dialogs are made with. */
export interface PageTools {
  readonly expansion: Expansion
  readonly cache: CompileCache
  readonly publicFiles: PublicFiles
  /** Keeps results in memory. */
  readonly inMemory: Memo
  /** Keeps plain data for the next build. */
  readonly onDisk: Memo
  /** Applies the effects of a result to the site. */
  readonly replay: (effects: Effects) => void
}

export function createPageTools(
  expansion: Expansion,
  cache: CompileCache,
  { publicFiles, read, replay }: Pick<PageTools, 'publicFiles' | 'replay'> & { readonly read: ReadSite },
): PageTools {
  const inMemory = createMemo(cache.pages, read)
  const onDisk = createMemo(cache.disk, read)
  return { expansion, cache, publicFiles, replay, inMemory, onDisk }
}

/** The page of a canonical path. */
export interface ExpandedPage {
  /** All that decides about it, besides what it reads of the site. */
  readonly inputs: readonly unknown[]
  readonly anchors: ReadonlySet<string>
  /** The page with its shared content in place; made at the first call where the build before knew its anchors. */
  readonly expand: () => Made<Expanded>
}

/** The page of every canonical path, by path. */
export function expandPages(routes: readonly ConcreteRoute[], tools: PageTools): Map<string, ExpandedPage> {
  const { site, parameterNames } = tools.expansion
  const expanded = new Map<string, ExpandedPage>()
  const shared = [JSON.stringify([...parameterNames]), valueAt(site.site, 'language')]
  for (const { route, path, canonical, parameters } of routes) {
    const body = bodyOf(site, 'pages', route.name)
    if (path !== canonical || body === undefined) continue
    const inputs = [body, route.name, JSON.stringify([...parameters]), ...shared]
    const expand = () => expandOne(body, { path, name: route.name, parameters, inputs }, tools)
    expanded.set(path, restoreOrExpand(path, inputs, expand, tools))
  }
  return expanded
}

/** Anchors of pages are needed before any page is compiled, so they have a place of their own on disk. */
function restoreOrExpand(
  path: string,
  inputs: readonly unknown[],
  expand: () => Made<Expanded>,
  { onDisk, replay }: PageTools,
): ExpandedPage {
  let made: Made<Expanded> | undefined
  const { value }: Memoized<{ anchors: readonly string[]; effects: Effects }> = onDisk(
    ['anchors', path],
    inputs,
    (tracker) => {
      made = expand()
      tracker.include(made)
      return { anchors: [...made.value.result.anchors], effects: made.value.effects }
    },
  )
  replay(value.effects)
  return { inputs, anchors: new Set(value.anchors), expand: () => made ?? expand() }
}

interface PageToExpand extends Pick<ConcreteRoute, 'path' | 'parameters'> {
  readonly name: string
  readonly inputs: readonly unknown[]
}

function expandOne(
  body: PlainObject,
  { path, name, parameters, inputs }: PageToExpand,
  { expansion, cache, publicFiles, inMemory }: PageTools,
): Made<Expanded> {
  return inMemory(['expansions', path], inputs, (tracker) => {
    cache.counts.expansions++
    return recordEffects(tracker, publicFiles, (recording) =>
      expandPage('Page', body, ['pages', name], {
        ...expansion,
        ...recording,
        origins: createOrigins(),
        parameters,
      }),
    )
  })
}
