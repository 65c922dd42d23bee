import type { CompiledEntry, CompiledSite, RouteRule } from '../../../schema/model.ts'

import type { NameSources } from '../editor/collectNames.ts'

import type { Report } from '../fact.ts'
import type { IconSet } from '../iconSet.ts'
import type { LanguageCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { type PlainObject, valueAt } from '../plain.ts'
import type { PublicFiles } from '../publicFiles.ts'
import { createOrigins } from '../references/createOrigins.ts'
import { createReferences, createSiteReader, needsPages, type SiteFacts } from '../references/siteReader.ts'
import type { ConcreteRoute } from '../routes/expandRoutes.ts'
import type { Route } from '../routes/readRoutes.ts'
import { readSiteRoutes, type SiteRoutes } from '../routes/readSiteRoutes.ts'
import type { TranslatedRoutes } from '../routes/translateRoutes.ts'
import type { Validator } from '../schema/createValidator.ts'
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
import type { Needs } from './needs.ts'
import { languageOf } from './typeset.ts'
import { createWriteLines, type WriteLines } from './writeLines.ts'

export interface AssembleOptions {
  readonly value: PlainObject
  readonly source: Source
  readonly validator: Validator
  readonly icons: IconSet
  readonly publicFiles: PublicFiles
  readonly mode: 'development' | 'production'
  readonly cache: LanguageCache
  readonly report: Report
  /** Whether the site has several languages. */
  readonly notesTexts?: boolean
  /** Set for a further language, whose site has the paths of the first one until links are written. */
  readonly further?: TranslatedRoutes
}

export interface AssembledSite {
  /** Usable only if no error was reported. */
  readonly site: Pick<CompiledSite, 'shell' | 'entries'>
  readonly needs: readonly Needs[]
  /** What is at every path. */
  readonly table: SiteRoutes
  /** What links can lead to, and the pages of the file with the values of their parameters. */
  readonly reached: Pick<SiteFacts, 'pages' | 'redirects'> & {
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

  const pages = new Map<string, ReadonlySet<string>>()
  const facts: SiteFacts = {
    site,
    pages,
    redirects: new Set(redirects.keys()),
    ...(further && { addresses: further.addresses }),
  }
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
  const expanded = expandPages(table.pages, tools)
  for (const { path, canonical } of table.pages) {
    pages.set(path, expanded.get(canonical)?.anchors ?? new Set())
  }
  cache.refresh(read, needsPages)
  const root = createContext(environment, { root: site, path: [], anchors: new Set() })
  const old = compileRedirects(redirects.values(), [...pages.keys()], root)
  const targets = compilePolicies(routes, root)
  const unknown = (further?.rules ?? table.rules).map(
    (rule): RouteRule =>
      rule.unknown.kind === 'show'
        ? rule
        : { ...rule, unknown: { kind: 'redirect', to: targets.get(rule.unknown.to) ?? rule.unknown.to } },
  )
  const rules = [...old.rules, ...unknown].map((rule) => inLanguage(rule, environment.home))
  const shell = compileShell(environment, rules, expansion)
  const dialogs = createDialogCompiler(tools)
  const compileEntry = createEntryCompiler(tools, dialogs, [...shell.opened])
  const entries = compileEntries(table.pages, expanded, compileEntry, tools, needs)
  for (const [from, entry] of old.entries) entries.set(root.localize(from), entry)
  checkNotFoundPage(site, facts.pages, report)
  needs.push(...dialogs.compileUnopened())

  const { keysWithOwnFrom } = validator.tree
  const resolving = { parameterNames, formatNumber, keysWithOwnFrom }
  return {
    site: { shell: shell.value, entries },
    needs,
    table,
    reached: { pages, redirects: facts.redirects, routes, concrete: table.pages },
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
): Map<string, CompiledEntry> {
  const { addresses } = environment.facts
  const addressOf = (path: string) => addresses?.get(path) ?? path
  const entries = new Map<string, CompiledEntry>()
  for (const route of routes) {
    const page = expanded.get(route.canonical)
    const known = entries.get(addressOf(route.canonical))
    if (known?.kind === 'page') {
      const path = addressOf(route.path)
      entries.set(path, repeatEntry(known.page, path, inMemory))
    } else if (page !== undefined) {
      const compiled = compileEntry(route, page)
      entries.set(compiled.entry.page.path, compiled.entry)
      needs.push(...compiled.needs)
    }
    if (route.path === route.canonical) expanded.delete(route.path)
  }
  return entries
}

/** A rule for the paths below the front page of a language. */
function inLanguage(rule: RouteRule, home: string): RouteRule {
  if (home === '') return rule
  const { unknown } = rule
  const shown = unknown.kind === 'show' ? { unknown: { ...unknown, path: home + unknown.path } } : {}
  return { ...rule, pattern: home + rule.pattern, ...shown }
}

/** Formats numbers with the separators of the site's language. Keeps every digit that the author wrote. */
function createNumberFormat(site: PlainObject): (value: number) => string {
  const language = languageOf(valueAt(site.site, 'language'))
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  return (value) => format.format(value)
}
