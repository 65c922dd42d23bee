import type { Verdict } from './judge.ts'
import type { Diagnosis, Judged } from './mutate.ts'

/** Shares from 0 to 1, and the worst of what has a limit. */
interface Score {
  readonly count: number
  readonly skipped: number
  readonly refused: number
  readonly file: number
  readonly line: number
  readonly column: number
  readonly one: number
  /** Of those where there is something to suggest; undefined where that is none. */
  readonly suggestion: number | undefined
  readonly traces: number
  readonly timeOuts: number
  readonly milliseconds: number
  readonly megabytes: number
}

const thresholds = {
  refused: 1,
  file: 1,
  line: 1,
  column: 0.98,
  one: 0.98,
  suggestion: 0.95,
  traces: 0,
  timeOuts: 0,
  milliseconds: 1000,
  megabytes: 300,
} as const

function scoreOf(judged: readonly Judged[], skipped: number): Score {
  const verdicts = judged.map(({ verdict }) => verdict)
  const share = (is: (verdict: Verdict) => boolean): number =>
    verdicts.length === 0 ? 1 : verdicts.filter(is).length / verdicts.length
  const suggestible = verdicts.filter(({ suggestion }) => suggestion !== undefined)
  return {
    count: verdicts.length,
    skipped,
    refused: share(({ refused }) => refused),
    file: share(({ file }) => file),
    line: share(({ line }) => line),
    column: share(({ column }) => column),
    one: share(({ one }) => one),
    suggestion:
      suggestible.length === 0
        ? undefined
        : suggestible.filter(({ suggestion }) => suggestion === true).length / suggestible.length,
    traces: verdicts.filter(({ trace }) => trace).length,
    timeOuts: verdicts.filter(({ timeOut }) => timeOut).length,
    milliseconds: Math.max(0, ...verdicts.map(({ milliseconds }) => milliseconds)),
    megabytes: Math.max(0, ...verdicts.map(({ megabytes }) => megabytes)),
  }
}

/** What a score falls short of, in words; empty where it is good. */
export function shortfalls(score: Score): readonly string[] {
  const atLeast = (['refused', 'file', 'line', 'column', 'one', 'suggestion'] as const).flatMap((name) => {
    const share = score[name] ?? 1
    return share < thresholds[name]
      ? [`${name}: ${percent(share)}, and ${percent(thresholds[name])} is asked for`]
      : []
  })
  const atMost = (['traces', 'timeOuts', 'milliseconds', 'megabytes'] as const).flatMap((name) =>
    score[name] > thresholds[name]
      ? [`${name}: ${Math.round(score[name])}, and ${thresholds[name]} is the limit`]
      : [],
  )
  return [...atLeast, ...atMost]
}

/** The score of all that was judged. */
export function totalScore({ judged, skipped }: Diagnosis): Score {
  return scoreOf(
    judged,
    [...skipped.values()].reduce((sum, number) => sum + number, 0),
  )
}

/** A Markdown table: a line for each kind, and the total. */
export function scoreTable(diagnosis: Diagnosis): string {
  const kinds = [...new Set(diagnosis.judged.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const judged = diagnosis.judged.filter((entry) => entry.kind === kind)
    return [kind, ...cells(scoreOf(judged, diagnosis.skipped.get(kind) ?? 0))]
  })
  const head = [
    'Mistake',
    'Planted',
    'Skipped',
    'Refused',
    'File',
    'Line',
    'Column',
    'One message',
    'Suggestion',
    'Traces',
    'Slowest',
    'Memory',
  ]
  const all = [
    head,
    head.map((_, at) => (at === 0 ? '---' : '---:')),
    ...rows,
    ['**all**', ...cells(totalScore(diagnosis))],
  ]
  return all.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cells(score: Score): readonly string[] {
  return [
    String(score.count),
    String(score.skipped),
    percent(score.refused),
    percent(score.file),
    percent(score.line),
    percent(score.column),
    percent(score.one),
    score.suggestion === undefined ? '' : percent(score.suggestion),
    String(score.traces + score.timeOuts),
    `${Math.ceil(score.milliseconds)} ms`,
    `${Math.ceil(score.megabytes)} MB`,
  ]
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1).replace('.0', '')} %`
}
