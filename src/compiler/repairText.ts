import { applyEdits, areInConflict, toOriginal, withoutConflicts } from './applyEdits.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { TextEdit, TextRepair } from './repair/repair.ts'

export interface RepairedText {
  readonly text: string
  /** The changes of the text as it was, in its order. Empty where nothing can be mended. */
  readonly edits: readonly TextEdit[]
  /** What is wrong with the repaired text. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A mistake can hide others: under a misspelt block type, misspelt keys; behind a tab, the rest of the file. */
const maxRounds = 12
/** So often is a text checked to find out which of several repairs helps. */
const maxTrials = 60

/**
 * Mends what has one obvious repair, again and again until nothing more can be mended. A repair is kept when
 * there are fewer errors with it, and no place is changed twice.
 *
 * @param check What is wrong with a text, with the repairs of what can be mended.
 */
export function repairText(text: string, check: (text: string) => readonly Diagnostic[]): RepairedText {
  let trials = 0
  let best: RepairedText = { text, edits: [], diagnostics: check(text) }
  for (let round = 0; round < maxRounds; round++) {
    const next = repairOnce(best)
    if (next === best) break
    best = next
  }
  return { ...best, edits: [...best.edits].sort((a, b) => a.start - b.start) }

  function repairOnce(state: RepairedText): RepairedText {
    const repairs = findRepairs(state)
    if (repairs.length === 0) return state
    const together = withRepairs(state, repairs)
    if (errorsOf(together) <= errorsOf(state) - repairs.length) return together
    return oneByOne(state, repairs)
  }

  /** Some repair did not help, or brought other mistakes to light: each is judged on its own. */
  function oneByOne(start: RepairedText, repairs: readonly TextRepair[]): RepairedText {
    let state = start
    for (const { edits, otherwise = [] } of repairs) {
      state = firstThatPays(state, [edits, ...otherwise]) ?? state
    }
    return state
  }

  function firstThatPays(
    state: RepairedText,
    choices: readonly (readonly TextEdit[])[],
  ): RepairedText | undefined {
    for (const edits of choices) {
      if (trials >= maxTrials) break
      if (areInConflict(edits, state.edits)) continue
      const tried = follow(withRepairs(state, [{ edits }]), errorsOf(state))
      if (errorsOf(tried) < errorsOf(state)) return tried
    }
    return undefined
  }

  /** Goes on from a repair until it pays, or there is nothing more to mend. */
  function follow(state: RepairedText, limit: number): RepairedText {
    let next = state
    for (let round = 0; round < maxRounds && errorsOf(next) >= limit && trials < maxTrials; round++) {
      const repairs = findRepairs(next)
      if (repairs.length === 0) break
      next = withRepairs(next, repairs)
    }
    return next
  }

  function withRepairs(state: RepairedText, repairs: readonly TextRepair[]): RepairedText {
    trials++
    const edits = [...state.edits, ...repairs.flatMap((repair) => repair.edits)]
    const repaired = applyEdits(text, edits)
    return { text: repaired, edits, diagnostics: check(repaired) }
  }
}

/** The repairs of a repaired text's errors, as edits of the text as it was. */
function findRepairs({ diagnostics, edits: earlier }: RepairedText): readonly TextRepair[] {
  const repairs = diagnostics.flatMap(({ severity, repair }) => {
    if (severity !== 'error' || repair === undefined) return []
    const choices = [repair.edits, ...(repair.otherwise ?? [])]
    const [edits, ...otherwise] = choices.flatMap((choice) => {
      const moved = toOriginal(choice, earlier)
      return moved === undefined ? [] : [moved]
    })
    return edits === undefined ? [] : [{ edits, otherwise }]
  })
  return withoutConflicts(repairs)
}

function errorsOf({ diagnostics }: RepairedText): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length
}
