import { goals } from '../../budgets/budgets.ts'
import { launchForLighthouse, runLighthouse } from '../../chromium/runLighthouse.ts'
import { medianOf } from '../../shared/statistics.ts'
import { kilobytes, whole } from '../../shared/tables.ts'
import { type Bench, inTemporaryFolder } from '../bench.ts'
import { atMost, type GoalRow, goalTable, missedGoals } from '../goalTable.ts'
import { type Intent, type Moves, measureUse, type Use } from './measureUse.ts'
import { buildSubjects, pages } from './subjects.ts'
import { startVisitHost } from './visitHost.ts'
import { launchBrowser } from './visitor.ts'

/**
 * Measures what visitors download and wait for, on the same content made with Pagewright, with Astro and by hand. Times
 * are medians of runs in which the three take turns.
 */
export const benchVisit: Bench = ({ runs = 3 }) =>
  inTemporaryFolder(async (folder) => {
    const { ours, astro, handWritten, noScript } = await buildSubjects(folder)
    const compared = { ours, astro, handWritten }
    const browser = await launchBrowser()
    const measured = await measureUse(browser, compared, runs).finally(() => browser.close())
    console.error('Measuring the largest paint …')
    const paints = await measureLargestPaints({ ...compared, noScript }, runs)
    const rows = [...useRows(measured), paintRow(paints)]
    return {
      report: `${goalTable(rows)}\n\nMedians of ${runs} runs in Chromium ${browser.version()}.`,
      failures: missedGoals(rows),
    }
  })

type Subject = 'ours' | 'astro' | 'handWritten'

function useRows(measured: Readonly<Record<Subject, Use>>): readonly GoalRow[] {
  const row = (figure: string, cell: (use: Use) => string, goal: Pick<GoalRow, 'goal' | 'isReached'>): GoalRow => ({
    figure,
    ours: cell(measured.ours),
    astro: cell(measured.astro),
    handWritten: cell(measured.handWritten),
    ...goal,
  })
  /** A row with a limit for a number. */
  const limited = (figure: string, limit: number, figureOf: (use: Use) => number, format = whole) =>
    row(figure, (use) => format(figureOf(use)), atMost(limit, figureOf(measured.ours), format))
  const median = (name: keyof Intent) => (use: Use) => medianOf(use.intents.map((intent) => intent[name]))
  const nextTimes = ({ after, before }: Use) =>
    [after, before].map((moves) => medianOf(moves.map(({ next }) => next.milliseconds)))
  const nextRatio = (use: Use) => nextTimes(use).reduce((after, before) => after / before)
  const { scroll, documents, after } = measured.ours
  return [
    row(
      'Home scrolled to the end, kB (requests)',
      ({ scroll: { all } }) => `${kilobytes(all.bytes)} (${all.requests})`,
      {
        goal: `${kilobytes(scroll.first.bytes)} and pictures`,
        isReached: scroll.others.requests <= goals.scrolledRequests,
      },
    ),
    row('HTML of Home / pricing / niche, kB', ({ documents }) => documents.map(kilobytes).join(' / '), {
      goal: `≤ ${kilobytes(goals.benchDocument)} each`,
      isReached: documents.every((bytes) => bytes <= goals.benchDocument),
    }),
    limited('First use → answer, kB', goals.firstUse, median('bytes'), kilobytes),
    { ...limited('… ms with Slow 4G and 4 × CPU', goals.firstUseTime, median('milliseconds')), isTime: true },
    { ...limited('… longest blocking, ms', goals.firstUseBlocking, median('blocking')), isTime: true },
    limited('Book a demo, everything, kB', goals.booking, ({ booking }) => booking.bytes, kilobytes),
    row(
      'Next page after a form was used ÷ before, ms',
      (use) => `${nextTimes(use).map(whole).join(' ÷ ')} = ${nextRatio(use).toFixed(2)}`,
      atMost(goals.nextPage, nextRatio(measured.ours), String),
    ),
    row('Back / forward after a form was used, ms', (use) => backAndForward(use.after), {
      goal: 'bfcache',
      isReached: after.every(({ back, forward }) => back.way === 'bfcache' && forward.way === 'bfcache'),
    }),
  ]
}

function backAndForward(moves: readonly Moves[]): string {
  const times = (['back', 'forward'] as const).map((way) => medianOf(moves.map((move) => move[way].milliseconds)))
  const ways = new Set(moves.flatMap(({ back, forward }) => [back.way, forward.way]))
  return `${times.map(whole).join(' / ')} (${[...ways].join(', ')})`
}

/** Milliseconds to the largest paint of the runs on one page. */
type Paints = Readonly<Record<Subject | 'noScript', readonly number[]>>

/**
 * Milliseconds to the largest paint on the phone that Lighthouse simulates, for each page of each folder. The folders
 * take turns, so that a busy moment of the machine meets all of them.
 */
async function measureLargestPaints(folders: Readonly<Record<keyof Paints, string>>, runs: number) {
  const browser = await launchForLighthouse()
  const audit = 'largest-contentful-paint'
  try {
    const measured: Paints[] = []
    for (const page of Object.values(pages)) {
      const times: Record<keyof Paints, number[]> = { ours: [], astro: [], handWritten: [], noScript: [] }
      for (let run = 0; run < runs; run++)
        for (const name of Object.keys(times) as (keyof Paints)[]) {
          const host = await startVisitHost(folders[name])
          const asked = runLighthouse(host.url + page, browser.port, { onlyAudits: [audit] })
          const { audits } = await asked.finally(host.close)
          times[name].push(audits[audit]?.numericValue ?? Number.NaN)
        }
      measured.push(times)
    }
    return measured
  } finally {
    browser.kill()
  }
}

function paintRow(paints: readonly Paints[]): GoalRow {
  const ratios = (name: Subject) => paints.map(({ [name]: times, noScript }) => medianOf(times) / medianOf(noScript))
  const cell = (name: Subject) =>
    ratios(name)
      .map((ratio) => ratio.toFixed(2))
      .join(' / ')
  return {
    figure: 'Largest paint ÷ no-script page, Home / pricing / niche',
    ours: cell('ours'),
    astro: cell('astro'),
    handWritten: cell('handWritten'),
    ...atMost(goals.largestPaint, Math.max(...ratios('ours')), String),
  }
}
