import pLimit from 'p-limit'
import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../src/index.ts'
import { makeSite, writeYaml } from './makeSite.ts'
import type { Material } from './material.ts'
import { compileText, type Harness, trySite } from './trySite.ts'
import type { Failure } from './visitPage.ts'

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

/** A description of the cause without the texts and names of the site, to recognize the same cause elsewhere. */
function causeOf({ kind, message }: Failure): string {
  const [first = ''] = message.split('\n')
  const general = first
    .replaceAll(/\d+/g, '0')
    .replaceAll(/`[^`]*`|"[^"]*"|\/\S*/g, '…')
    .slice(0, 160)
  return `${kind}: ${general}`
}

/**
 * Takes away from a failing site what it fails without: sections, pages, blocks, then keys and items, then words.
 *
 * @param stillFails Whether a smaller site still fails for the same cause. It is asked at most `tries` times.
 * @returns The smallest site that was found.
 */
export async function shrinkSite(
  site: PlainObject,
  stillFails: (site: PlainObject) => Promise<boolean>,
  tries = 150,
): Promise<PlainObject> {
  // Large parts first: they take along what would have to be tried one by one.
  for (const { value } of smallerVersions(site).sort((a, b) => b.saved - a.saved)) {
    if (tries-- <= 0) break
    if (isPlainObject(value) && (await stillFails(value))) return shrinkSite(value, stillFails, tries)
  }
  return site
}

interface Version {
  readonly value: Plain
  /** Length of the part that was removed or replaced. */
  readonly saved: number
}

const simplest = 'A'

/** Every version of a value in which one part is removed or replaced by something simpler. */
function smallerVersions(value: Plain): Version[] {
  const length = JSON.stringify(value).length
  if (typeof value === 'string') return value.length > 1 ? [{ value: simplest, saved: length }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const rebuild = (changed: typeof entries): Plain =>
    isPlainList(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed)
  const versions = entries.flatMap(([key, child], index) => [
    { value: rebuild(entries.toSpliced(index, 1)), saved: JSON.stringify(child).length },
    ...smallerVersions(child).map((smaller) => ({
      value: rebuild(entries.with(index, [key, smaller.value])),
      saved: smaller.saved,
    })),
  ])
  // An action that leads nowhere depends on nothing.
  if (isPlainObject(value) && typeof value.label === 'string' && value.inert === undefined) {
    versions.push({ value: { label: simplest, inert: true }, saved: length })
  }
  return versions
}
