import { budgets, goals } from '../../budgets/budgets.ts'
import { medianOf, sumOf } from '../../shared/statistics.ts'
import { kilobytes, whole } from '../../shared/tables.ts'
import { atMost, type GoalRow } from '../goalTable.ts'
import type { Intent } from './measureLoads.ts'
import type { Move, Moves } from './measurePages.ts'
import type { Use } from './measureUse.ts'

type Subject = 'ours' | 'astro' | 'handWritten'
/** Milliseconds to the largest paint of the runs on one page. */
type Paints = Readonly<Record<Subject | 'noScript', readonly number[]>>

/** The table of `npm run bench -- visit`. */
export function visitRows(
  measured: Readonly<Record<Subject, Use>>,
  paints: readonly Paints[],
  shipped: { readonly home: number; readonly typeface: number },
): readonly GoalRow[] {
  const row = (figure: string, cell: (use: Use) => string, goal: Pick<GoalRow, 'goal' | 'isReached' | 'isTime'>) => ({
    figure,
    ours: cell(measured.ours),
    astro: cell(measured.astro),
    handWritten: cell(measured.handWritten),
    ...goal,
  })
  const { ours } = measured
  return [
    row('Home scrolled to the end, kB (requests)', scrolledTotal, {
      goal: `${kilobytes(ours.scroll.first.bytes)} and pictures`,
      isReached: ours.scroll.others.requests <= goals.scrolledRequests,
    }),
    row('HTML of Home / pricing / niche, kB', ({ documents }) => documents.map(kilobytes).join(' / '), {
      goal: `≤ ${kilobytes(goals.benchDocument)} each`,
      isReached: ours.documents.every((bytes) => bytes <= goals.benchDocument),
    }),
    {
      figure: 'HTML of shipped Home, kB',
      ours: kilobytes(shipped.home),
      ...atMost(budgets.document, shipped.home, kilobytes),
    },
    {
      figure: 'Typeface of the shipped site, bytes',
      ours: whole(shipped.typeface),
      ...atMost(budgets.font, shipped.typeface),
    },
    paintRow(paints),
    row('First use → answer, kB', ({ intents }) => kilobytes(medianIntent(intents, 'bytes')), {
      ...atMost(goals.firstUse, medianIntent(ours.intents, 'bytes'), kilobytes),
    }),
    row('… ms with Slow 4G and 4 × CPU', ({ intents }) => whole(medianIntent(intents, 'milliseconds')), {
      ...atMost(goals.firstUseTime, medianIntent(ours.intents, 'milliseconds')),
      isTime: true,
    }),
    row('… longest blocking, ms', ({ intents }) => whole(medianIntent(intents, 'blocking')), {
      ...atMost(goals.firstUseBlocking, medianIntent(ours.intents, 'blocking')),
      isTime: true,
    }),
    row('Book a demo, everything, kB', ({ booking }) => kilobytes(booking.bytes), {
      ...atMost(goals.booking, ours.booking.bytes, kilobytes),
    }),
    row(
      'Next page after a form was used ÷ before, ms',
      (use) => `${nextTimes(use).map(whole).join(' ÷ ')} = ${nextRatio(use).toFixed(2)}`,
      atMost(goals.nextPage, nextRatio(ours), String),
    ),
    row('Back / forward after a form was used, ms', ({ after }) => backAndForward(after), {
      goal: 'bfcache',
      isReached: ours.after.every(({ back, forward }) => back.way === 'bfcache' && forward.way === 'bfcache'),
    }),
  ]
}

function scrolledTotal({ scroll: { first, pictures, others } }: Use): string {
  const loads = [first, pictures, others]
  const sum = (key: 'bytes' | 'requests') => sumOf(loads.map((load) => load[key]))
  return `${kilobytes(sum('bytes'))} (${sum('requests')})`
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

function medianIntent(intents: readonly Intent[], name: keyof Intent): number {
  return medianOf(intents.map((intent) => intent[name]))
}

/** Medians after a form was used and before. */
function nextTimes({ after, before }: Use): readonly [number, number] {
  const median = (moves: readonly Moves[]) => medianOf(moves.map(({ next }) => next.milliseconds))
  return [median(after), median(before)]
}

function nextRatio(use: Use): number {
  const [after, before] = nextTimes(use)
  return after / before
}

function backAndForward(moves: readonly Moves[]): string {
  const cell = (moves: readonly Move[]) => Math.round(medianOf(moves.map(({ milliseconds }) => milliseconds)))
  const [back, forward] = [moves.map(({ back }) => back), moves.map(({ forward }) => forward)]
  const ways = [...new Set([...back, ...forward].map(({ way }) => way))]
  return `${cell(back)} / ${cell(forward)} (${ways.join(', ')})`
}
