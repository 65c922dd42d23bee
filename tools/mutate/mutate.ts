import type { SchemaNode } from '../../src/index.ts'
import type { Answer, Checker } from './answer.ts'
import { judge, type Verdict } from './judge.ts'
import type { Mutation } from './mutation.ts'
import { mutators } from './mutators.ts'
import { createRandom } from './random.ts'
import { readSlots } from './readSlots.ts'

export interface Judged {
  readonly kind: string
  readonly mutation: Mutation
  readonly answer: Answer | 'time-out' | 'crash'
  readonly verdict: Verdict
}

export interface Diagnosis {
  readonly judged: readonly Judged[]
  /** By kind: mutations that left a valid site. */
  readonly skipped: ReadonlyMap<string, number>
}

interface DiagnoseOptions {
  /** A valid site file. */
  readonly text: string
  readonly schema: SchemaNode
  readonly count: number
  readonly seed: number
  /** Only this kind. */
  readonly kind?: string | undefined
}

const maxTries = 200

/** Plants `count` mistakes, the kinds in turn, each in the untouched site, and judges what the checker says. */
export async function mutate(options: DiagnoseOptions, checker: Checker): Promise<Diagnosis> {
  const { text, schema, count, seed, kind } = options
  const site = readSlots(text, schema)
  const random = createRandom(seed)
  const kinds = Object.entries(mutators).filter(([name]) => kind === undefined || name === kind)
  const judged: Judged[] = []
  const skipped = new Map<string, number>()
  for (let turn = 0; judged.length < count; turn++) {
    const chosen = kinds[turn % kinds.length]
    if (chosen === undefined) throw new Error(`There is no kind of mutation called ${kind}`)
    const [name, mutate] = chosen
    for (let tries = 0; ; tries++) {
      if (tries === maxTries) throw new Error(`The site has no place for: ${name}`)
      const mutation = mutate(site, random)
      if (mutation === undefined) continue
      const answer = await checkAlone(checker, mutation.bytes)
      const verdict = judge(mutation, answer)
      if (verdict !== undefined) {
        judged.push({ kind: name, mutation, answer, verdict })
        break
      }
      skipped.set(name, (skipped.get(name) ?? 0) + 1)
    }
  }
  return { judged, skipped }
}

/** Well below what is allowed: from here on it matters what the answers before took. */
const muchMemory = 240

/** The memory of a process only grows: an answer that seems to take much is given again by a fresh one. */
async function checkAlone(checker: Checker, bytes: Uint8Array): Promise<Answer | 'time-out' | 'crash'> {
  const answer = await checker.check(bytes)
  if (typeof answer === 'string' || answer.megabytes < muchMemory) return answer
  checker.close()
  return checker.check(bytes)
}
