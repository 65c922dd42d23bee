import { markdownTable } from '../bench/statistics.ts'
import type { Verdict } from './judge.ts'
import type { Diagnosis, Judged } from './mutate.ts'

type Score = Readonly<Record<keyof typeof columns, number | undefined>>

interface Column {
  readonly head: string
  /** Undefined if no verdict has a value for the column. */
  readonly of: (verdicts: readonly Verdict[], skipped: number) => number | undefined
  readonly format: (value: number) => string
  /** Threshold, if there is one: a share must reach it, anything else must not exceed it. */
  readonly threshold?: number
}

function share(
  head: string,
  name: 'refused' | 'file' | 'line' | 'column' | 'one' | 'suggestion',
  threshold: number,
) {
  const of = (verdicts: readonly Verdict[]) => {
    const values = verdicts.flatMap((verdict) => verdict[name] ?? [])
    return values.length === 0 ? undefined : values.filter(Boolean).length / values.length
  }
  return { head, of, format: percent, threshold, isShare: true }
}

const largest = (values: readonly number[]) => Math.max(0, ...values)

const columns = {
  planted: { head: 'Planted', of: (verdicts) => verdicts.length, format: String },
  skipped: { head: 'Skipped', of: (_, skipped) => skipped, format: String },
  refused: share('Refused', 'refused', 1),
  file: share('File', 'file', 1),
  line: share('Line', 'line', 1),
  column: share('Column', 'column', 0.98),
  one: share('One message', 'one', 0.98),
  suggestion: share('Suggestion', 'suggestion', 0.95),
  traces: {
    head: 'Traces',
    of: (verdicts) => verdicts.filter(({ trace, timeOut }) => trace || timeOut).length,
    format: String,
    threshold: 0,
  },
  milliseconds: {
    head: 'Slowest',
    of: (verdicts) => largest(verdicts.map(({ milliseconds }) => milliseconds)),
    format: (value) => `${Math.ceil(value)} ms`,
    threshold: 1000,
  },
  megabytes: {
    head: 'Memory',
    of: (verdicts) => largest(verdicts.map(({ megabytes }) => megabytes)),
    format: (value) => `${Math.ceil(value)} MB`,
    threshold: 300,
  },
} as const satisfies Readonly<Record<string, Column & { readonly isShare?: boolean }>>

const entries = Object.entries(columns) as readonly [keyof Score, Column & { readonly isShare?: boolean }][]

function scoreOf(judged: readonly Judged[], skipped: number): Score {
  const verdicts = judged.map(({ verdict }) => verdict)
  return Object.fromEntries(entries.map(([name, { of }]) => [name, of(verdicts, skipped)])) as Score
}

/** Thresholds that a score misses, in words. */
export function shortfalls(score: Score): readonly string[] {
  return entries.flatMap(([name, { format, threshold, isShare }]) => {
    const value = score[name]
    if (value === undefined || threshold === undefined) return []
    if (isShare)
      return value < threshold ? [`${name}: ${format(value)}, and ${format(threshold)} is required`] : []
    return value > threshold ? [`${name}: ${format(value)}, and ${format(threshold)} is the limit`] : []
  })
}

/** The score of everything that was judged. */
export function totalScore({ judged, skipped }: Diagnosis): Score {
  const total = [...skipped.values()].reduce((sum, number) => sum + number, 0)
  return scoreOf(judged, total)
}

/** A Markdown table: a row for each kind, and the total. */
export function scoreTable(diagnosis: Diagnosis): string {
  const kinds = [...new Set(diagnosis.judged.map(({ kind }) => kind))]
  const score = (kind: string) =>
    scoreOf(
      diagnosis.judged.filter((judged) => judged.kind === kind),
      diagnosis.skipped.get(kind) ?? 0,
    )
  const row = (name: string, score: Score) => [
    name,
    ...entries.map(([column, { format }]) => (score[column] === undefined ? '' : format(score[column]))),
  ]
  return markdownTable([
    ['Mistake', ...entries.map(([, { head }]) => head)],
    ...kinds.map((kind) => row(kind, score(kind))),
    row('**all**', totalScore(diagnosis)),
  ])
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1).replace('.0', '')} %`
}
