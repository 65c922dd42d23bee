/** Widths of letters in a sans-serif like that of the pages, as shares of the font size. The first that matches counts. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/\p{M}|\p{Cf}/u, 0],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[\s.,:;!|'’·()[\]/ijlI]/u, 0.27],
  [/[ftr"*-]/u, 0.36],
  [/[mwMWшщжюыфмШЩЖЮЫФМ@]/u, 0.84],
  [/\p{Lu}/u, 0.66],
  [/[\p{sc=Cyrillic}\p{sc=Greek}\d]/u, 0.58],
]

/** About how wide a text is in one row, in multiples of the font size: nobody knows the font of every visitor. */
export function textWidth(text: string): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.53
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}

/** Whether the label of the header's button is so long that on narrower screens it is in the menu. */
export function isLongLabel(label: string): boolean {
  return textWidth(label) > 13
}
