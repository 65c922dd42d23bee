import type { CompiledEntry, CompiledSite, RouteRule, Shown } from '../../../schema/model.ts'

import type { NameSources } from '../editor/collectNames.ts'

import type { Report } from '../fact.ts'
import type { IconSet } from '../iconSet.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { type PlainObject, valueAt } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createOrigins } from '../references/createOrigins.ts'
import { createReferences, createSiteReader, needsPages, type SiteFacts } from '../references/siteReader.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Route } from '../routes/readRoutes.ts'
import { readSiteRoutes } from '../routes/readSiteRoutes.ts'
import type { Validator } from '../schema/createValidator.ts'
import { always, isShownAt, timeAt } from '../shown.ts'
import type { Source } from '../yaml/readSource.ts'
import { checkNotFoundPage, compilePolicies } from './checkSiteLinks.ts'
import type { CompileEnvironment } from './compileContext.ts'
import { createMarkdownCompiler } from './compileMarkdown.ts'
import { compileRedirects } from './compileRedirects.ts'
import { compileShell } from './compileShell.ts'
import { createContext } from './createContext.ts'
import { createDialogCompiler } from './createDialogCompiler.ts'
import { createEntryCompiler, repeatEntry } from './createEntryCompiler.ts'
import { type ExpandedPage, expandPages, type PageTools } from './expandPages.ts'
import { addUp, type Needs } from './needs.ts'
import { checkPageTimes, conditionsOf, timesOfRoute, zoneOf } from './pageTimes.ts'
import { languageOf } from './typeset.ts'
import { createWriteLines, type WriteLines } from './writeLines.ts'

interface AssembleOptions {
  readonly value: PlainObject
  readonly source: Source
  readonly validator: Validator
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly mode: 'development' | 'production'
  /** The moment whose site this is. Without it, everything with a time is shown. */
  readonly at?: Date | string | undefined
  readonly cache: CompileCache
  readonly report: Report
}

export interface AssembledSite {
  /** Usable only if no error was reported. */
  readonly site: CompiledSite
  /** What links can lead to, and the pages of the file with the values of their parameters. */
  readonly reached: Omit<SiteFacts, 'site'> & {
    readonly routes: readonly Route[]
    readonly concrete: readonly ConcreteRoute[]
  }
  /** What references can name, as far as the file declares it. */
  readonly names: NameSources
}

/**
 * Checks what the schema can't say and expands the site: parameters and shared content become one page
 * per path.
 */
export function assembleSite(options: AssembleOptions): AssembledSite {
  const { value: site, validator, icons, publicFiles, mode, report, cache } = options
  const needs: Needs[] = []
  const table = readSiteRoutes(site, report, createMemo(cache.pages))
  const { routes, redirects, parameterNames } = table

  const pages = new Map<string, ReadonlySet<string>>()
  const times = new Map<string, Shown>()
  const zone = zoneOf(site)
  const time = options.at && timeAt(options.at, zone)
  const showsAll = mode === 'development'
  const facts: SiteFacts = { site, pages, times, time, showsAll, redirects: new Set(redirects.keys()) }
  const parse = (name: string) => cache.parts(['steps', name], [], () => JSON.parse(name)).value
  const read = createSiteReader(facts, { publicFiles, placeAt: options.source.placeAt, parse })
  cache.refresh(read, (name) => !needsPages(name))
  const formatNumber = createNumberFormat(site)
  const expansion = { site, formatNumber, validator, parameterNames }
  const compileMarkdown = createMarkdownCompiler()
  const environment: CompileEnvironment = {
    tree: validator.tree,
    facts,
    icons,
    publicFiles,
    references: createReferences(read, publicFiles),
    origins: createOrigins(),
    markdown: (kind, text, options) =>
      cache.parts(['texts', kind, JSON.stringify(options), text], [], () => {
        cache.counts.texts++
        return compileMarkdown(kind, text, options)
      }).value,
    cache,
    report,
    need: (need) => needs.push([need]),
  }
  const inMemory = createMemo(cache.pages, read)
  const lasting = createMemo(cache.lasting, read)
  const writeLines: WriteLines =
    mode === 'production' ? (_id, value) => value : createWriteLines(options.source, inMemory)
  const tools: PageTools = { environment, expansion, inMemory, lasting, writeLines }
  const expanded = expandPages(table.pages, tools)
  for (const route of table.pages) {
    const { path, canonical } = route
    const page = expanded.get(canonical)
    pages.set(path, page?.anchors ?? new Set())
    for (const [anchor, shown] of page?.times ?? []) times.set(`${path}#${anchor}`, shown)
    const shown = timesOfRoute(route, site)
    if (shown !== undefined) times.set(path, shown)
  }
  cache.refresh(read, needsPages)
  const root = createContext(environment, { root: site, path: [], anchors: new Set() })
  checkPageTimes(table.pages, site, root)
  const old = compileRedirects(redirects.values(), [...pages.keys()], root)
  const isShown = (path: string) => showsAll || isShownAt(times.get(path) ?? always, time)
  const targets = compilePolicies(routes, root)
  const unknown = table.rules.map(
    (rule): RouteRule =>
      rule.unknown.kind === 'show'
        ? { ...rule, unknown: isShown(rule.unknown.path) ? rule.unknown : { ...rule.unknown, path: '/404' } }
        : { ...rule, unknown: { kind: 'redirect', to: targets.get(rule.unknown.to) ?? rule.unknown.to } },
  )
  const shell = compileShell(environment, [...old.rules, ...unknown], expansion)
  const dialogs = createDialogCompiler(tools)
  const compileEntry = createEntryCompiler(tools, dialogs, [...shell.opened])
  const entries = compileEntries(table.pages, expanded, compileEntry, tools, needs, isShown)
  for (const [from, entry] of old.entries) entries.set(from, entry)
  checkNotFoundPage(site, facts.pages, report)
  needs.push(...dialogs.compileUnopened())

  needs.push(conditionsOf(table.pages, site))

  const moment = time === undefined ? {} : { moment: { time, zone } }
  const assembled = { shell: shell.value, entries, ...moment, ...addUp(needs, inMemory) }
  const { keysWithOwnFrom } = validator.tree
  const resolving = { parameterNames, formatNumber, keysWithOwnFrom }
  return {
    site: assembled,
    reached: { pages, times, time, showsAll, redirects: facts.redirects, routes, concrete: table.pages },
    names: { facts, icons, publicFiles, routes, resolving },
  }
}

/** The entry of every path. Removes compiled pages from `expanded`, which needs as much memory as the entries. */
function compileEntries(
  routes: readonly ConcreteRoute[],
  expanded: Map<string, ExpandedPage>,
  compileEntry: ReturnType<typeof createEntryCompiler>,
  { inMemory }: PageTools,
  needs: Needs[],
  isShown: (path: string) => boolean,
): Map<string, CompiledEntry> {
  const entries = new Map<string, CompiledEntry>()
  for (const route of routes) {
    const page = expanded.get(route.canonical)
    const known = entries.get(route.canonical)
    if (known?.kind === 'page') {
      entries.set(route.path, repeatEntry(known.page, route.path, inMemory))
    } else if (page !== undefined) {
      const compiled = compileEntry(route, page)
      if (isShown(route.path)) {
        entries.set(route.path, compiled.entry)
        needs.push(...compiled.needs)
      }
    }
    if (route.path === route.canonical) expanded.delete(route.path)
  }
  return entries
}

/** Formats numbers with the separators of the site's language. Keeps every digit that the author wrote. */
function createNumberFormat(site: PlainObject): (value: number) => string {
  const language = languageOf(valueAt(site.site, 'language'))
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  return (value) => format.format(value)
}
