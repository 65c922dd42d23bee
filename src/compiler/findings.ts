import type { AdviceContext } from './advice/rule.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Noted } from './fact.ts'
import type { Source } from './yaml/readSource.ts'

/** What a compilation noted about a site file, and what the words about it need. */
export interface Findings {
  /** Name of the file in diagnostics. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly facts: readonly Noted[]
  /** Undefined if the file isn't text, or the schema is broken. */
  readonly source?: Source
  readonly context: Pick<AdviceContext, 'tree' | 'icons' | 'publicFiles' | 'pages' | 'redirects'>
  /** Compiles another text of the file; undefined if it has errors. */
  readonly retry: (text: string) => Findings | undefined
}

/** Whether there is something to tell people. */
function hasNews({ facts, source }: Findings): boolean {
  return facts.length > 0 || source?.hasAcceptance === true
}

/** What to tell people about a site file. Loads the words when there is something to say. */
export async function diagnose(findings: Findings): Promise<readonly Diagnostic[]> {
  if (!hasNews(findings)) return []
  const { explain } = await import('./advice/explain.ts')
  return explain(findings)
}
