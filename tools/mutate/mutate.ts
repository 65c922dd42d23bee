import type { SchemaNode } from '../../src/index.ts'
import type { Answer, Check } from './createChecker.ts'
import { createTally, type Diagnosis, judge, type OnJudged } from './judge.ts'
import { collectionMistakes } from './mutateCollections.ts'
import { fileMistakes } from './mutateFile.ts'
import { lineMistakes } from './mutateLines.ts'
import { referenceMistakes } from './mutateReferences.ts'
import { settingMistakes } from './mutateSettings.ts'
import { structureMistakes } from './mutateStructure.ts'
import { translationMistakes } from './mutateTranslations.ts'
import type { Mutators } from './mutation.ts'
import { createRandom } from './random.ts'
import { readSlots } from './readSlots.ts'

/** All mistakes, in the order of the table. */
export const mutators: Mutators = {
  ...structureMistakes,
  ...lineMistakes,
  ...referenceMistakes,
  ...collectionMistakes,
  ...settingMistakes,
  ...translationMistakes,
  ...fileMistakes,
}

interface MutateOptions {
  /** A valid site file. */
  readonly text: string
  readonly schema: SchemaNode
  /** The file with its translations into another language, if there is one. */
  readonly translations?: { readonly file: string; readonly text: string } | undefined
  /** Number of mistakes for each seed. */
  readonly count: number
  readonly seeds: readonly number[]
  /** The only kind of mistake; all without it. */
  readonly kind?: string | undefined
  readonly onJudged?: OnJudged
}

const maxTries = 200

/**
 * Plants mistakes, the kinds in turn, each in the untouched site, and judges what the checker says. Kinds that the site
 * has no place for are left out.
 */
export function mutate(options: MutateOptions, check: Check): Diagnosis {
  const { text, schema, translations, count, seeds, kind, onJudged } = options
  const further = translations && { ...readSlots(translations.text, {}), file: translations.file }
  const site = { ...readSlots(text, schema), translations: further }
  let kinds = Object.entries(mutators).filter(([name]) => kind === undefined || name === kind)
  const tally = createTally(onJudged)
  for (const seed of seeds) {
    const random = createRandom(seed)
    let tries = 0
    for (let planted = 0; planted < count; ) {
      const [name, plant] = kinds[planted % kinds.length] ?? []
      if (name === undefined || plant === undefined) throw new Error(`There is no mistake called ${kind}.`)
      if (tries++ === maxTries) {
        tally.unplaced.add(name)
        kinds = kinds.filter(([other]) => other !== name)
        if (kinds.length === 0) return tally.diagnosis
        tries = 0
        continue
      }
      const mutation = plant(site, random)
      if (mutation === undefined) continue
      const answer = checkCalmly(() => check(mutation.bytes, mutation.file))
      const verdict = judge(mutation, answer)
      tally.add(name, mutation, answer, verdict)
      if (verdict === undefined) continue
      planted++
      tries = 0
    }
  }
  return tally.diagnosis
}

/** What the checker says. Where it seems slow, the machine may be busy with something else: the fastest of four counts. */
function checkCalmly(check: () => Answer): Answer {
  let answer = check()
  for (let repeats = 0; repeats < 3 && answer.milliseconds > 900; repeats++) {
    const again = check()
    if (again.milliseconds < answer.milliseconds) answer = again
  }
  return answer
}
