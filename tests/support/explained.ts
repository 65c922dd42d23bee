import { explainAll } from '../../src/language/advice/explain.ts'
import type { CompileResult } from '../../src/language/compileSite.ts'
import type { Diagnostic } from '../../src/language/diagnostic.ts'
import * as project from '../../src/make/project/loadSite.ts'

/** A compiled site with what there is to say about it, which is put into words when it is first read. */
export type Explained<Result extends CompileResult = CompileResult> = Result & {
  readonly diagnostics: readonly Diagnostic[]
}

export function explained<Result extends CompileResult>(result: Result): Explained<Result> {
  let diagnostics: readonly Diagnostic[] | undefined
  return Object.defineProperty(result, 'diagnostics', {
    get: () => {
      diagnostics ??= explainAll(result.findings)
      return diagnostics
    },
  }) as Explained<Result>
}

export const compileFile = (...options: Parameters<typeof project.compileFile>) =>
  explained(project.compileFile(...options))

export const loadSite = (...options: Parameters<typeof project.loadSite>) => explained(project.loadSite(...options))
