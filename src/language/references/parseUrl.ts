/**
 * Parses a complete URL; undefined for any other text.
 *
 * `URL.canParse` has a bug: once Node 20 has optimized it, it rejects every URL with an umlaut.
 */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}
