import type { CompiledSite } from '../../schema/model.ts'
import type { Diagnostic } from './diagnostic.ts'
import { applyAccepted } from './diagnostics/applyAccepted.ts'
import { relocateShiftedLine } from './diagnostics/relocateShiftedLine.ts'
import { toDiagnostics } from './diagnostics/toDiagnostics.ts'
import type { SiteNames } from './editor/collectNames.ts'
import type { IconSet } from './iconSet.ts'
import { type CompileCache, createCompileCache } from './memo/compileCache.ts'
import { severityOf } from './messages/problemKinds.ts'
import { type AssembledSite, assembleSite } from './pages/assembleSite.ts'
import type { PlainObject } from './plain.ts'
import type { PublicFiles } from './publicFiles.ts'
import type { RawDiagnostic, Report } from './rawDiagnostic.ts'
import { checkFormats } from './schema/checkFormats.ts'
import { checkNumbers, quoteNumbers } from './schema/checkNumbers.ts'
import { createValidator } from './schema/createValidator.ts'
import type { SchemaNode } from './schema/schemaNodes.ts'
import { validateChanged } from './schema/validateChanged.ts'
import type { UnreadableText } from './yaml/decodeText.ts'
import { type Layout, layOut } from './yaml/layout.ts'
import { readSource, type Source } from './yaml/readSource.ts'

interface CompileOptions {
  /** Name of the file in diagnostics. */
  readonly file: string
  readonly bytes: Uint8Array
  /** The composed schema: schema/site.schema.json, parsed. */
  readonly schema: object
  readonly publicFiles: PublicFiles
  readonly icons: IconSet
  /** `development` adds the line of every block. */
  readonly mode: 'development' | 'production'
  /** Also report unlinked pages, unused files and texts that search results cut. Default: in production. */
  readonly wholeSite?: boolean
  /** Results of earlier compilations, for a site that is being edited. */
  readonly cache?: CompileCache
  /** Also return the names that references can use, for the schema that editors read. */
  readonly withNames?: boolean
}

/** The compiled site with warnings and notices, or no site and at least one error. */
export interface CompileResult {
  readonly site?: CompiledSite
  /** Placed in the text when they are first read, if there are no errors: a save on the screen needs none of them. */
  readonly diagnostics: readonly Diagnostic[]
  /** Computes the names that references can use. Set with `withNames`, if the file is readable YAML. */
  readonly names?: () => SiteNames
}

/**
 * Compiles the text of a site file. An author's mistake is a diagnostic, never an exception. All mistakes
 * are reported at once, in the order of the file.
 */
export function compileSite(options: CompileOptions): CompileResult {
  const { file, bytes, mode, cache = createCompileCache() } = options
  const layout = layOut(bytes, cache)
  if (!('text' in layout)) return { diagnostics: [unreadable(file, layout)] }
  const { value: schemaMistakes } = cache.tools(['formats'], [options.schema], () =>
    checkFormats(options.schema as SchemaNode),
  )
  if (schemaMistakes.length > 0) return { diagnostics: schemaMistakes }
  const result = compileLayout(layout, { ...options, cache })
  if (result.site === undefined) {
    const tryText = (other: string) => {
      const layout = layOut(new TextEncoder().encode(other), cache)
      if (!('text' in layout)) return undefined
      const tried = compileLayout(layout, { ...options, cache, stopsAtErrors: true })
      return tried.site === undefined ? undefined : tried.diagnostics()
    }
    const { names, missingNames } = result
    const diagnostics = relocateShiftedLine(layout.text(), result.diagnostics(), missingNames(), tryText)
    // Once per site file: the texts that `tryText` compiled don't count.
    cache.end('broken')
    return { diagnostics, ...(names && { names }) }
  }
  // What the next build starts from includes the places of notices.
  if (mode === 'production') result.diagnostics()
  cache.end('clean')
  const { site, names, diagnostics } = result
  return {
    site,
    ...(names && { names }),
    get diagnostics() {
      return diagnostics()
    },
  }
}

interface LayoutOptions extends CompileOptions {
  readonly cache: CompileCache
  /** Stop at the first stage that finds errors, because only a text without any is of interest. */
  readonly stopsAtErrors?: boolean
}

function compileLayout(layout: Layout, options: LayoutOptions) {
  const { file, schema, mode, cache, wholeSite = mode === 'production', stopsAtErrors = false } = options
  const source = readSource(layout, cache)
  const problems: RawDiagnostic[] = [...source.problems]
  const report: Report = (problem) => problems.push(problem)
  const isError = ({ code }: RawDiagnostic) => severityOf(code) === 'error'
  const hasErrors = () => problems.some(isError)
  const isStopped = () => stopsAtErrors && hasErrors()
  const built = source.value && !isStopped() ? compileSource(source.value, source, report) : undefined
  let placed: readonly Diagnostic[] | undefined
  const diagnostics = () => {
    placed ??= applyAccepted(toDiagnostics(problems, file, source), file, source)
    return placed
  }
  const isClean =
    (!hasErrors() && !source.hasUnexplained) ||
    (!isStopped() && diagnostics().every(({ severity }) => severity !== 'error'))
  const isReadable = built !== undefined && !source.problems.some(isError)
  return {
    ...(built !== undefined && isClean && { site: built.site }),
    diagnostics,
    ...(options.withNames === true && isReadable && { names: built.names }),
    missingNames: () => new Set(problems.flatMap(({ keys = [] }) => keys)),
  }

  function compileSource(value: PlainObject, source: Source, report: Report): AssembledSite | undefined {
    const { value: validator } = cache.tools(['validator'], [schema], () => createValidator(schema as SchemaNode))
    const { icons, publicFiles } = options
    cache.begin([validator, icons, mode])
    const found = validateChanged(value, validator, cache)
    for (const problem of quoteNumbers(found, source.rewrittenNumbers)) report(problem)
    for (const problem of checkNumbers(source.rewrittenNumbers, found)) report(problem)
    if (isStopped()) return undefined
    const tools = { validator, icons, publicFiles, mode, wholeSite, cache }
    return assembleSite({ value, source, ...tools, report, hasErrors })
  }
}

function unreadable(file: string, { before, ...problem }: UnreadableText): Diagnostic {
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  return {
    severity: 'error',
    file,
    start: { line, column },
    end: { line, column: column + 1 },
    path: '',
    ...problem,
  }
}
