/** The element for the titles in a block: one level below its heading, or at the level of that if it has none. */
export function titleTag(heading: string | undefined): 'h2' | 'h3' {
  return heading === undefined ? 'h2' : 'h3'
}
