import { readFileSync } from 'node:fs'
import type { CompiledSite } from '../../schema/model.ts'
import { countLine, formatDiagnostics } from '../compiler/diagnostics/formatDiagnostics.ts'
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
  /** One line about the notices of a successful compilation, if there are any. */
  readonly notices: string | undefined
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

  const compile = (bytes: Uint8Array): SaveCompilation => {
    const cache = lasting ?? createCache?.()
    const before = { ...(cache?.counts ?? noWork) }
    const loaded = compileFile(project.siteName, bytes, {
      mode,
      withNames,
      withCopies,
      ...(cache && { cache }),
    })
    const { diagnostics, site } = loaded
    const work = workSince(cache?.counts ?? noWork, before)
    // Don't keep the text alive in a build.
    if (mode === 'development') newest = loaded
    if (site) {
      const notices =
        diagnostics.length > 0 ? `${countLine(diagnostics)}: \`npm run check\` shows them.` : undefined
      return { site, failure: undefined, work, notices }
    }
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const failure = { text: formatDiagnostics(errors, loaded.text), count: countLine(errors) }
    return { site: compilation?.site, failure, work, notices: undefined }
  }

  const workSince = (counts: Work, { segments, pages }: Work): Work => ({
    segments: counts.segments - segments,
    pages: counts.pages - pages,
  })
  const read = () => readFileSync(project.siteName)
  const withoutFile = (): SaveCompilation => {
    const text = `${project.siteName}:1:1\nThe site file is gone. Put it back, or stop the server.`
    return {
      site: compilation?.site,
      failure: { text, count: '1 problem' },
      work: noWork,
      notices: undefined,
    }
  }
  return {
    current() {
      compilation ??= compile(read())
      return compilation
    },
    recompile() {
      compilation = compile(read())
      return compilation
    },
    update(contents) {
      compilation = contents ? compile(contents) : withoutFile()
      return compilation
    },
    refreshEditor() {
      if (newest !== undefined) writeProjectSchema(project.siteFile, newest)
    },
  }
}
