import type { CompiledSite } from '../../schema/model.ts'
import { createCompileCache } from '../compiler/compileCache.ts'
import { type NamedSite, writeProjectSchema } from '../compiler/editor/writeProjectSchema.ts'
import { countLine, formatDiagnostics } from '../compiler/formatDiagnostics.ts'
import { loadSite } from '../compiler/loadSite.ts'
import type { Project } from './project.ts'

/** The outcome of the newest attempt to compile the site file. */
export interface Compilation {
  /** The newest site that compiled; from an earlier save where this one did not. */
  readonly site: CompiledSite | undefined
  /** Set while the site file is broken. */
  readonly failure: SiteFailure | undefined
  /** One line about the notices of a good compilation, where there are any. */
  readonly notices: string | undefined
}

export interface SiteFailure {
  /** All problems as the author reads them, without notices. */
  readonly text: string
  /** How many there are: `2 problems`. */
  readonly count: string
}

/** A site that was compiled from whatever it is written in. */
export interface CompiledSource {
  /** The current outcome; compiles at the first call. */
  current(): Compilation
  /** Reads what it is written in again. */
  recompile(): Compilation
}

export interface SiteSource extends CompiledSource {
  /** Writes the names of the newest readable save to the schema that editors read. */
  refreshEditor(): void
}

/** Compiles the project's site file and remembers what unchanged pages compiled to. */
export function createSiteSource(project: Project, mode: 'development' | 'production'): SiteSource {
  const cache = createCompileCache()
  const withNames = mode === 'development'
  let compilation: Compilation | undefined
  let newest: NamedSite | undefined

  const compile = (): Compilation => {
    const loaded = loadSite(project.siteName, { mode, cache, withNames })
    const { diagnostics, site, text } = loaded
    newest = loaded
    if (site) {
      const notices =
        diagnostics.length > 0 ? `${countLine(diagnostics)}: \`npm run check\` shows them.` : undefined
      return { site, failure: undefined, notices }
    }
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const failure = { text: formatDiagnostics(errors, text), count: countLine(errors) }
    return { site: compilation?.site, failure, notices: undefined }
  }

  return {
    current() {
      compilation ??= compile()
      return compilation
    },
    recompile() {
      compilation = compile()
      return compilation
    },
    refreshEditor() {
      if (newest !== undefined) writeProjectSchema(project.siteFile, newest)
    },
  }
}
