/**
 * The parts of an address, or undefined if it is not a complete one.
 *
 * `URL.canParse` can't decide that: once Node 20 has optimized it, it refuses every address with an umlaut.
 */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}
