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
    const far = distance(wanted, simple)
    // Short names are all near each other: at least one letter must be right.
    if (far < best && far < Math.max(wanted.length, simple.length)) {
      best = far
      nearest = candidate
    }
  }
  return nearest
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}
