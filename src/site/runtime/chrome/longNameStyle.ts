import type { CSSProperties } from 'react'
import { textWidth } from '../../../../schema/textWidth.ts'

/** Three rows fit into the bar. The padding keeps marks above and below letters from being cut off. */
const name: CSSProperties = {
  display: '-webkit-box',
  padding: '.2em 1px',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
}

interface LongNameStyle {
  readonly logo: CSSProperties
  readonly name: CSSProperties
  /** Of the copy in the header, for a name with a long word, which leaves no room for a button beside that of the menu. */
  readonly copy?: CSSProperties
}

/**
 * Styles of a logo with a long name, and of the name; undefined for a short one. A long name takes about two rows, so that
 * there is room for links beside it. On phones, its longest word fits beside the mark and the button of the menu.
 */
export function longNameStyle(text: string): LongNameStyle | undefined {
  const width = textWidth(text)
  // These scripts break lines between any two letters.
  const words = text.match(/[^\s\-\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu) ?? []
  const longest = Math.max(...words.map(textWidth), 1)
  if (width <= 13 && longest <= 9) return undefined
  const logo: CSSProperties = {
    maxWidth: `${Math.ceil(Math.max(width / 2 + 7, 1.2 * longest + 4))}em`,
    fontSize: `min(1rem,${Math.min(4, Math.floor(440 / longest) / 10)}vw)`,
    textWrap: 'balance',
  }
  return { logo, name, ...(longest > 9 && { copy: { minWidth: '2.25rem' } }) }
}
