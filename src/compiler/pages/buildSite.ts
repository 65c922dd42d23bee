import type { CompiledEntry, CompiledPage, CompiledSite, SiteShell } from '../../../schema/model.ts'
import { collectNames } from '../editor/collectNames.ts'
import type { SiteNames } from '../editor/siteNames.ts'
import type { IconSet } from '../iconSet.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import type { StoredPage } from '../memo/compileStore.ts'
import { createReuse, type Reuse, type Reused } from '../memo/createReuse.ts'
import { createFound, type Recording } from '../memo/recording.ts'
import { createStoredPages, type PageRequest, type StoredPages } from '../memo/storedPages.ts'
import { createReferences, createSurroundings } from '../memo/surroundings.ts'
import { isPlainObject, type Path, type PlainObject, valueAt } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import type { Report } from '../rawDiagnostic.ts'
import { checkBeacon, checkServices } from '../references/checkServices.ts'
import { createCollections } from '../references/createCollections.ts'
import { createOrigins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import { createUsage } from '../references/createUsage.ts'
import { reportGraph } from '../references/reportGraph.ts'
import { type ConcreteRoute, expandRoutes } from '../routes/expandRoutes.ts'
import { linkedPaths } from '../routes/linkedPaths.ts'
import { readRedirects } from '../routes/readRedirects.ts'
import { type Route, readRoutes } from '../routes/readRoutes.ts'
import type { Validator } from '../schema/createValidator.ts'
import type { SchemaNode } from '../schema/schemaNodes.ts'
import type { Source } from '../yaml/readSource.ts'
import { createMarkdownCompiler } from './compileMarkdown.ts'
import { compilePage } from './compilePage.ts'
import { compileValue } from './compileValue.ts'
import { type CompileEnvironment, createContext, type WalkContext } from './createContext.ts'
import { createDialogCompiler } from './createDialogCompiler.ts'
import { bodyOf, type Expanded, type ExpandOptions, expandPage } from './expandPage.ts'
import { checkPage } from './formats/page.ts'
import { reportUnused } from './reportUnused.ts'
import { createWriteLines, type WriteLines } from './writeLines.ts'

interface BuildOptions {
  readonly value: PlainObject
  readonly source: Source
  readonly validator: Validator
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly mode: 'development' | 'production'
  /** Also report what concerns the site as a whole. */
  readonly wholeSite: boolean
  readonly cache: CompileCache
  readonly report: Report
  /** Whether an error has been reported so far. */
  readonly hasErrors: () => boolean
}

export interface BuiltSite {
  /** Means something only when no error was reported. */
  readonly site: CompiledSite
  /** Works out what references can lead to, as far as the file says it. */
  readonly names: () => SiteNames
}

/**
 * Checks what the schema can't say and expands the site: parameters and shared content become one page
 * per path.
 */
export function buildSite(options: BuildOptions): BuiltSite {
  const { value: site, validator, icons, publicFiles, mode, wholeSite, report, cache } = options
  const usage = createUsage()
  const found = createFound()
  const routes = readRoutes(site, report)
  const redirects = readRedirects(site, routes, report)
  const table = expandRoutes(routes, new Set(redirects.keys()), report, () => linkedPaths(site))
  const parameterNames = new Set(routes.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  const formatNumber = createNumberFormat(site)
  for (const { name } of routes) markCollections(bodyOf(site, 'pages', name), usage)

  const pages = new Map<string, ReadonlySet<string>>()
  const facts = { site, pages, redirects: new Set(redirects.keys()) }
  const surroundings = createSurroundings(facts, publicFiles)
  // Everything else that decides about pages and dialogs is asked of the surroundings, or an input.
  cache.kept.begin([validator, icons, mode, valueAt(site.site, 'language')])
  const reuse = createReuse(cache, surroundings, { usage, report, found })
  const writeLines: WriteLines =
    mode === 'production' ? (value) => value : createWriteLines(options.source, cache)

  const expansion = { site, formatNumber, validator, parameterNames, collections: createCollections() }
  const stored = createStoredPages(cache, surroundings, { usage, report, found })
  // The listener has heard already what an expansion has to say that is done later.
  const unheard = createReuse(cache, surroundings, {
    usage: createUsage(),
    report: () => {},
    found: createFound(),
  })
  const expanded = expandPages(table.pages, expansion, { reuse, unheard, stored })
  for (const { path, canonical } of table.pages) {
    pages.set(path, expanded.get(canonical)?.anchors ?? new Set())
  }

  const environment: CompileEnvironment = {
    tree: validator.tree,
    facts,
    icons,
    publicFiles,
    references: createReferences(surroundings, () => {}),
    origins: createOrigins(),
    usage,
    markdown: createMarkdownCompiler(),
    cache,
    report,
    suggestions: new Map(),
    found,
  }
  const shell = compileShell(environment, table.rules, expansion, options)
  const dialogs = createDialogCompiler({ environment, expansion, reuse, writeLines })
  const entries = new Map<string, CompiledEntry>()
  for (const route of table.pages) {
    const page = expanded.get(route.canonical)
    const known = entries.get(route.canonical)
    if (known?.kind === 'page') entries.set(route.path, entryOfSame(known.page, route.path, cache))
    else if (page !== undefined) entries.set(route.path, compileEntry(route, page))
    // Nobody asks for it again, and it takes as much memory as the entry.
    if (route.path === route.canonical) expanded.delete(route.path)
  }
  const root = createContext(environment, { root: site, origin: { path: [] }, anchors: new Set() })
  for (const { from, to, index } of redirects.values()) {
    checkTarget(to, ['redirects', index, 'to'], root)
    entries.set(from, { kind: 'redirect', to })
  }
  checkPolicies(routes, root)
  checkNotFoundPage(site, facts.pages, report)
  dialogs.compileUnopened()

  const { blockTypes, sources, images } = found
  const compiled = {
    shell: shell.value,
    entries,
    blockTypes: [...blockTypes].sort(),
    sources: {
      frame: [...sources.frame].sort(),
      connect: [...sources.connect].sort(),
      script: [...sources.script].sort(),
      image: [...sources.image].sort(),
    },
    images: [...images.keys()].sort().flatMap((path) => images.get(path) ?? []),
  }
  if (!options.hasErrors()) {
    reportUnused(site, usage, report)
    // While a site is being edited, nobody waits for what concerns it as a whole.
    if (wholeSite) reportGraph(compiled, publicFiles, report)
  }
  return {
    site: compiled,
    names: () => {
      const resolving = { parameterNames, formatNumber, keysWithOwnFrom: validator.tree.keysWithOwnFrom }
      return collectNames({ facts, icons, publicFiles, routes, resolving })
    },
  }

  function compileEntry(route: ConcreteRoute, expandedPage: ExpandedPage): CompiledEntry {
    const shellDialogs = [...shell.opened]
    const known = expandedPage.known && stored.entry(route.path, expandedPage.known, shellDialogs)
    if (known?.kind === 'page') {
      dialogs.noteOpened(Object.keys(known.page.dialogs))
      return known
    }
    const { result: page, isReusable, trace: expansionTrace } = expandedPage.expand()
    const { result: own, trace } = reuse({
      kind: 'pages',
      name: route.path,
      inputs: [page],
      make: (recording) => {
        // What stood in the way of the expansion stands in the way of this, too.
        if (!isReusable) recording.markUncacheable()
        return compilePage(route, page, { ...environment, ...recording, origins: page.origins })
      },
    })
    const opened = dialogs.compileReachable(
      [...shellDialogs, ...own.opens],
      route.path,
      page,
      route.parameters,
    )
    const entry = joinEntry(writeLines(own.page, own.blocks), opened.dialogs, cache)
    stored.keep(expandedPage.request, {
      anchors: page.anchors,
      expansion: expansionTrace,
      own: trace,
      dialogs: opened.traces,
      shellDialogs,
      entry,
    })
    return entry
  }
}

/** The page of a canonical path with its shared content in place, or known from an earlier build. */
interface ExpandedPage {
  readonly request: PageRequest
  readonly anchors: ReadonlySet<string>
  readonly known?: StoredPage
  readonly expand: () => Reused<Expanded>
}

interface ExpandTools {
  readonly reuse: Reuse
  readonly unheard: Reuse
  readonly stored: StoredPages
}

/** The page of every canonical path, with its shared content in place. */
function expandPages(
  routes: readonly ConcreteRoute[],
  expansion: Omit<ExpandOptions, 'parameters' | 'ignoresParameters' | keyof Recording>,
  { reuse, unheard, stored }: ExpandTools,
): Map<string, ExpandedPage> {
  const expanded = new Map<string, ExpandedPage>()
  const surroundings = JSON.stringify([[...expansion.parameterNames], expansion.site.site])
  for (const { route, path, canonical, parameters } of routes) {
    const body = bodyOf(expansion.site, 'pages', route.name)
    if (path !== canonical || body === undefined) continue
    const bound = JSON.stringify([...parameters])
    const request = { path, body, made: [surroundings, route.name, bound] }
    const expandWith = (reuse: Reuse) =>
      reuse({
        kind: 'expansions',
        name: path,
        inputs: [body, route.name, bound],
        make: (recording) =>
          expandPage('Page', body, ['pages', route.name], { ...expansion, ...recording, parameters }),
      })
    const known = stored.expansion(request)
    if (known !== undefined) {
      const anchors = new Set(known.anchors)
      expanded.set(path, { request, anchors, known, expand: () => expandWith(unheard) })
    } else {
      const made = expandWith(reuse)
      expanded.set(path, { request, anchors: made.result.anchors, expand: () => made })
    }
  }
  return expanded
}

/** The entry of a page; the same one again for as long as neither the page nor a dialog changes. */
function joinEntry(
  page: Omit<CompiledPage, 'dialogs'>,
  dialogs: CompiledPage['dialogs'],
  cache: CompileCache,
): CompiledEntry {
  const memory = cache.derive(page, (): { newest?: Extract<CompiledEntry, { kind: 'page' }> } => ({}))
  const { newest } = memory
  if (newest !== undefined && haveSameEntries(newest.page.dialogs, dialogs)) return newest
  cache.counts.entries++
  memory.newest = { kind: 'page', page: { ...page, dialogs } }
  return memory.newest
}

/** The entry of a path that repeats a page. */
function entryOfSame(page: CompiledPage, path: string, cache: CompileCache): CompiledEntry {
  const known = cache.derive(page, () => new Map<string, CompiledEntry>())
  const entry = known.get(path) ?? { kind: 'page', page: { ...page, path } }
  known.set(path, entry)
  return entry
}

function haveSameEntries(a: object, b: object): boolean {
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return (
    left.length === right.length &&
    left.every(([key, value], at) => key === right[at]?.[0] && value === right[at]?.[1])
  )
}

/** Numbers with the separators of the site's language; every digit that the author wrote stays. */
function createNumberFormat(site: PlainObject): (value: number) => string {
  const language = valueAt(site.site, 'language')
  const isTag = typeof language === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(language)
  const format = new Intl.NumberFormat(isTag ? language : 'en', { maximumFractionDigits: 20 })
  return (value) => format.format(value)
}

/** Every entry of a collection that a parameter takes its values from is used: each has a page. */
function markCollections(page: PlainObject | undefined, usage: { mark(path: Path): void }): void {
  for (const parameter of Object.values(isPlainObject(page?.params) ? page.params : {})) {
    if (isPlainObject(parameter) && typeof parameter.in === 'string') usage.mark(['content', parameter.in])
  }
}

/** What every page shows and knows, and the dialogs that it can open. */
function compileShell(
  environment: CompileEnvironment,
  rules: SiteShell['rules'],
  expansion: Pick<ExpandOptions, 'site' | 'formatNumber' | 'parameterNames'>,
  { value: site, validator }: BuildOptions,
): { value: SiteShell; opened: ReadonlySet<string> } {
  const { facts } = environment
  const { origins, usage, report } = environment
  const resolver = createResolver({
    ...expansion,
    origins,
    usage,
    report,
    parameters: new Map(),
    keysWithOwnFrom: validator.tree.keysWithOwnFrom,
  })
  const opened = new Set<string>()
  const compileSection = (name: string, isText: boolean): unknown => {
    const written = site[name] ?? validator.tree.defaultsOf(validator.tree.root)[name]
    if (written === undefined) return undefined
    const root = isText ? resolver.resolve(written, [name]) : written
    const properties = validator.tree.root.properties as Record<string, SchemaNode>
    const context = createContext(environment, {
      root,
      origin: { path: [name] },
      anchors: sharedAnchors(facts.pages),
      isShared: true,
    })
    const compiled = compileValue(properties[name] ?? {}, root, context)
    for (const dialog of context.openedDialogs) opened.add(dialog)
    return compiled
  }
  compileSection('services', false)
  checkServices(site.services, environment.report)
  const analytics = compileSection('analytics', false) as SiteShell['analytics']
  checkBeacon(site.analytics, environment.report)
  compileSection('checkout', false)
  const value: SiteShell = {
    site: compileSection('site', false) as SiteShell['site'],
    theme: compileSection('theme', false) as SiteShell['theme'],
    header: compileSection('header', true) as SiteShell['header'],
    footer: compileSection('footer', true) as SiteShell['footer'],
    ...(analytics !== undefined && { analytics }),
    rules,
  }
  return { value, opened }
}

function sharedAnchors(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = pages.values()
  return new Set([...first].filter((anchor) => others.every((anchors) => anchors.has(anchor))))
}

function checkTarget(to: string, keys: Path, context: WalkContext): void {
  context.keys.push(...keys)
  checkPage(to, context)
  context.keys.length = 0
}

function checkPolicies(routes: readonly Route[], context: WalkContext): void {
  for (const { name, parameters } of routes) {
    for (const { name: parameter, unknown } of parameters) {
      if (unknown.kind !== 'redirect') continue
      checkTarget(unknown.to, ['pages', name, 'params', parameter, 'unknown', 'redirect'], context)
    }
  }
}

function checkNotFoundPage(site: PlainObject, pages: ReadonlyMap<string, unknown>, report: Report): void {
  if (pages.has('/404') || !isPlainObject(site.pages) || Object.keys(site.pages).length === 0) return
  report({
    code: 'no-not-found-page',
    reads: [['pages', '*', 'path', '/404']],
    at: { path: ['pages'], part: 'key' },
    message: 'The site has no page at `/404`, the one that visitors see for an address that does not exist.',
    hint: [
      'Add one under `pages`:',
      '    not-found:',
      '      path: /404',
      '      title: Page not found',
      '      blocks:',
      '        - type: …',
    ].join('\n'),
  })
}
