import type { SchemaNode } from '../../src/index.ts'
import type { Answer, Checker, Failure } from './createChecker.ts'
import { judge, type Verdict } from './judge.ts'
import type { Mutation } from './mutation.ts'
import { mutators } from './mutators.ts'
import { createRandom } from './random.ts'
import { readSlots } from './readSlots.ts'

export interface Judged {
  readonly kind: string
  readonly mutation: Mutation
  readonly answer: Answer | Failure
  readonly verdict: Verdict
}

export interface Diagnosis {
  readonly judged: readonly Judged[]
  /** Number of mutations that left a valid site, by kind. */
  readonly skipped: ReadonlyMap<string, number>
}

interface MutateOptions {
  /** A valid site file. */
  readonly text: string
  readonly schema: SchemaNode
  /** Number of mistakes for each seed. */
  readonly count: number
  readonly seeds: readonly number[]
  /** The only kind of mistake; all without it. */
  readonly kind?: string | undefined
  /** Called with each verdict, and with how many there are. */
  readonly onJudged?: (judged: Judged, total: number) => void
}

const maxTries = 200

/** Plants mistakes, the kinds in turn, each in the untouched site, and judges what the checker says. */
export async function mutate(options: MutateOptions, checker: Checker): Promise<Diagnosis> {
  const { text, schema, count, seeds, kind, onJudged } = options
  const site = readSlots(text, schema)
  const kinds = Object.entries(mutators).filter(([name]) => kind === undefined || name === kind)
  const judged: Judged[] = []
  const skipped = new Map<string, number>()
  for (const seed of seeds) {
    const random = createRandom(seed)
    let tries = 0
    for (let planted = 0; planted < count; ) {
      const [name, plant] = kinds[planted % kinds.length] ?? []
      if (name === undefined || plant === undefined) throw new Error(`There is no mistake called ${kind}.`)
      if (tries++ === maxTries) throw new Error(`The site has no place for: ${name}`)
      const mutation = plant(site, random)
      if (mutation === undefined) continue
      const answer = await checkAlone(checker, mutation.bytes)
      const verdict = judge(mutation, answer)
      if (verdict === undefined) {
        skipped.set(name, (skipped.get(name) ?? 0) + 1)
        continue
      }
      const latest = { kind: name, mutation, answer, verdict }
      judged.push(latest)
      onJudged?.(latest, judged.length)
      planted++
      tries = 0
    }
  }
  return { judged, skipped }
}

/** From these amounts on, something else could be the cause. They are below the thresholds. */
const suspicious = { megabytes: 240, milliseconds: 900 }
const maxRepeats = 3

/**
 * What the checker says about a text. The peak memory of a process only grows, so an answer that seems to need a lot is
 * repeated in a new process. The machine may be busy with something else, so one that seems slow is repeated, too; the
 * fastest time counts.
 */
async function checkAlone(checker: Checker, bytes: Uint8Array): Promise<Answer | Failure> {
  let answer = await checker.check(bytes)
  if (typeof answer !== 'string' && answer.megabytes >= suspicious.megabytes) {
    checker.close()
    answer = await checker.check(bytes)
  }
  for (let repeats = 0; repeats < maxRepeats && isSlow(answer); repeats++) {
    const again = await checker.check(bytes)
    if (typeof again === 'string') return again
    if (again.milliseconds < answer.milliseconds) answer = again
  }
  return answer
}

function isSlow(answer: Answer | Failure): answer is Answer {
  return typeof answer !== 'string' && answer.milliseconds > suspicious.milliseconds
}
