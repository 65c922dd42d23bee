import { feedPath } from '../../../schema/feedPath.ts'
import type { CompiledEntry, CompiledSite, RouteRule, Shown } from '../../../schema/model.ts'
import type { NameSources } from '../editor/collectNames.ts'
import type { Report } from '../fact.ts'
import type { IconSet } from '../iconSet.ts'
import type { LanguageCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { entriesOf, formatPath, type Plain, type PlainObject, valueAt } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createOrigins } from '../references/createOrigins.ts'
import type { ResolverOptions } from '../references/resolverState.ts'
import { createReferences, createSiteReader, needsPages, type SiteFacts } from '../references/siteReader.ts'
import { createEntryPages } from '../routes/entryPages.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Route } from '../routes/readRoutes.ts'
import { readSiteRoutes, type SiteRoutes } from '../routes/readSiteRoutes.ts'
import type { TranslatedRoutes } from '../routes/translateRoutes.ts'
import type { Validator } from '../schema/createValidator.ts'
import { always, isShownAt, readShown, timeAt } from '../shown.ts'
import type { Source } from '../yaml/readSource.ts'
import { addPageNumbers } from './addPageNumbers.ts'
import { checkNotFoundPage, compilePolicies } from './checkSiteLinks.ts'
import type { CompileEnvironment } from './compileContext.ts'
import { createMarkdownCompiler } from './compileMarkdown.ts'
import { compileRedirects } from './compileRedirects.ts'
import { compileShell } from './compileShell.ts'
import { createContext } from './createContext.ts'
import { createDialogCompiler } from './createDialogCompiler.ts'
import { createEntryCompiler, repeatEntry } from './createEntryCompiler.ts'
import { bodyOf } from './expandPage.ts'
import { type ExpandedPage, expandPages, type PageTools } from './expandPages.ts'
import type { Needs } from './needs.ts'
import { checkPageTimes, conditionsOf, timesOfRoute, zoneOf } from './pageTimes.ts'
import { formatDay, languageOf } from './typeset.ts'
import { createWriteLines, type WriteLines } from './writeLines.ts'

export interface AssembleOptions {
  readonly value: PlainObject
  readonly source: Source
  readonly validator: Validator
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly mode: 'development' | 'production'
  /** The moment whose site this is. Without it, everything with a time is shown. */
  readonly at?: Date | string | undefined
  readonly cache: LanguageCache
  readonly report: Report
  /** Whether the site has several languages. */
  readonly notesTexts?: boolean
  /** Set for a further language, whose site has the paths of the first one until links are written. */
  readonly further?: TranslatedRoutes
}

export interface AssembledSite {
  /** Usable only if no error was reported. */
  readonly site: Pick<CompiledSite, 'shell' | 'entries' | 'moment'>
  readonly needs: readonly Needs[]
  /** What is at every path. */
  readonly table: SiteRoutes
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
  const { value: site, validator, icons, publicFiles, mode, report, cache, further } = options
  const needs: Needs[] = []
  const table = further?.table ?? readSiteRoutes(site, report, createMemo(cache.pages))
  const { routes, redirects, parameterNames } = table
  const { keysWithOwnFrom } = validator.tree
  const zone = zoneOf(site)
  const time = options.at && timeAt(options.at, zone)
  const showsAll = mode === 'development'
  const isShownNow = (group: Plain) => showsAll || isShownAt(readShown(group) ?? always, time)
  const resolving = {
    ...{ parameterNames, keysWithOwnFrom, isShown: isShownNow },
    ...createWriting(site),
    entryPages: createEntryPages(routes, site),
  }
  const concrete = addPageNumbers(table.pages, { ...resolving, site, report })

  const pages = new Map<string, ReadonlySet<string>>()
  const times = new Map<string, Shown>()
  const feeds = concrete.filter(
    ({ route, pageNumber }) => (pageNumber?.number ?? 1) === 1 && bodyOf(site, 'pages', route.name)?.feed !== undefined,
  )
  const feedPaths = feeds.map(({ path }) => path)
  const facts: SiteFacts = {
    ...{ site, pages, times, time, showsAll },
    redirects: new Set([...redirects.keys(), ...feedPaths.map(feedPath)]),
    ...(further && { addresses: withNumbersAndFeeds(further.addresses, concrete, feedPaths) }),
  }
  const parse = (name: string) => cache.parts(['steps', name], [], () => JSON.parse(name)).value
  const read = createSiteReader(facts, { publicFiles, placeAt: options.source.placeAt, parse })
  cache.refresh(read, (name) => !needsPages(name))
  const addresses = routes.flatMap(({ name, path, parameters: [first] }) =>
    first?.source === undefined ? [] : [[name, path, first.source]],
  )
  const entryPaths = JSON.stringify([addresses, unshownEntries(site, isShownNow)])
  const expansion = { ...resolving, site, validator, entryPaths }
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
    home: further?.home ?? '',
    notesTexts: options.notesTexts === true,
    report,
    need: (need) => needs.push([need]),
  }
  const inMemory = createMemo(cache.pages, read)
  const lasting = createMemo(cache.lasting, read)
  const writeLines: WriteLines =
    mode === 'production' ? (_id, value) => value : createWriteLines(options.source, inMemory)
  const tools: PageTools = { environment, expansion, inMemory, lasting, writeLines }
  const expanded = expandPages(concrete, tools)
  for (const route of concrete) {
    const { path, canonical } = route
    const page = expanded.get(canonical)
    pages.set(path, page?.anchors ?? new Set())
    for (const [anchor, shown] of page?.times ?? []) times.set(`${path}#${anchor}`, shown)
    const shown = timesOfRoute(route, site)
    if (shown !== undefined) times.set(path, shown)
  }
  cache.refresh(read, needsPages)
  const root = createContext(environment, { root: site, path: [], anchors: new Set() })
  checkPageTimes(concrete, site, root)
  const old = compileRedirects(redirects.values(), [...pages.keys()], root)
  const isShown = (path: string) => showsAll || isShownAt(times.get(path) ?? always, time)
  const targets = compilePolicies(routes, root)
  const unknown = (further?.rules ?? table.rules).map(
    (rule): RouteRule =>
      rule.unknown.kind === 'show'
        ? { ...rule, unknown: isShown(rule.unknown.path) ? rule.unknown : { ...rule.unknown, path: '/404' } }
        : { ...rule, unknown: { kind: 'redirect', to: targets.get(rule.unknown.to) ?? rule.unknown.to } },
  )
  const rules = [...old.rules, ...unknown].map((rule) => inLanguage(rule, environment.home))
  const shell = compileShell(environment, rules, expansion)
  const dialogs = createDialogCompiler(tools)
  const compileEntry = createEntryCompiler(tools, dialogs, [...shell.opened])
  const entries = compileEntries(concrete, expanded, compileEntry, tools, needs, isShown)
  for (const [from, entry] of old.entries) entries.set(root.localize(from), entry)
  checkNotFoundPage(site, facts.pages, report)
  needs.push(...dialogs.compileUnopened())

  needs.push(conditionsOf(concrete, site))
  const { site: _, ...reached } = facts
  return {
    site: { shell: shell.value, entries, ...(time !== undefined && { moment: { time, zone } }) },
    needs,
    table,
    reached: { ...reached, routes, concrete },
    names: { facts, icons, publicFiles, routes, resolving },
  }
}

/** The entry of every path. Removes compiled pages from `expanded`, which needs as much memory as the entries. */
function compileEntries(
  routes: readonly ConcreteRoute[],
  expanded: Map<string, ExpandedPage>,
  compileEntry: ReturnType<typeof createEntryCompiler>,
  { inMemory, environment }: PageTools,
  needs: Needs[],
  isShown: (path: string) => boolean,
): Map<string, CompiledEntry> {
  const { addresses } = environment.facts
  const addressOf = (path: string) => addresses?.get(path) ?? path
  const entries = new Map<string, CompiledEntry>()
  for (const route of routes) {
    if (addresses !== undefined && !addresses.has(route.canonical)) continue
    const page = expanded.get(route.canonical)
    const known = entries.get(addressOf(route.canonical))
    if (known?.kind === 'page') {
      const path = addressOf(route.path)
      entries.set(path, repeatEntry(known.page, path, inMemory))
    } else if (page !== undefined) {
      const compiled = compileEntry(route, page)
      const shown = environment.facts.times.get(route.path) ?? always
      const own = isShownAt(shown, undefined) ? compiled.needs : compiled.needs.map(withUnshownTexts)
      if (isShown(route.path)) {
        entries.set(compiled.entry.page.path, compiled.entry)
        needs.push(...own)
      } else needs.push(...own.map((each) => each.filter(({ kind }) => kind === 'text')))
    }
    if (route.path === route.canonical) expanded.delete(route.path)
  }
  return entries
}

function withUnshownTexts(needs: Needs): Needs {
  return needs.map((need) => (need.kind === 'text' ? { ...need, isUnshown: true } : need))
}

/** A rule for the paths below the front page of a language. */
function inLanguage(rule: RouteRule, home: string): RouteRule {
  if (home === '') return rule
  const { unknown } = rule
  const shown = unknown.kind === 'show' ? { unknown: { ...unknown, path: home + unknown.path } } : {}
  return { ...rule, pattern: home + rule.pattern, ...shown }
}

/** The addresses in a further language, with those of the pages on which a list continues, and of feeds. */
function withNumbersAndFeeds(
  addresses: ReadonlyMap<string, string>,
  concrete: readonly ConcreteRoute[],
  feeds: readonly string[],
): ReadonlyMap<string, string> {
  const all = new Map(addresses)
  for (const { path, pageNumber } of concrete) {
    const first = pageNumber && addresses.get(pageNumber.paths[0] ?? '')
    if (first !== undefined && pageNumber !== undefined && pageNumber.number > 1)
      all.set(path, `${first}/${pageNumber.number}`)
  }
  for (const path of feeds) all.set(feedPath(path), feedPath(addresses.get(path) ?? path))
  return all
}

/** How the language of a site writes numbers, with every digit of the author's, and days, and sorts texts. */
function createWriting(site: PlainObject): Pick<ResolverOptions, 'formatNumber' | 'formatDay' | 'compareTexts'> {
  const language = languageOf(valueAt(site.site, 'language'))
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  return {
    formatNumber: (value) => numbers.format(value),
    formatDay: (day) => formatDay(day, language),
    compareTexts: (a, b) => new Intl.Collator(language, { numeric: true }).compare(a, b),
  }
}

/** The entries of collections that no list shows now. */
function unshownEntries({ content }: PlainObject, isShown: (group: Plain) => boolean): readonly string[] {
  return entriesOf(content).flatMap(([name, entries]) =>
    entriesOf(entries).flatMap(([key, entry]) => (isShown(entry) ? [] : [formatPath([name, key])])),
  )
}
