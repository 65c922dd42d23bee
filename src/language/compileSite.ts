import type { CompiledSite } from '../../schema/model.ts'
import type { NameSources } from './editor/collectNames.ts'
import { type Fact, isError } from './fact.ts'
import type { Findings } from './findings.ts'
import type { IconSet } from './iconSet.ts'
import { type CompileCache, createCompileCache } from './memo/compileCache.ts'
import { createMemo } from './memo/memo.ts'
import { type AssembledSite, assembleSite } from './pages/assembleSite.ts'
import { addUp } from './pages/needs.ts'
import { languageOf } from './pages/typeset.ts'
import { valueAt } from './plain.ts'
import type { PublicFiles } from './publicFiles.ts'
import { unknownFormats } from './schema/checkFormats.ts'
import { checkNumbers } from './schema/checkNumbers.ts'
import { createValidator } from './schema/createValidator.ts'
import { createSchemaTree, type SchemaNode, type SchemaTree } from './schema/schemaNodes.ts'
import { validateChanged } from './schema/validateChanged.ts'
import { type WordLists, wordsFor } from './schema/words.ts'
import type { AssembleLanguages } from './translations/assembleLanguages.ts'
import { checkFirstLanguage, inFirstLanguage, languagesOf } from './translations/languagesOf.ts'
import { type Layout, layOut } from './yaml/layout.ts'
import { readSource } from './yaml/readSource.ts'

interface CompileOptions {
  /** Name of the file in diagnostics. */
  readonly file: string
  readonly bytes: Uint8Array
  /** The composed schema: schema/site.schema.json, parsed. */
  readonly schema: object
  readonly publicFiles: PublicFiles
  readonly icons: IconSet
  /** Pagewright’s own texts in other languages. Default: all sites get the English ones. */
  readonly words?: WordLists
  /** The files with translations, by language: those beside the site file in the folder `translations`. */
  readonly translations?: ReadonlyMap<string, Uint8Array>
  /** The code for sites in several languages, which most sites don’t need. */
  readonly assembleLanguages?: AssembleLanguages | undefined
  /** `development` adds the line of every block. */
  readonly mode: 'development' | 'production'
  /**
   * The moment whose site this is: a date, or a day or a day and a time by the clocks of the site, as in `2026-12-01 09:00`.
   * Without it, everything
   * with a time is shown. Development shows everything at all times, with marks.
   */
  readonly at?: Date | string | undefined
  /** Also report unlinked pages, unused files and texts that search results cut. Default: in production. */
  readonly wholeSite?: boolean
  /** Results of earlier compilations, for a site that is being edited. */
  readonly cache?: CompileCache
}

/** The compiled site, or none and at least one fact that is an error. */
export interface CompileResult {
  readonly site?: CompiledSite
  /** What there is to say about the file, for `diagnose`. */
  readonly findings: Findings
  /** What references can name, for the schema that editors read. Set if the file is readable YAML. */
  readonly names?: NameSources
}

/** The layout of the newest text, by the cache of its site. */
const layouts = new WeakMap<CompileCache, Layout>()

/**
 * Compiles the text of a site file. An author's mistake is noted as a fact, never an exception, and all of them are noted
 * at once. `diagnose` has the words for them.
 */
export function compileSite(options: CompileOptions): CompileResult {
  const { bytes, cache = createCompileCache() } = options
  const layout = layOut(bytes, layouts.get(cache))
  if (layout === undefined) return broken(options, [{ kind: 'not-utf8', at: { path: [], part: 'key' }, data: {} }])
  const { value: unknown } = cache.tools(['formats'], [options.schema], () =>
    unknownFormats(options.schema as SchemaNode),
  )
  if (unknown.length > 0) return broken(options, unknown)
  layouts.set(cache, layout)
  const result = compileLayout(layout, { ...options, cache })
  cache.end(result.site === undefined ? 'broken' : 'clean')
  return result
}

/** The result for a file that can't be read, or not with this schema. */
function broken(options: CompileOptions, facts: readonly Fact[]): CompileResult {
  const { file, bytes } = options
  const context = contextOf(options, createSchemaTree({}))
  return { findings: { file, bytes, facts, context, wholeSite: false, retry: () => undefined } }
}

function contextOf({ icons, publicFiles }: CompileOptions, tree: SchemaTree): Findings['context'] {
  return {
    tree,
    icons,
    publicFiles,
    pages: new Map(),
    times: new Map(),
    time: undefined,
    showsAll: false,
    redirects: new Set(),
    routes: [],
    concrete: [],
  }
}

interface LayoutOptions extends CompileOptions {
  readonly cache: CompileCache
  /** Stop at the first stage that finds errors, because only a text without any is of interest. */
  readonly stopsAtErrors?: boolean
}

function compileLayout(layout: Layout, options: LayoutOptions): CompileResult {
  const {
    file,
    schema,
    icons,
    publicFiles,
    mode,
    cache,
    wholeSite = mode === 'production',
    stopsAtErrors = false,
  } = options
  const source = readSource(layout, cache)
  const value = source.value && inFirstLanguage(source.value, cache)
  const notesTexts = languagesOf(value).length > 1
  const facts: Fact[] = [...source.facts]
  const isReadable = source.value !== undefined && !facts.some(isError)
  let context = contextOf(options, createSchemaTree({}))
  const hasErrors = () => facts.some(isError)
  const isStopped = () => stopsAtErrors && hasErrors()
  const assemble = () => {
    if (value === undefined || isStopped()) return undefined
    const words = wordsFor(languageOf(valueAt(value.site, 'language')), options.words ?? (() => undefined))
    const { value: validator } = cache.tools(['validator'], [schema, words], () =>
      createValidator(schema as SchemaNode, words),
    )
    context = contextOf(options, validator.tree)
    cache.begin([validator, icons, mode, notesTexts])
    const errors = validateChanged(value, validator, cache)
    const place = { path: [], part: 'value' } as const
    if (errors.length > 0) facts.push({ kind: 'invalid-value/schema', at: place, data: { errors, value } })
    facts.push(...checkNumbers(source.rewrittenNumbers))
    if (isStopped()) return undefined
    const report = (fact: Fact) => facts.push(fact)
    const tools = { validator, icons, publicFiles, mode, cache, at: options.at }
    const assembling = { value, source, ...tools, notesTexts, report }
    const assembled = assembleSite(assembling)
    if (!notesTexts) return { ...assembled, further: undefined }
    checkFirstLanguage(value, report)
    const { assembleLanguages, words: lists, translations: files = new Map() } = options
    if (assembleLanguages === undefined) throw new Error('The site has several languages, whose code isn’t loaded.')
    const first = hasErrors() ? undefined : assembled
    const inFiles = { file, files, context: { ...context, ...assembled.reached } }
    const further = assembleLanguages({
      ...assembling,
      ...inFiles,
      cache,
      schema: schema as SchemaNode,
      words: lists,
      first,
    })
    return { ...assembled, further }
  }
  const built = assemble()
  const { further } = built ?? {}
  const hasMistake = () => hasErrors() || further?.hasErrors === true
  const whole = built && !hasMistake() ? compiledSite(built, further, cache) : undefined
  const site = source.hasUnexplained ? undefined : whole
  const findings: Findings = {
    file,
    bytes: options.bytes,
    facts,
    source,
    context: { ...context, ...built?.reached },
    ...(whole !== undefined && { site: whole }),
    ...(further && { languages: further.languages }),
    translationFiles: [...(options.translations?.keys() ?? [])],
    wholeSite,
    retry: (text) => retry(text, options),
  }
  return {
    ...(site !== undefined && { site }),
    findings,
    ...(built !== undefined && isReadable && { names: built.names }),
  }
}

function compiledSite(
  { site, needs }: AssembledSite,
  further: ReturnType<AssembleLanguages> | undefined,
  cache: CompileCache,
): CompiledSite {
  return { ...site, ...further?.site, ...addUp([...needs, ...(further?.needs ?? [])], createMemo(cache.pages)) }
}

/** Compiles another text for advice. Nothing of it is kept for the next build. */
function retry(text: string, options: LayoutOptions): Findings | undefined {
  const cache = options.cache.hasDisk ? createCompileCache() : options.cache
  const layout = layOut(new TextEncoder().encode(text))
  if (layout === undefined) return undefined
  const { site, findings } = compileLayout(layout, { ...options, cache, stopsAtErrors: true })
  return site === undefined ? undefined : findings
}
