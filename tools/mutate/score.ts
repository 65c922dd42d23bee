import { sumOf } from '../shared/statistics.ts'
import { markdownTable } from '../shared/tables.ts'
import type { Diagnosis, Verdict } from './judge.ts'

interface Column {
  readonly head: string
  /** Undefined if no verdict has a value for the column. */
  readonly of: (verdicts: readonly Verdict[], skipped: number) => number | undefined
  readonly format: (value: number) => string
  /** What the value must reach, or must not exceed. */
  readonly atLeast?: number
  readonly atMost?: number
}

type Share = 'refused' | 'file' | 'line' | 'column' | 'one' | 'suggestion'

function share(head: string, name: Share, atLeast: number): Column {
  const of = (verdicts: readonly Verdict[]) => {
    const values = verdicts.flatMap((verdict) => verdict[name] ?? [])
    return values.length === 0 ? undefined : values.filter(Boolean).length / values.length
  }
  return { head, of, format: percent, atLeast }
}

const columns: readonly Column[] = [
  { head: 'Planted', of: (verdicts) => verdicts.length, format: String },
  { head: 'Skipped', of: (_, skipped) => skipped, format: String },
  share('Refused', 'refused', 1),
  share('File', 'file', 1),
  share('Line', 'line', 1),
  share('Column', 'column', 0.98),
  share('One message', 'one', 0.98),
  share('Suggestion', 'suggestion', 0.95),
  {
    head: 'Traces',
    of: (verdicts) => verdicts.filter(({ trace }) => trace).length,
    format: String,
    atMost: 0,
  },
  {
    head: 'Slowest',
    of: (verdicts) => Math.max(0, ...verdicts.map(({ milliseconds }) => milliseconds)) || undefined,
    format: (value) => `${Math.ceil(value)} ms`,
    atMost: 1000,
  },
]

/** The value of each column, for one kind of mistake or for all. */
function scoreOf({ judged, skipped }: Diagnosis, kind?: string): readonly (number | undefined)[] {
  const isMeant = (name: string) => kind === undefined || name === kind
  const verdicts = judged.filter((each) => isMeant(each.kind)).map(({ verdict }) => verdict)
  const sum = sumOf([...skipped].map(([name, number]) => (isMeant(name) ? number : 0)))
  return columns.map(({ of }) => of(verdicts, sum))
}

/** The thresholds that the score of all mistakes misses, in words. */
export function shortfalls(diagnosis: Diagnosis): readonly string[] {
  const score = scoreOf(diagnosis)
  return columns.flatMap(({ head, format, atLeast = -Infinity, atMost = Infinity }, index) => {
    const value = score[index]
    if (value === undefined || (value >= atLeast && value <= atMost)) return []
    const limit = value < atLeast ? `${format(atLeast)} is required` : `${format(atMost)} is the limit`
    return [`${head}: ${format(value)}, and ${limit}`]
  })
}

/** A Markdown table: a row for each kind, and the total. */
export function scoreTable(diagnosis: Diagnosis): string {
  const kinds = [...new Set(diagnosis.judged.map(({ kind }) => kind))]
  const row = (name: string, kind?: string) => [
    name,
    ...scoreOf(diagnosis, kind).map((value, index) =>
      value === undefined ? '' : (columns[index]?.format(value) ?? ''),
    ),
  ]
  return markdownTable([
    ['Mistake', ...columns.map(({ head }) => head)],
    ...kinds.map((kind) => row(kind, kind)),
    row('**all**'),
  ])
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1).replace('.0', '')} %`
}
