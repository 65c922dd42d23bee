import type { CompiledSite } from '../../schema/model.ts'
import type { AdviceContext } from './advice/rule.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Fact } from './fact.ts'
import type { FurtherLanguage } from './translations/assembleLanguages.ts'
import type { Source } from './yaml/readSource.ts'

/** What a compilation noted about a site file, and what the words about it need. */
export interface Findings {
  /** Name of the file in diagnostics. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly facts: readonly Fact[]
  /** Undefined if the file isn't text, or the schema is broken. */
  readonly source?: Source
  readonly context: Pick<
    AdviceContext,
    'tree' | 'icons' | 'publicFiles' | 'pages' | 'times' | 'time' | 'showsAll' | 'redirects' | 'routes' | 'concrete'
  > & { readonly site?: AdviceContext['site'] }
  /** The compiled site, if there are no errors. */
  readonly site?: CompiledSite
  /** The further languages of the site, each with what was noted about its file. */
  readonly languages?: readonly FurtherLanguage[]
  /** The languages of the files in the folder `translations`. */
  readonly translationFiles?: readonly string[]
  /** Whether to look for unlinked pages, unused files and texts that search results cut. */
  readonly wholeSite: boolean
  /** Compiles another text of the file; undefined if it has errors. */
  readonly retry: (text: string) => Findings | undefined
}

/** What to tell people about a site file. Loads the words when there is something to say. */
export async function diagnose(findings: Findings): Promise<readonly Diagnostic[]> {
  const { facts, source, languages = [] } = findings
  const { lint } = await import('./lint/lint.ts')
  const warnings = lint(findings)
  if (facts.length + warnings.length + languages.length === 0 && source?.hasAcceptance !== true) return []
  const { explainAll } = await import('./advice/explain.ts')
  return explainAll(findings, warnings)
}
