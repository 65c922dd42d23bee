/** Offset of the start of the line that an offset is in. */
export function lineStartAt(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** A line from an offset to its end, without the line break. */
export function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '')
}

/** How far the key after one or more dashes is from the first of them. */
export function dashWidth(text: string): number {
  return /^(?:- +)*/.exec(text)?.[0].length ?? 0
}
