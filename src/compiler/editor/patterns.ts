/** A regular expression, valid with and without the flag `u`, for exactly these texts. */
export function oneOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return escaped.length > 0 ? `(?:${escaped.join('|')})` : '(?!)'
}
