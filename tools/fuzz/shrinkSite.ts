import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../src/index.ts'

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
  const half = entries.length / 2
  if (isPlainList(value) && value.length > 3) {
    for (const part of [value.slice(0, half), value.slice(half)]) versions.push({ value: part, saved: length / 2 })
  }
  // An action that leads nowhere depends on nothing.
  if (isPlainObject(value) && typeof value.label === 'string' && value.inert === undefined) {
    versions.push({ value: { label: simplest, inert: true }, saved: length })
  }
  return versions
}
