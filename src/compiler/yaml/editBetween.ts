/** What was replaced between two texts: `oldEnd` is its end in the text before, `end` in the text after. */
export interface Edit {
  readonly start: number
  readonly oldEnd: number
  readonly end: number
}

/** The smallest replacement that leads from one text to another. */
export function editBetween(before: string, after: string): Edit {
  return smallestEdit(
    before.length,
    after.length,
    (start, oldStart, length) => before.slice(oldStart, oldStart + length) === after.slice(start, start + length),
  )
}

/** The same for the bytes of texts. It can start or end within a character. */
export function editBetweenBytes(before: Uint8Array, after: Uint8Array): Edit {
  return smallestEdit(
    before.length,
    after.length,
    (start, oldStart, length) =>
      Buffer.compare(before.subarray(oldStart, oldStart + length), after.subarray(start, start + length)) === 0,
  )
}

/**
 * Compares by halves, which is many times faster than by characters.
 *
 * @param isSame Whether as many items are the same from one offset of the new and one of the old list on.
 */
function smallestEdit(
  oldLength: number,
  length: number,
  isSame: (start: number, oldStart: number, length: number) => boolean,
): Edit {
  const shorter = Math.min(oldLength, length)
  const start = longest(shorter, (from, to) => isSame(from, from, to - from))
  const same = longest(shorter - start, (from, to) => isSame(length - to, oldLength - to, to - from))
  return { start, oldEnd: oldLength - same, end: length - same }
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
