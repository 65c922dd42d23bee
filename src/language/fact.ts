import type { Rules } from './advice/rules.ts'
import type { ProblemCode } from './messages/problemKinds.ts'
import type { Place } from './place.ts'
import type { RawDiagnostic } from './rawDiagnostic.ts'
import { severityOf } from './severity.ts'

/** A kind of fact: the kind of problem, with what tells it from others of that kind: `unknown-page/redirect`. */
type FactKind = keyof Rules

/** What a fact has to do with other places. */
interface Relations extends Pick<RawDiagnostic, 'elsewhere' | 'reads' | 'pieces' | 'usedAt'> {
  readonly at: Place
  /** Set if its place is that of a translation, and all others are in the site file. */
  readonly inTranslation?: true
  /** Set if a placeholder inserted a value that doesn't fit: in words about it, the placeholder stands for the value. */
  readonly inserted?: { readonly value: string; readonly written: string }
}

type DataOf<Kind extends FactKind> = Parameters<Rules[Kind]>[0]

/** A mistake as the compiler notes it, as plain data. `advice` has the words for each kind, which take this data. */
export type Fact = {
  [Kind in FactKind]: Relations & { readonly kind: Kind; readonly data: DataOf<Kind> }
}[FactKind]

export type Report = (fact: Fact) => void

export function codeOf({ kind }: Pick<Fact, 'kind'>): ProblemCode {
  return kind.replace(/\/.*/, '') as ProblemCode
}

/** Whether there is no site because of it. */
export function isError(fact: Fact): boolean {
  return severityOf(codeOf(fact)) === 'error'
}
