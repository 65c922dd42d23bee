import { isPlainList, isPlainObject, type Plain, type PlainObject } from '../../src/index.ts'

/** Whether a smaller site still fails for the same cause. */
type StillFails = (site: PlainObject) => Promise<boolean>

/**
 * Takes away from a failing site what it fails without: sections, pages, blocks, then keys and items, then
 * words. Gives the smallest site that was found with `tries` questions.
 */
export async function shrinkSite(
  site: PlainObject,
  stillFails: StillFails,
  tries = 150,
): Promise<PlainObject> {
  let smallest = site
  let left = tries
  for (let wasSmaller = true; wasSmaller && left > 0; ) {
    wasSmaller = false
    // Large parts first: what they take along need not be asked about.
    for (const smaller of smallerSites(smallest)) {
      if (left-- <= 0) break
      if (!(await stillFails(smaller))) continue
      smallest = smaller
      wasSmaller = true
      break
    }
  }
  return smallest
}

/** Every site with one part less, the largest part first. */
function smallerSites(site: PlainObject): readonly PlainObject[] {
  const withoutPart = partsOf(site, []).sort((a, b) => b.weight - a.weight)
  return withoutPart.flatMap(({ path, replacement }) => {
    const smaller = replaced(site, path, replacement)
    return isPlainObject(smaller) ? [smaller] : []
  })
}

interface Part {
  readonly path: readonly (string | number)[]
  readonly weight: number
  /** Takes the place of the part; undefined removes it. */
  readonly replacement?: Plain
}

const simplest = 'A'

function partsOf(value: Plain, path: Part['path']): Part[] {
  const weight = JSON.stringify(value).length
  const own: Part[] = path.length > 0 ? [{ path, weight }] : []
  if (typeof value === 'string' && value.length > 1) own.push({ path, weight, replacement: simplest })
  // Half of a list at once; an action that leads nowhere depends on nothing.
  if (isPlainList(value) && value.length > 3) {
    own.push({ path, weight: weight / 2, replacement: value.slice(0, value.length / 2) })
    own.push({ path, weight: weight / 2, replacement: value.slice(value.length / 2) })
  }
  if (isPlainObject(value) && typeof value.label === 'string' && value.inert === undefined) {
    own.push({ path, weight, replacement: { label: simplest, inert: true } })
  }
  const children = isPlainList(value)
    ? [...value.entries()]
    : isPlainObject(value)
      ? Object.entries(value)
      : []
  return [...own, ...children.flatMap(([key, child]) => partsOf(child, [...path, key]))]
}

function replaced(value: Plain, path: Part['path'], by: Plain | undefined): Plain {
  const [key, ...rest] = path
  if (key === undefined) return by ?? null
  if (isPlainList(value)) {
    return value.flatMap((child, index) => {
      if (index !== key) return [child]
      return rest.length === 0 ? (by === undefined ? [] : [by]) : [replaced(child, rest, by)]
    })
  }
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      if (name !== key) return [[name, child]]
      return rest.length === 0 ? (by === undefined ? [] : [[name, by]]) : [[name, replaced(child, rest, by)]]
    }),
  )
}
