import { markdownTable, whole } from '../shared/tables.ts'

/** A figure with its goal, and the same figure of other tools. */
export interface GoalRow {
  readonly figure: string
  readonly ours: string
  readonly astro?: string
  readonly handWritten?: string
  readonly goal: string
  readonly isReached: boolean
  /** A time, which a slower machine may miss. */
  readonly isTime?: boolean
}

/** A table of figures with their goals. Columns without a figure are left out. */
export function goalTable(rows: readonly GoalRow[]): string {
  const table = [
    ['', 'Pagewright', 'Astro', 'By hand', 'Goal'],
    ...rows.map(({ figure, ours, astro = '', handWritten = '', goal, isReached }) => [
      figure,
      ours,
      astro,
      handWritten,
      `${goal} ${isReached ? '✓' : '✗'}`,
    ]),
  ]
  const isFilled = (_: string, column: number) => table.slice(1).some((row) => row[column] !== '')
  return markdownTable(table.map((row) => row.filter(isFilled)))
}

/** Rows that miss their goal on any machine. */
export function missedGoals(rows: readonly GoalRow[]): readonly string[] {
  const missed = rows.filter(({ isReached, isTime = false }) => !isReached && !isTime)
  return missed.map(({ figure, ours, goal }) => `${figure}: ${ours}, goal ${goal}`)
}

/** The goal of a figure that has a limit. */
export function atMost(limit: number, value: number, format = whole): Pick<GoalRow, 'goal' | 'isReached'> {
  return { goal: `≤ ${format(limit)}`, isReached: value <= limit }
}
