import { applyEdits, areInConflict, toOriginal, withoutConflicts } from '../applyEdits.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { TextEdit, TextFix } from '../fix.ts'

export interface FixedText {
  readonly text: string
  /** The edits of the original text, in order. Empty if nothing can be fixed. */
  readonly edits: readonly TextEdit[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Limits the rounds of fixing. A fix can uncover mistakes, such as misspelled keys under a misspelled block type. */
const maxRounds = 12
/** Maximum number of checks to find out which of several fixes helps. */
const maxTrials = 60

/**
 * Fixes problems that have one obvious fix until nothing more can be fixed. A fix is kept if
 * it reduces the number of mistakes. No place is changed twice.
 *
 * @param check Returns the diagnostics of a text with their fixes.
 */
export function fixText(text: string, check: (text: string) => readonly Diagnostic[]): FixedText {
  let trials = 0
  let best: FixedText = { text, edits: [], diagnostics: check(text) }
  for (let round = 0; round < maxRounds; round++) {
    const next = fixOnce(best)
    if (next === best) break
    best = next
  }
  return { ...best, edits: [...best.edits].sort((a, b) => a.start - b.start) }

  function fixOnce(state: FixedText): FixedText {
    const fixes = findFixes(state)
    if (fixes.length === 0) return state
    const together = withFixes(state, fixes)
    if (mistakesOf(together) <= mistakesOf(state) - fixes.length) return together
    return oneByOne(state, fixes)
  }

  /** If some fix didn't help or uncovered other mistakes, tries each fix alone. */
  function oneByOne(start: FixedText, fixes: readonly TextFix[]): FixedText {
    let state = start
    for (const { edits, otherwise = [] } of fixes) {
      state = firstThatPays(state, [edits, ...otherwise]) ?? state
    }
    return state
  }

  function firstThatPays(state: FixedText, choices: readonly (readonly TextEdit[])[]): FixedText | undefined {
    for (const edits of choices) {
      if (trials >= maxTrials) break
      if (areInConflict(edits, state.edits)) continue
      const tried = follow(withFixes(state, [{ edits }]), mistakesOf(state))
      if (mistakesOf(tried) < mistakesOf(state)) return tried
    }
    return undefined
  }

  /** Continues from a fix until it reduces the number of mistakes or nothing more can be fixed. */
  function follow(state: FixedText, limit: number): FixedText {
    let next = state
    for (let round = 0; round < maxRounds && mistakesOf(next) >= limit && trials < maxTrials; round++) {
      const fixes = findFixes(next)
      if (fixes.length === 0) break
      next = withFixes(next, fixes)
    }
    return next
  }

  function withFixes(state: FixedText, fixes: readonly TextFix[]): FixedText {
    trials++
    const edits = [...state.edits, ...fixes.flatMap((fix) => fix.edits)]
    const fixed = applyEdits(text, edits)
    return { text: fixed, edits, diagnostics: check(fixed) }
  }
}

/** The fixes of a fixed text's errors and warnings, as edits of the text as it was. */
function findFixes({ diagnostics, edits: earlier }: FixedText): readonly TextFix[] {
  const fixes = diagnostics.flatMap(({ severity, fix }) => {
    if (severity === 'notice' || fix === undefined) return []
    const choices = [fix.edits, ...(fix.otherwise ?? [])]
    const [edits, ...otherwise] = choices.flatMap((choice) => {
      const moved = toOriginal(choice, earlier)
      return moved === undefined ? [] : [moved]
    })
    return edits === undefined ? [] : [{ edits, otherwise }]
  })
  return withoutConflicts(fixes)
}

/** Counts errors, and warnings that have a fix. Other warnings can appear or disappear along with errors. */
function mistakesOf({ diagnostics }: FixedText): number {
  return diagnostics.filter(
    ({ severity, fix }) => severity === 'error' || (severity === 'warning' && fix !== undefined),
  ).length
}
