import type { CompiledEntry, CompiledPage, CompiledSite, SiteLanguage, SiteShell } from '../../../schema/model.ts'
import { type Fact, isError } from '../fact.ts'
import type { Findings } from '../findings.ts'
import type { CompileCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { shareEqual } from '../memo/shareEqual.ts'
import { type AssembledSite, type AssembleOptions, assembleSite } from '../pages/assembleSite.ts'
import type { Needs } from '../pages/needs.ts'
import { formatPath, type Plain, type PlainObject } from '../plain.ts'
import { translateRoutes } from '../routes/translateRoutes.ts'
import { createSchemaTree, type SchemaNode } from '../schema/schemaNodes.ts'
import { type WordLists, wordsFor } from '../schema/words.ts'
import { languagesOf } from './languagesOf.ts'
import { readTranslations, type TranslationFile } from './readTranslations.ts'
import { matchTexts, shownTexts, type Texts, translateSite } from './translateSite.ts'

/** A further language of a site, for what there is to say about it. */
export interface FurtherLanguage {
  readonly language: string
  readonly file: TranslationFile
  /** Undefined if the site or the file has errors. */
  readonly texts: Texts | undefined
  /** What was noted about the file. */
  readonly findings: Findings
  /** Undefined without texts. */
  readonly assembled: FurtherSite | undefined
}

interface LanguageOptions extends Omit<AssembleOptions, 'cache' | 'further'> {
  readonly cache: CompileCache
  readonly schema: SchemaNode
  readonly words: WordLists | undefined
  /** Files with translations, by language. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Name of the site file. */
  readonly file: string
  readonly context: Findings['context']
  /** The site in its first language; undefined if it has errors. */
  readonly first: AssembledSite | undefined
}

/** A site in a further language. Its routes have the paths of the first language, which `addresses` translates. */
interface FurtherSite extends Pick<AssembledSite, 'site' | 'needs' | 'names' | 'reached'> {
  readonly addresses: ReadonlyMap<string, string>
  /** The texts without a translation. */
  readonly open: readonly string[]
}

export type AssembleLanguages = typeof assembleLanguages

/** Compiles a site in its further languages. */
export function assembleLanguages(options: LanguageOptions) {
  const { value, first } = options
  const [from = '', ...others] = languagesOf(value)
  const shown = first && shownTexts(value, first.needs)
  const built = others.map((language): FurtherLanguage => {
    const file = readTranslations(options.files.get(language), from, language, options.cache.inLanguage(language))
    const texts = first && shown && !file.facts.some(isError) ? matchTexts(value, shown, file.entries) : undefined
    const facts = [...file.facts]
    const assembled = first && texts && assembleLanguage(language, texts, first, options, (fact) => facts.push(fact))
    const findings = findingsOf(language, file, facts, options)
    return { language, file, texts, findings, assembled }
  })
  const sites = built.flatMap(({ assembled }) => assembled ?? [])
  const isWhole = first !== undefined && sites.length === others.length
  return {
    languages: built,
    hasErrors: built.some(({ findings }) => findings.facts.some(isError)),
    needs: sites.flatMap(({ needs }) => needs),
    ...(isWhole && { site: join([from, ...others], first, sites, options.cache) }),
  }
}

/** The findings about a file with translations, which is read as the site file is. */
function findingsOf(
  language: string,
  { source, tree }: TranslationFile,
  facts: readonly Fact[],
  { file, files, context, value }: LanguageOptions,
): Findings {
  return {
    file: file.replace(/[^/\\]*$/, `translations/${language}.yaml`),
    bytes: files.get(language) ?? new Uint8Array(),
    facts,
    ...(source && { source }),
    context: { ...context, tree, site: value },
    wholeSite: false,
    retry: () => undefined,
  }
}

/** Path of the front page in a further language. */
function homeOf(language: string): string {
  return `/${language.toLowerCase()}`
}

function assembleLanguage(
  language: string,
  texts: Texts,
  first: AssembledSite,
  options: LanguageOptions,
  note: (fact: Fact) => void,
): FurtherSite {
  const { value, cache, validator, schema, words } = options
  const inLanguage = cache.inLanguage(language)
  const key: [string, string] = ['translated', '']
  const known = inLanguage.parts.newest(key) as Plain | undefined
  const translated = shareEqual(known, translateSite(value, texts, language)) as PlainObject
  inLanguage.parts(key, [translated], () => translated)
  const { value: tree } = cache.tools(['words', language], [schema, validator], () =>
    createSchemaTree(schema, wordsFor(language, words ?? (() => undefined))),
  )
  /** A mistake in a translation is one of its file. What is no error was noted in the first language. */
  const report = (fact: Fact): void => {
    const entry = texts.get(formatPath(fact.at.path))?.entry
    const { usedAt: _, pieces: __, ...rest } = fact
    const path = entry && [...entry.path, language]
    const piece = 'piece' in fact.at && fact.at.piece !== undefined ? { piece: fact.at.piece } : {}
    if (path) note({ ...rest, inTranslation: true, at: { path, part: 'value', ...piece } } as Fact)
    else if (isError(fact)) options.report(fact)
  }
  const hasPage = headedPages(first.needs, texts)
  const routes = translateRoutes(translated, first.table, { home: homeOf(language), hasPage, report })
  const own = { ...validator, tree }
  const assembled = assembleSite({
    ...options,
    value: translated,
    validator: own,
    cache: inLanguage,
    report,
    further: routes,
  })
  const open = [...texts.values()].filter(({ entry, isOptional }) => entry === undefined && !isOptional)
  const addresses = assembled.reached.addresses ?? routes.addresses
  return { ...assembled, addresses, open: open.map(({ text }) => text) }
}

/** A language has the pages whose titles and descriptions are translated into it, and always its front page and its not-found page. */
function headedPages(needs: readonly Needs[], texts: Texts): (path: string) => boolean {
  const open = new Set<string>()
  for (const need of needs.flat()) {
    if (need.kind !== 'text' || need.headOf === undefined || need.path[0] === 'site') continue
    const text = texts.get(formatPath(need.path))
    if (text !== undefined && text.entry === undefined && !text.isOptional) open.add(need.headOf)
  }
  return (path) => ['/', '/404'].includes(path) || !open.has(path)
}

/** One site of all languages. */
function join(
  tags: readonly string[],
  { site: first, reached }: AssembledSite,
  others: readonly FurtherSite[],
  cache: CompileCache,
): Pick<CompiledSite, 'shell' | 'shells' | 'untranslated' | 'entries'> {
  const languages = tags.map((tag, index): SiteLanguage => {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
    return { tag, name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1), home: index === 0 ? '/' : homeOf(tag) }
  })
  const inMemory = createMemo(cache.pages)
  const entries = new Map<string, CompiledEntry>()
  const pathsOf = (path: string) => [path, ...others.map(({ addresses }) => addresses.get(path) ?? '')]
  const translations = new Map(
    reached.concrete.flatMap(({ path }) => pathsOf(path).map((each) => [each, pathsOf(path)])),
  )
  const linked = (page: CompiledPage): CompiledEntry => {
    const paths = translations.get(page.path) ?? []
    const make = (): CompiledEntry => ({ kind: 'page', page: { ...page, translations: paths } })
    return inMemory(['linked', page.path], [page, paths.join('\n')], make).value
  }
  for (const { entries: each } of [first, ...others.map(({ site }) => site)])
    for (const [path, entry] of each) entries.set(path, entry.kind === 'page' ? linked(entry.page) : entry)
  const rules = [...others.flatMap(({ site }) => site.shell.rules), ...first.shell.rules]
  const shellOf = (shell: SiteShell, index: number): SiteShell => ({
    ...shell,
    rules,
    languages,
    ...(index > 0 && { home: languages[index]?.home ?? '' }),
  })
  const ofLanguages = <Value>(make: (other: FurtherSite, index: number) => Value) =>
    Object.fromEntries(others.map((other, index) => [languages[index + 1]?.home.slice(1), make(other, index + 1)]))
  return {
    shell: shellOf(first.shell, 0),
    shells: ofLanguages(({ site }, index) => shellOf(site.shell, index)),
    ...(others.some(({ open }) => open.length > 0) && { untranslated: ofLanguages(({ open }) => open) }),
    entries,
  }
}
