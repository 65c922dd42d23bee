import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CompiledSite } from '../../schema/model.ts'
import { compileSite } from '../../src/compiler/compileSite.ts'
import { formatDiagnostics } from '../../src/compiler/diagnostics/formatDiagnostics.ts'
import { createCompileCache } from '../../src/compiler/memo/compileCache.ts'
import { readIconSet } from '../../src/project/readIconSet.ts'
import { readPublicFiles } from '../../src/project/readPublicFiles.ts'

const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'))
const publicFiles = readPublicFiles([resolve('public')])
const icons = readIconSet()
/** Texts that are compiled one after the other differ little. */
const cache = createCompileCache()

export interface CompiledText {
  readonly site: CompiledSite | undefined
  /** What `check` prints about errors; empty where there are none. */
  readonly text: string
  readonly codes: readonly string[]
  /** Codes of what `check` prints without refusing the site. */
  readonly notices: readonly string[]
}

/** Compiles the text of a site file with the project's own schema, icons and public files. */
export function compileText(source: string): CompiledText {
  const bytes = new TextEncoder().encode(source)
  const { site, diagnostics } = compileSite({
    file: 'site.yaml',
    bytes,
    schema,
    publicFiles,
    icons,
    mode: 'production',
    cache,
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    site,
    text: formatDiagnostics(errors, source),
    codes: errors.map(({ code }) => code),
    notices: diagnostics.filter(({ severity }) => severity !== 'error').map(({ code }) => code),
  }
}
