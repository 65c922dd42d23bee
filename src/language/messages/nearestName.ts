import { distance } from 'fastest-levenshtein'
import { type Fix, replacement } from '../fix.ts'

/**
 * The candidate that a misspelled or shortened name most likely means; undefined if none is near. Case, dashes and
 * underscores hardly count. A name of up to three letters may differ in one.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates]
  return findNearest(name, names)?.name ?? findShortened(name, names)
}

/** The only candidate that starts with a name of at least three letters: `tue` is `tuesday`. */
function findShortened(name: string, candidates: readonly string[]): string | undefined {
  const start = simplify(name)
  if (lettersOf(start).length < 3) return undefined
  const [meant, ...others] = candidates.filter((candidate) => {
    const simple = simplify(candidate)
    return simple.startsWith(start) && simple !== start
  })
  return others.length === 0 ? meant : undefined
}

/**
 * The nearest name if nothing else can be meant: no other candidate is as near, at most a quarter of the
 * letters are wrong, and all digits are right, because `step-3` isn't a misspelled `step-2`.
 */
export function obviousName(name: string, candidates: Iterable<string>): string | undefined {
  const nearest = findNearest(name, candidates)
  if (nearest === undefined || nearest.isTied) return undefined
  const [written, meant] = [simplify(name), simplify(nearest.name)]
  if (digitsOf(written) !== digitsOf(meant)) return undefined
  // With one other letter, a word of two letters is another word.
  const isShort = lettersOf(meant).length < 3 || lettersOf(written).length < 2
  if (isShort && [...meant].some((letter) => !written.includes(letter))) return undefined
  return nearest.distance <= Math.max(1, Math.floor(written.length / 4)) ? nearest.name : undefined
}

/**
 * The fix of a misspelled name, for spreading into a problem; empty unless exactly one name is near enough.
 *
 * @param complete Returns a name as it is written in the file, such as a placeholder with its braces.
 */
export function obviousFix(
  name: string,
  candidates: Iterable<string>,
  complete: (name: string) => string = (text) => text,
): { readonly fix?: Fix } {
  const meant = obviousName(name, candidates)
  return meant === undefined ? {} : replacement(complete(name), complete(meant))
}

/** The fix of a misspelled reference to something that the file declares, such as a dialog. */
export function referenceFix(
  name: string,
  candidates: Iterable<string>,
  complete?: (name: string) => string,
): { readonly fix?: Fix } {
  const { fix } = obviousFix(name, candidates, complete)
  return fix?.kind === 'replace' ? { fix: { ...fix, isReference: true } } : {}
}

/** The names that are most like a name, the nearest first. */
export function nearestNames(name: string, candidates: readonly string[], count: number): readonly string[] {
  const wanted = simplify(name).slice(0, 100)
  const ranked = candidates.map((candidate) => {
    const simple = simplify(candidate)
    return { candidate, far: distanceWithSwaps(wanted, simple) - startInCommon(wanted, simple) }
  })
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

interface Nearest {
  readonly name: string
  readonly distance: number
  /** Another candidate is as near. */
  readonly isTied: boolean
}

function findNearest(name: string, candidates: Iterable<string>): Nearest | undefined {
  const wanted = simplify(name)
  if (wanted === '' || wanted.length > 100) return undefined
  let nearest: Nearest | undefined
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    if (candidate === name || candidate === nearest?.name) continue
    const simple = simplify(candidate)
    if (Math.abs(simple.length - wanted.length) > best) continue
    const far = distanceWithSwaps(wanted, simple)
    if (far > best || (far === best && nearest === undefined)) continue
    // Short names are all near each other: at least one letter must be right.
    if (far >= Math.max(wanted.length, simple.length)) continue
    const isTied = far === best && nearest !== undefined
    // Slips are rare at the start of a word.
    const isBehind =
      nearest !== undefined && startInCommon(wanted, simple) <= startInCommon(wanted, simplify(nearest.name))
    nearest = {
      name: isTied && isBehind && nearest !== undefined ? nearest.name : candidate,
      distance: far,
      isTied,
    }
    best = far
  }
  return nearest
}

/** How many letters two words have in common before the first that differs. */
function startInCommon(a: string, b: string): number {
  let length = 0
  while (length < a.length && a.charAt(length) === b.charAt(length)) length++
  return length
}

/** Two neighboring letters in the wrong order are one mistake: tpye, fqa. */
function distanceWithSwaps(name: string, candidate: string): number {
  const plain = distance(name, candidate)
  if (plain < 2) return plain
  for (let at = 0; at + 1 < name.length; at++) {
    const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
    if (swapped === candidate) return 1
  }
  return plain
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^\p{L}\d]/gu, '')
}
