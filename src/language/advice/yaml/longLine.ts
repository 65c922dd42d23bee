/** Length of the part of a long line that is searched for the value at fault. */
const maxSearched = 2_000

/**
 * Start of the value that makes a line too long: the innermost of its first values that is still open where the search
 * ends. Without one, it is everything after the dashes.
 */
export function valueStart(whole: string): number {
  const line = whole.slice(0, maxSearched)
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*(?:"|$)/g, (text) => '_'.repeat(text.length))
  const content = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0
  let open: { readonly start: number; readonly depth: number }[] = []
  let depth = 0
  for (const { 0: mark, index } of bare.matchAll(/[[\]{},]|[\w-]: +/g)) {
    if (mark === '{' || mark === '[') depth++
    else if (mark === '}' || mark === ']') {
      open = open.filter((value) => value.depth < depth)
      depth--
    } else if (mark === ',') open = open.filter((value) => value.depth < depth || depth === 0)
    // Outside of braces a line has one key; a second one is part of its text.
    else if (depth > 0 || open.length === 0) open.push({ start: index + mark.length, depth })
  }
  return open.findLast(({ start }) => start < maxSearched / 2)?.start ?? content
}
