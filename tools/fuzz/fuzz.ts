import pLimit from 'p-limit'
import type { PlainObject } from '../../src/index.ts'
import { causeOf, type Failure } from './failure.ts'
import { makeSite } from './makeSite.ts'
import type { Material } from './material.ts'
import { shrinkSite } from './shrinkSite.ts'
import { compileText, type Harness, trySite } from './trySite.ts'
import { writeYaml } from './writeYaml.ts'

interface FuzzOptions {
  readonly material: Material
  readonly harness: Harness
  readonly seed: number
  /** Indexes of the sites to try. */
  readonly indexes: readonly number[]
  /** Number of sites tried in parallel. */
  readonly workers: number
  /** Whether to shrink failing sites, which takes a while. */
  readonly shrinks: boolean
  /** Called for every failing site as soon as it is found. */
  readonly onFailure?: (failing: FailingSite) => void | Promise<void>
}

/** A valid site that fails. */
export interface FailingSite {
  readonly seed: number
  readonly index: number
  readonly failure: Failure
  readonly text: string
  /** The smallest site found with the same cause of failure. */
  readonly smallest: string
  /** Whether an earlier site failed for the same cause, so that this one wasn't shrunk. */
  readonly isKnown: boolean
}

/** Generates random sites, tries each one and returns those that fail. */
export async function fuzz(options: FuzzOptions): Promise<readonly FailingSite[]> {
  const { material, harness, seed, indexes, workers, shrinks, onFailure } = options
  const known = new Set<string>()
  const failing = await pLimit(workers).map(indexes, async (index) => {
    const site = makeSite(material, seed, index)
    const text = writeYaml(site, index)
    const failure = await trySite(text, harness)
    if (failure === undefined) return []
    const isKnown = known.has(causeOf(failure))
    known.add(causeOf(failure))
    const smallest = shrinks && !isKnown ? writeYaml(await shrink(site, failure, harness)) : text
    const found = { seed, index, failure, text, smallest, isKnown }
    await onFailure?.(found)
    return [found]
  })
  return failing.flat()
}

/** Shrinks a site that fails. Visits only the failing page, and builds nothing if the compiler rejected the site. */
function shrink(site: PlainObject, failure: Failure, harness: Harness): Promise<PlainObject> {
  const isSame = (other: Failure | undefined) => other !== undefined && causeOf(other) === causeOf(failure)
  const isRefused = failure.kind === 'refused'
  const stillFails = async (smaller: PlainObject) => {
    const text = writeYaml(smaller)
    if (!isRefused) return isSame(await trySite(text, harness, failure.path))
    const compiled = compileText(text)
    return 'kind' in compiled && isSame(compiled)
  }
  return shrinkSite(site, stillFails, isRefused ? 1_500 : 150)
}
