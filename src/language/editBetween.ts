/**
 * The smallest replacement that leads from one text to another.
 *
 * @returns Offsets: `start` in both texts, `oldEnd` in the text before, `end` in the text after.
 */
export function editBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  // Compares by halves, which is many times faster than by characters.
  const start = longest(shorter, (from, to) => before.slice(from, to) === after.slice(from, to))
  const isSameEnd = (from: number, to: number) =>
    before.slice(before.length - to, before.length - from) === after.slice(after.length - to, after.length - from)
  const same = longest(shorter - start, isSameEnd)
  return { start, oldEnd: before.length - same, end: after.length - same }
}

/** The largest length up to which everything is equal. */
function longest(length: number, isEqual: (from: number, to: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (isEqual(low, middle)) low = middle
    else high = middle - 1
  }
  return low
}
