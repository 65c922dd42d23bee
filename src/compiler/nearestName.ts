import { distance } from 'fastest-levenshtein'

/**
 * The candidate that a misspelt name most likely means, or undefined where none is near. Upper and lower
 * case, dashes and underscores count little; a name of up to three letters may differ in one.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = simplify(name)
  if (wanted === '' || wanted.length > 100) return undefined
  let nearest: string | undefined
  let best = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    if (candidate === name) continue
    const simple = simplify(candidate)
    if (Math.abs(simple.length - wanted.length) >= best) continue
    const far = distanceWithSwaps(wanted, simple)
    // Short names are all near each other: at least one letter must be right.
    if (far < best && far < Math.max(wanted.length, simple.length)) {
      best = far
      nearest = candidate
    }
  }
  return nearest
}

/** Two neighbouring letters in the wrong order are one mistake: tpye, fqa. */
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
