import { existsSync, readFileSync } from 'node:fs'
import type { CompiledSite } from '../../schema/model.ts'
import { countLine, formatDiagnostics } from '../compiler/diagnostics/formatDiagnostics.ts'
import { formatReport } from '../compiler/diagnostics/formatReport.ts'
import { type CompileCache, createCompileCache } from '../compiler/memo/compileCache.ts'
import type { Work } from '../runtime/liveContent.ts'
import { compileFile } from './loadSite.ts'
import type { Project } from './project.ts'
import { type NamedSite, writeProjectSchema } from './writeProjectSchema.ts'

/** Outcome of the latest attempt to compile the site file. */
interface Compilation {
  /** The latest site that compiled. From an earlier save if this one failed. */
  readonly site: CompiledSite | undefined
  /** Set while the site file is broken. */
  readonly failure: SiteFailure | undefined
  /** What a successful compilation found, if anything: `1 warning, 85 notices`. */
  readonly found: string | undefined
}

const noWork: Work = { segments: 0, pages: 0 }

export interface SiteFailure {
  /** All errors, formatted for the author. */
  readonly text: string
  /** Their count: `2 problems`. */
  readonly count: string
}

/** Outcome of a save of the site file. */
interface SaveCompilation extends Compilation {
  /** How much had to be computed for it. */
  readonly work: Work
}

/** A site that is compiled from some source. */
export interface CompiledSource {
  /** The current outcome. Compiles on the first call. */
  current(): Compilation
  /** Reads the source again. */
  recompile(): Compilation
}

export interface SiteSource extends CompiledSource {
  current(): SaveCompilation
  recompile(): SaveCompilation
  /** Compiles the new contents of the site file; undefined if the file was deleted. */
  update(contents: Uint8Array | undefined): SaveCompilation
  /** What `check` prints about the first save; empty if it finds nothing. */
  report(): string
  /** Writes the names of the latest readable save to the schema that editors read. */
  refreshEditor(): void
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
  const lasting = mode === 'development' ? createCompileCache() : undefined
  const withNames = mode === 'development'
  const withCopies = mode === 'production'
  let compilation: SaveCompilation | undefined
  let newest: NamedSite | undefined
  let report = ''

  const compile = (bytes: Uint8Array): SaveCompilation => {
    const cache = lasting ?? createCache?.()
    const before = { ...(cache?.counts ?? noWork) }
    const loaded = compileFile(project.siteName, bytes, {
      mode,
      withNames,
      withCopies,
      // Later saves are shown at once; what concerns the site as a whole can wait for `check`.
      wholeSite: mode === 'production' || compilation === undefined,
      ...(cache && { cache }),
    })
    const { diagnostics, site } = loaded
    const work = workSince(cache?.counts ?? noWork, before)
    // Don't keep the text alive in a build.
    if (mode === 'development') {
      newest = loaded
      if (compilation === undefined && diagnostics.length > 0) report = formatReport(diagnostics, loaded.text)
    }
    const found = diagnostics.length > 0 ? countLine(diagnostics) : undefined
    if (site) return { site, failure: undefined, work, found }
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const failure = { text: formatDiagnostics(errors, loaded.text), count: countLine(errors) }
    return { site: compilation?.site, failure, work, found: undefined }
  }

  const workSince = (counts: Work, { segments, pages }: Work): Work => ({
    segments: counts.segments - segments,
    pages: counts.pages - pages,
  })
  const failed = (text: string): SaveCompilation => ({
    site: compilation?.site,
    failure: { text, count: '1 problem' },
    work: noWork,
    found: undefined,
  })
  const missing = `${project.siteName}:1:1\nThe site file is gone. Put it back, or stop the server.`
  /** While a site is being edited, no mistake of anyone may end the server. */
  const attempt = (bytes: Uint8Array): SaveCompilation => {
    if (mode === 'production') return compile(bytes)
    try {
      return compile(bytes)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return failed(`${project.siteName}:1:1\nThe file could not be checked: ${reason}`)
    }
  }
  const readAndCompile = (): SaveCompilation => {
    if (!existsSync(project.siteFile))
      return failed(`${project.siteName} cannot be read: there is no such file.`)
    return attempt(readFileSync(project.siteFile))
  }
  return {
    current() {
      compilation ??= readAndCompile()
      return compilation
    },
    recompile() {
      compilation = readAndCompile()
      return compilation
    },
    update(contents) {
      compilation = contents ? attempt(contents) : failed(missing)
      return compilation
    },
    report() {
      const { failure } = this.current()
      return report === '' ? (failure?.text ?? '') : report
    },
    refreshEditor() {
      if (newest !== undefined) writeProjectSchema(project.siteFile, newest)
    },
  }
}
