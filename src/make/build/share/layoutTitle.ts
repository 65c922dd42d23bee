import type { Typeface } from '../fonts/typeface.ts'

/** Line height, as a share of the font size. */
export const lineHeight = 1.08

/** Font sizes in pixels, and the most lines that look like a title in each. */
const sizes = [
  { size: 132, most: 1 },
  { size: 112, most: 2 },
  { size: 96, most: 2 },
  { size: 84, most: 3 },
  { size: 72, most: 4 },
  { size: 62, most: 4 },
  { size: 52, most: 5 },
  { size: 44, most: 6 },
] as const
const smallest = sizes[7]

/** An unbreakable part of a title, with the space after it; widths in em. */
interface Piece {
  readonly text: string
  readonly width: number
  /** Without the space after it. */
  readonly inked: number
}

/**
 * Sets a title as large as possible, in lines of similar length. A title that is too long for the smallest size ends
 * with an ellipsis. All sizes are in pixels.
 */
export function layoutTitle(
  title: string,
  typeface: Typeface,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const longest = width / smallest.size
  const pieces = breakable(title)
    .flatMap((text) => (typeface.measure(text.trimEnd()) > longest ? graphemes(text) : [text]))
    .map((text) => measured(text, typeface))
  for (const { size, most } of sizes) {
    const lines = breakLines(pieces, width / size)
    if (lines === undefined || lines.length > most || lines.length * size * lineHeight > height) continue
    return { size, lines: balance(pieces, width / size, lines).map(textOf) }
  }
  const { size, most } = smallest
  const lines = (breakLines(pieces, longest) ?? []).map(textOf)
  return { size, lines: [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', typeface, longest)] }
}

/** Splits a text where a line can break: after spaces and hyphens, and between characters of scripts without spaces. */
function breakable(text: string): readonly string[] {
  return text
    .split(/(?<=[ \-–—])(?=[^ ])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{L}\p{N}])/u)
    .filter((piece) => piece !== '')
}

function graphemes(text: string): readonly string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

function measured(text: string, typeface: Typeface): Piece {
  const inked = typeface.measure(text.trimEnd())
  return { text, inked, width: text.endsWith(' ') ? typeface.measure(text) : inked }
}

function textOf(line: readonly Piece[]): string {
  return line
    .map(({ text }) => text)
    .join('')
    .trimEnd()
}

/** @returns undefined if a single piece is wider than a line. */
function breakLines(pieces: readonly Piece[], width: number): readonly (readonly Piece[])[] | undefined {
  const lines: Piece[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    if (piece.inked > width) return undefined
    if (used + piece.inked > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(piece)
    used += piece.width
  }
  return lines
}

/** Breaks into the same number of lines in the narrowest room, so that no short word is alone on the last. */
function balance(
  pieces: readonly Piece[],
  width: number,
  lines: readonly (readonly Piece[])[],
): readonly (readonly Piece[])[] {
  let best = lines
  let [tooNarrow, enough] = [0, width]
  while (enough - tooNarrow > width / 100) {
    const middle = (tooNarrow + enough) / 2
    const tried = breakLines(pieces, middle)
    if (tried !== undefined && tried.length <= lines.length) {
      best = tried
      enough = middle
    } else {
      tooNarrow = middle
    }
  }
  return best
}

function cut(line: string, typeface: Typeface, width: number): string {
  const letters = [...graphemes(line)]
  while (letters.length > 0 && typeface.measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
