import type { SchemaNode } from '../../src/index.ts'
import type { Answer, Check } from './createChecker.ts'
import { createTally, type Diagnosis, judge, type OnJudged } from './judge.ts'
import { fileMistakes } from './mutateFile.ts'
import { lineMistakes } from './mutateLines.ts'
import { referenceMistakes } from './mutateReferences.ts'
import { structureMistakes } from './mutateStructure.ts'
import type { Mutators } from './mutation.ts'
import { createRandom } from './random.ts'
import { readSlots } from './readSlots.ts'

/** All mistakes, in the order of the table. */
export const mutators: Mutators = { ...structureMistakes, ...lineMistakes, ...referenceMistakes, ...fileMistakes }

interface MutateOptions {
  /** A valid site file. */
  readonly text: string
  readonly schema: SchemaNode
  /** Number of mistakes for each seed. */
  readonly count: number
  readonly seeds: readonly number[]
  /** The only kind of mistake; all without it. */
  readonly kind?: string | undefined
  readonly onJudged?: OnJudged
}

const maxTries = 200

/** Plants mistakes, the kinds in turn, each in the untouched site, and judges what the checker says. */
export function mutate({ text, schema, count, seeds, kind, onJudged }: MutateOptions, check: Check): Diagnosis {
  const site = readSlots(text, schema)
  const kinds = Object.entries(mutators).filter(([name]) => kind === undefined || name === kind)
  const tally = createTally(onJudged)
  for (const seed of seeds) {
    const random = createRandom(seed)
    let tries = 0
    for (let planted = 0; planted < count; ) {
      const [name, plant] = kinds[planted % kinds.length] ?? []
      if (name === undefined || plant === undefined) throw new Error(`There is no mistake called ${kind}.`)
      if (tries++ === maxTries) throw new Error(`The site has no place for: ${name}`)
      const mutation = plant(site, random)
      if (mutation === undefined) continue
      const answer = checkCalmly(check, mutation.bytes)
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
function checkCalmly(check: Check, bytes: Uint8Array): Answer {
  let answer = check(bytes)
  for (let repeats = 0; repeats < 3 && answer.milliseconds > 900; repeats++) {
    const again = check(bytes)
    if (again.milliseconds < answer.milliseconds) answer = again
  }
  return answer
}
