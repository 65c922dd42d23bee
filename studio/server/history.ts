import type { TextEdit } from '../../src/language/fix.ts'
import { rebase } from './rebase.ts'

/** A change of a file that can be taken back. */
export interface Step {
  /** The language of the translations that it changed; empty for the site file. */
  readonly file: string
  /** What it means, in words for people: `Heading of the hero on Home`. */
  readonly meaning: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The edits that lead from the text before to the text after, and those that lead back. */
  readonly edits: readonly TextEdit[]
  readonly undo: readonly TextEdit[]
  /** Steps in a row with the same name become one: the keys that are typed into one field. */
  readonly group?: string
}

/** Steps that are kept. */
const most = 500
/** Milliseconds after which the next key in the same field begins a new step. */
const pause = 1500

export interface History {
  readonly done: readonly Step[]
  /** Steps that were taken back, the next one to carry out again last. */
  readonly undone: readonly Step[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** Whether a step continues the one before it. */
export function continues(before: Step | undefined, group: string | undefined, now: number): boolean {
  return group !== undefined && before?.group === group && now - before.at < pause
}

export function withStep({ done }: History, step: Step): History {
  return { done: [...done, step].slice(-most), undone: [] }
}

/**
 * The history after another program has changed a file: each step as if it had been made in the changed text. Steps that
 * changed the same characters can't be taken back any more, nor those of this file that come before them.
 */
export function throughChange({ done, undone }: History, file: string, outside: readonly TextEdit[]): History {
  const within = (steps: readonly Step[], isDone: boolean) => {
    const moved = through(
      steps.filter((step) => step.file === file),
      outside,
      isDone,
    )
    const left = steps.toReversed().flatMap((step) => (step.file === file ? (moved.shift() ?? []) : step))
    return left.reverse()
  }
  return { done: within(done, true), undone: within(undone, false) }
}

/**
 * Steps from the last one to the first, as far as they can be moved through a change that takes place before each of
 * those that are done, and after each of those that were taken back.
 */
function through(steps: readonly Step[], outside: readonly TextEdit[], isDone: boolean): Step[] {
  const moved: Step[] = []
  let change = outside
  for (const step of steps.toReversed()) {
    const [here, there] = isDone ? [step.undo, step.edits] : [step.edits, step.undo]
    const beyond = rebase(change, here)
    const near = rebase(here, change)
    const far = beyond && rebase(there, beyond)
    if (!beyond || !near || !far) return moved
    moved.push({ ...step, edits: isDone ? far : near, undo: isDone ? near : far })
    change = beyond
  }
  return moved
}
