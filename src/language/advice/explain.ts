import { type Diagnostic, inFileOrder } from '../diagnostic.ts'
import { codeOf, type Fact, isError } from '../fact.ts'
import type { Findings } from '../findings.ts'
import { replacement } from '../fix.ts'
import { lint } from '../lint/lint.ts'
import { lintTranslations } from '../lint/translations.ts'
import { formatPath, groupBy } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'
import type { Source } from '../yaml/readSource.ts'
import { applyAccepted } from './applyAccepted.ts'
import { placeIn } from './placeIn.ts'
import { relocateShiftedLine } from './relocateShiftedLine.ts'
import type { AdviceContext, Rule, Words } from './rule.ts'
import { rules } from './rules.ts'
import { placeBeside, toDiagnostics } from './toDiagnostics.ts'
import { createLineIndex } from './yaml/lines.ts'

/** Maximum number of explanations for one kind of fact in one place. Thousands of pages can have the same mistake there. */
const maxAtOnePlace = 20

/**
 * What to tell people about the facts of a site file: one diagnostic for each mistake, errors first, in the order of the
 * file.
 */
export function explain(findings: Findings, warnings = lint(findings)): readonly Diagnostic[] {
  const { source } = findings
  return source === undefined ? explainUnread(findings) : explainText(findings, source, warnings)
}

/** The same, with the files of translations. */
export function explainAll(findings: Findings, warnings = lint(findings)): readonly Diagnostic[] {
  const inFiles = (findings.languages ?? []).flatMap((language) =>
    explain(language.findings, [...lintTranslations(language, findings.wholeSite ? findings.site : undefined)]).map(
      (problem) => besideSite(problem, language.findings),
    ),
  )
  const all = explain(findings, warnings)
  return inFiles.length === 0 ? all : [...all, ...inFiles].sort(inFileOrder)
}

/** A problem of another file than the site file. Its fix is its author’s. */
function besideSite({ fix: _, ...problem }: Diagnostic, { bytes }: Findings): Diagnostic {
  return { ...problem, isElsewhere: true, text: new TextDecoder().decode(bytes) }
}

/** What to tell the developer of a block about facts of the composed schema. */
export function explainSchema(facts: readonly Fact[]): readonly Diagnostic[] {
  return explainUnread({ file: '', bytes: new Uint8Array(), facts })
}

type Unread = Pick<Findings, 'file' | 'bytes' | 'facts'> & Partial<Pick<Findings, 'context'>>

/** Facts about a file that isn't text, or about the schema: their rules need no site. */
function explainUnread({ file, bytes, facts, context }: Unread): readonly Diagnostic[] {
  const text = new TextDecoder().decode(bytes)
  const lines = createLineIndex(text)
  const shared = { ...context, text, bytes } as Shared
  return facts
    .flatMap((fact) => toProblems(fact, shared))
    .map((problem) => {
      const { code, message, hint, at, fix, elsewhere } = problem
      const start = lines.locate('span' in at ? at.span.start : 0)
      return {
        severity: severityOf(code),
        code,
        file,
        start,
        end: { ...start, column: start.column + 1 },
        path: '',
        message,
        ...(hint !== undefined && { hint }),
        ...(fix?.kind === 'edit' && { fix: { edits: fix.edits } }),
        ...(elsewhere && placeBeside(code === 'unknown-format' ? '' : file, elsewhere)),
      }
    })
}

function explainText(findings: Findings, source: Source, warnings: readonly RawDiagnostic[]): readonly Diagnostic[] {
  const { problems, diagnostics } = explainOnce(findings, source, warnings)
  if (diagnostics.every(({ severity }) => severity !== 'error')) return diagnostics
  const missingNames = new Set(problems.flatMap(({ keys = [] }) => keys))
  return relocateShiftedLine(source.text, diagnostics, missingNames, (text) => {
    const tried = findings.retry(text)
    return tried?.source && explainOnce(tried, tried.source, lint(tried)).diagnostics
  })
}

function explainOnce({ file, bytes, facts, context }: Findings, source: Source, warnings: readonly RawDiagnostic[]) {
  const { text, parts, rewrittenNumbers } = source
  const shared = { site: source.value ?? {}, ...context, text, bytes, parts, rewrittenNumbers }
  const explained = withoutCrowds(facts).flatMap((fact) => toProblems(fact, shared))
  const wrong = new Set(
    explained.filter(({ code }) => severityOf(code) === 'error').map(({ at }) => formatPath(at.path)),
  )
  // A wrong value has to be written anew anyway. Warnings about the whole site have no path.
  const problems = [
    ...explained,
    ...warnings.filter(({ at }) => at.path.length === 0 || !wrong.has(formatPath(at.path))),
  ]
  const placed = placeIn(source)
  return { problems, diagnostics: applyAccepted(toDiagnostics(problems, file, placed), file, placed) }
}

/** What stands for any number of mistakes. */
const aboutMany: ReadonlySet<string> = new Set(['invalid-value/schema', 'invalid-value/expanded'])

/** Errors of one kind in one place are one mistake, so the first of them are enough to explain it. */
function withoutCrowds(facts: readonly Fact[]): readonly Fact[] {
  const groups = groupBy(facts, (fact) =>
    isError(fact) && !aboutMany.has(fact.kind) && !('span' in fact.at)
      ? `${codeOf(fact)} ${formatPath(fact.at.path)}`
      : undefined,
  )
  const dropped = new Set([...groups.values()].flatMap((group) => group.slice(maxAtOnePlace)))
  return dropped.size === 0 ? facts : facts.filter((fact) => !dropped.has(fact))
}

type Shared = Omit<AdviceContext, 'at' | 'usedAt' | 'pieces'>

function toProblems(fact: Fact, shared: Shared): readonly RawDiagnostic[] {
  const { kind, data, inserted, ...relations } = fact
  const rule = rules[kind] as Rule<typeof data>
  const words = [rule(data, { ...shared, at: fact.at, usedAt: fact.usedAt, pieces: fact.pieces ?? [] })].flat()
  return words.map((each) => {
    const problem = { code: codeOf(fact), ...relations, ...(inserted ? asWritten(each, inserted) : each) }
    const { sharedCause: _, nearest: __, related: ___, ...own } = problem
    return fact.inTranslation ? { ...own, at: fact.at } : problem
  })
}

/** Words about a value that a placeholder inserted, as words about the placeholder. */
function asWritten(words: Words, { value, written }: NonNullable<Fact['inserted']>): Words {
  const { hint, fix, ...rest } = words
  const toWritten = (text: string) => text.replaceAll(value, written)
  return {
    ...rest,
    ...(hint !== undefined && { hint: toWritten(hint) }),
    ...(fix?.kind === 'replace' && replacement(written, toWritten(String(fix.to)))),
  }
}
