import { existsSync, readFileSync } from 'node:fs'
import type { CompiledSite } from '../../../schema/model.ts'
import { diagnose } from '../../language/findings.ts'
import { type CompileCache, createCompileCache } from '../../language/memo/compileCache.ts'
import type { Sources } from '../../language/sources/createSources.ts'
import type { AssembleLanguages } from '../../language/translations/assembleLanguages.ts'
import type { Work } from '../../site/runtime/liveContent.ts'
import { chosenMoment } from './chosenMoment.ts'
import { compileFile, type LoadedSite } from './compileFile.ts'
import type { Project } from './project.ts'
import { writeProjectSchema } from './writeProjectSchema.ts'

/** Outcome of the latest attempt to compile the site file. */
interface Compilation {
  /** The latest site that compiled: that of an earlier save if this one failed. */
  readonly site: CompiledSite | undefined
  /** Set while the site file is broken: finds the words for it. */
  readonly failure: (() => Promise<SiteFailure>) | undefined
  /** Errors that only a look at the compiled site finds, and that a build refuses: a file in the place of a page. */
  readonly refusal?: () => Promise<SiteFailure | undefined>
  /** What a successful compilation found, if anything: `1 warning, 85 notices`. */
  readonly found: () => Promise<string | undefined>
  /** How much had to be computed for a save of the site file. */
  readonly work?: Work
}

/** The reason why the latest save of the site file or of a block's schema isn't on the screen. */
export interface SiteFailure {
  /** One line: `2 problems in site.yaml`. */
  readonly title: string
  /** All problems as `check` prints them, without warnings and notices. */
  readonly text: string
}

/** A site that is compiled from some source. */
export interface CompiledSource {
  /** The current outcome. Compiles on the first call. */
  current(): Compilation
}

export interface SiteSource extends CompiledSource {
  /**
   * Loads the code for sites in several languages if the site file, or its new contents, may name some. Must come before
   * they are compiled.
   */
  prepare(contents?: Uint8Array): Promise<void>
  /** What is kept from one save to the next while the site is edited. */
  readonly cache: CompileCache | undefined
  /** Compiles the new contents of the site file; undefined if the file was deleted. */
  update(contents: Uint8Array | undefined): Compilation
  /** What `check` prints about the first save; empty if it finds nothing. */
  report(): Promise<string>
  /** Where what pages show was written, in the latest save; undefined before the first. */
  sources(): Promise<Sources | undefined>
  /** Writes the names of the latest readable save to the schema that editors read. */
  refreshEditor(): Promise<void>
}

/**
 * Compiles the project's site file and keeps the results of unchanged pages.
 *
 * @param createCache Returns results of the last build, for a site that is compiled once.
 */
export function createSiteSource(
  project: Project,
  mode: 'development' | 'production',
  createCache?: () => CompileCache | undefined,
): SiteSource {
  const { siteFile, siteName } = project
  const isEdited = mode === 'development'
  const lasting = isEdited ? createCompileCache() : undefined
  let compilation: Compilation | undefined
  let newest: LoadedSite | undefined
  let first: LoadedSite | undefined
  let assembleLanguages: AssembleLanguages | undefined

  const compile = (bytes: Uint8Array): Compilation => {
    const cache = lasting ?? createCache?.()
    const { segments = 0, pages = 0 } = cache?.counts ?? {}
    const loaded = compileFile(siteName, bytes, {
      mode,
      // Development shows everything, whatever the time.
      at: isEdited ? undefined : chosenMoment(),
      withCopies: !isEdited,
      // Later saves are shown at once; checks of the site as a whole can wait for `check`.
      wholeSite: !isEdited || compilation === undefined,
      ...(cache && { cache }),
      assembleLanguages,
    })
    if (isEdited) {
      newest = loaded
      if (compilation === undefined) first = loaded
    }
    const { counts = { segments, pages } } = cache ?? {}
    const work = { segments: counts.segments - segments, pages: counts.pages - pages }
    return outcomeOf(loaded, work, siteName, compilation?.site)
  }
  const fail = (text: string): Compilation => ({
    site: compilation?.site,
    failure: async () => ({ title: `1 problem in ${siteName}`, text }),
    found: async () => undefined,
  })
  /** While a site is being edited, no error may end the server. */
  const attempt = (bytes: Uint8Array): Compilation => {
    try {
      return compile(bytes)
    } catch (error) {
      if (!isEdited) throw error
      const reason = error instanceof Error ? error.message : String(error)
      return fail(`${siteName}:1:1\nThe file could not be checked: ${reason}`)
    }
  }
  const current = () => {
    compilation ??= existsSync(siteFile)
      ? attempt(readFileSync(siteFile))
      : fail(`${siteName} cannot be read: there is no such file.`)
    return compilation
  }
  return {
    cache: lasting,
    current,
    async prepare(contents = existsSync(siteFile) ? readFileSync(siteFile) : undefined) {
      if (assembleLanguages !== undefined || contents === undefined) return
      if (!new TextDecoder().decode(contents).includes('languages')) return
      ;({ assembleLanguages } = await import('../../language/translations/assembleLanguages.ts'))
    },
    update(contents) {
      const gone = `${siteName}:1:1\nThe site file is gone. Put it back, or stop the server.`
      compilation = contents ? attempt(contents) : fail(gone)
      return compilation
    },
    async report() {
      const { failure } = current()
      if (first === undefined) return (await failure?.())?.text ?? ''
      const diagnostics = await diagnose(first.findings)
      if (diagnostics.length === 0) return ''
      const { formatReport } = await import('../../language/advice/formatReport.ts')
      return formatReport(diagnostics, first.text)
    },
    async sources() {
      const { createSources } = await import('../../language/sources/createSources.ts')
      return newest && createSources(newest)
    },
    async refreshEditor() {
      if (newest !== undefined) await writeProjectSchema(siteFile, newest)
    },
  }
}

/** @param before The latest site that compiled, which stays if this one fails. */
function outcomeOf(loaded: LoadedSite, work: Work, siteName: string, before: CompiledSite | undefined): Compilation {
  const { site, findings } = loaded
  let diagnosed: ReturnType<typeof diagnose> | undefined
  const diagnoseOnce = () => {
    diagnosed ??= diagnose(findings)
    return diagnosed
  }
  const found = async () => {
    const diagnostics = await diagnoseOnce()
    if (diagnostics.length === 0) return undefined
    const { countLine } = await import('../../language/advice/formatDiagnostics.ts')
    return countLine(diagnostics)
  }
  const failure = async () => {
    const { countLine, formatDiagnostics } = await import('../../language/advice/formatDiagnostics.ts')
    const errors = (await diagnoseOnce()).filter(({ severity }) => severity === 'error')
    return { title: `${countLine(errors)} in ${siteName}`, text: formatDiagnostics(errors, loaded.text) }
  }
  const hasErrors = async () => (await diagnoseOnce()).some(({ severity }) => severity === 'error')
  const refusal = async () => ((await hasErrors()) ? failure() : undefined)
  return site
    ? { site, failure: undefined, refusal, work, found }
    : { site: before, failure, work, found: async () => undefined }
}
