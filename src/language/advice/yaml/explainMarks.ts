import { lineFrom } from '../../yaml/lines.ts'
import {
  type Explanation,
  explanation,
  insertion,
  lineAndAbove,
  replacement,
  type Spot,
  withoutQuoted,
} from './explanation.ts'
import { type Line, lineAt } from './lines.ts'

/** A line whose key lacks its colon, or the space behind it. */
interface KeyMistake {
  /** With the groups `before`, `key`, `gap` and `value`. */
  readonly pattern: RegExp
  /** Applies only if lines don't fit together. */
  readonly isAboutLines?: true
  /** Whether the line below fits. */
  readonly fits?: (below: string, column: number) => boolean
  readonly message: (key: string) => string
  /** The value in the hint. Default: the one in the line. */
  readonly shown?: string
}

const missing = (key: string) => `A colon is missing between \`${key}\` and its value.`
const missingWithSpace = (key: string) => `A colon and a space are missing between \`${key}\` and its value.`

const keyMistakes: readonly KeyMistake[] = [
  {
    // `title "Call us"`: the parser reads both as one key, or as a text that continues.
    pattern: /^(?<before> *(?:- +)*)(?<key>[A-Za-z][\w-]*)(?<gap> *)(?<value>"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/,
    message: missingWithSpace,
    shown: '…',
  },
  {
    // `article { date: "{post.date}" }`: the parser reads a key up to the colon in the braces.
    pattern: /^(?<before> *(?:- +)*)(?<key>[A-Za-z][\w-]*)(?<gap> +)(?<value>\{ *[\w-]+: .*\})\s*$/,
    message: missing,
  },
  {
    // `- type:hero` above the other keys of the item.
    pattern: /^(?<before> *(?:- +)*)(?<key>[a-z][\w-]*)(?<gap>:)(?<value>(?!.*: )[^\s:/].*)$/i,
    isAboutLines: true,
    message: (key) => `The colon after \`${key}\` must be followed by a space.`,
  },
  {
    // `title = The team`
    pattern: /^(?<before> *(?:- +)*)(?<key>[a-z]\w*)(?<gap> *= *)(?<value>(?!.*: )\S.*)$/i,
    isAboutLines: true,
    message: (key) => `A colon belongs between \`${key}\` and its value, not an equals sign.`,
  },
  {
    // `- icon star` above `title: …` in the column of `icon`: the item is a group.
    pattern: /^(?<before> *(?:- +)+)(?<key>[A-Za-z][\w-]*)(?<gap> +)(?<value>(?!.*:(?: |$))\S.*)$/,
    isAboutLines: true,
    fits: (below, column) => new RegExp(`^ {${column}}[\\w-]+:(?: |$)`).test(below),
    message: missing,
  },
  {
    // `quote >-` above an indented text.
    pattern: /^(?<before> *(?:- +)*)(?<key>[A-Za-z][\w-]*)(?<gap> +)(?<value>[>|][-+\d]*)\s*$/,
    isAboutLines: true,
    fits: (below, column) => below.search(/\S/) > column,
    message: missing,
  },
]

/** Explains a key without a colon, or without a space after the colon, in the line of the error or above it. */
export function explainKey(spot: Spot): Explanation | undefined {
  for (const mistake of keyMistakes) {
    if (mistake.isAboutLines && !spot.isAboutLines) continue
    for (const line of lineAndAbove(spot)) {
      const found = explainKeyOf(line, mistake, spot.text)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function explainKeyOf(
  line: Line,
  { pattern, fits, message, shown }: KeyMistake,
  text: string,
): Explanation | undefined {
  const { before = '', key = '', gap = '', value = '' } = pattern.exec(line.text)?.groups ?? {}
  const below = /^\s*?( *\S.*)/.exec(text.slice(line.start + line.text.length + 1))?.[1] ?? ''
  if (key === '' || fits?.(below, before.length) === false) return undefined
  const start = line.start + before.length
  const end = start + key.length
  const fixed = replacement({ start: end, end: end + gap.length }, ': ')
  return explanation({ start, end }, message(key), `Write \`${key}: ${shown ?? value.trimEnd()}\`.`, fixed)
}

/** Explains, inside braces, a key and a text in quotes without a colon between them or without a space after it. */
export function explainKeyInBraces({ line, code }: Spot): Explanation | undefined {
  if (code === 'BAD_INDENT') return undefined
  const entry = /[{,]\s*(([\w-]+)(?:\s+|:|\s*(?:[：;=]|=>)\s*)(["'[{][^,}]*))/.exec(line.text)
  const [found = '', whole = '', key = '', value = ''] = entry ?? []
  if (entry === null || /^[\w-]+: /.test(whole)) return undefined
  const start = line.start + entry.index + found.length - whole.length
  return explanation({ start, end: start + key.length }, missingWithSpace(key), `Write \`${key}: ${value.trim()}\`.`)
}

/** Explains a word alone on its line, at or just above the error, as a key without its colon. */
export function explainBareWord({ text, line, isAboutLines }: Spot): Explanation | undefined {
  if (!isAboutLines) return undefined
  const end = line.start + line.text.length
  const above = [...text.slice(0, end).matchAll(/^[ \t]*[^\s#].*$/gm)].slice(-2)
  const found = above.find(({ 0: content }) => /^ *(?:- +)*[A-Za-z][\w-]*[ \t]*\r?$/.test(content))
  const word = /[A-Za-z][\w-]*/.exec(found?.[0] ?? '')
  if (found === undefined || word === null) return undefined
  const start = found.index + word.index
  return explanation(
    { start, end: start + word[0].length },
    `\`${word[0]}\` is alone on its line: the colon after it is missing.`,
    `Write \`${word[0]}:\`. If it continues the text above, indent it more.`,
  )
}

/** Explains `-Cancel any time` among items: without a space, YAML reads the dash as part of the text. */
export function explainDash({ text, line, isAboutLines }: Spot): Explanation | undefined {
  if (!isAboutLines) return undefined
  const below = line.start + line.text.length + 1
  for (const { start, text: content } of [lineAt(text, line.start - 1), line, lineAt(text, below)]) {
    const indent = /^ *(?=-[^\s-])/.exec(content)?.[0]
    if (indent === undefined || !hasItemBeside(text, start, indent)) continue
    const dash = start + indent.length
    const hint = `Write \`- ${content.slice(indent.length + 1).trimEnd()}\`.`
    const span = { start: dash, end: start + content.trimEnd().length }
    return explanation(span, 'The dash of an item needs a space behind it.', hint, insertion(dash + 1, ' '))
  }
  return undefined
}

/** Explains an item with the mark of a word processor where its dash belongs. */
export function explainBullet({ text, line }: Spot): Explanation | undefined {
  const below = line.start + line.text.length + 1
  for (const { start, text: content } of [lineAt(text, line.start - 1), line, lineAt(text, below)]) {
    const [, indent = '', mark = '', body = ''] = /^( *)([*•‣◦▪●·–—])[ \t]+(\S.*?)\s*$/.exec(content) ?? []
    const above = mark === '' ? '' : lineOfLevel(text, start, indent)
    if (!above.startsWith(`${indent}-`) && !/^ *(?:- +)*[\w-]+:\s*$/.test(above)) continue
    const at = start + indent.length
    return explanation(
      { start: at, end: start + content.trimEnd().length },
      `An item starts with a dash, not with \`${mark}\`.`,
      `Write \`- ${body}\`.`,
      replacement({ start: at, end: at + mark.length }, '-'),
    )
  }
  return undefined
}

/** Explains an item without its dash: it stands where dashes stand, and begins as an item beside it does. */
export function explainMissingDash(spot: Spot): Explanation | undefined {
  for (const { start, text: content } of lineAndAbove(spot)) {
    const [, indent = '', body = '', head = ''] = /^( *)(([A-Za-z][\w-]*:|\{).*?)\s*$/.exec(content) ?? []
    const below = lineFrom(spot.text, start + content.length + 1)
    const beside = [lineOfLevel(spot.text, start, indent), ...(head === '{' ? [below] : [])]
    if (head === '' || !beside.some((line) => line.startsWith(`${indent}- ${head}`))) continue
    const at = start + indent.length
    const message = 'The dash of this item is missing.'
    return explanation({ start: at, end: at + body.length }, message, `Write \`- ${body}\`.`, insertion(at, '- '))
  }
  return undefined
}

/** The last line above an offset that is indented as much as a line there, or less. */
function lineOfLevel(text: string, start: number, indent: string): string {
  const level = new RegExp(`^ {0,${indent.length}}[^ #\\s].*$`, 'gm')
  return text.slice(0, start).match(level)?.at(-1) ?? ''
}

/** Whether a neighboring line is an item in the same column, with or without the space, or a key without a value. */
function hasItemBeside(text: string, start: number, indent: string): boolean {
  const above = lineAt(text, start - 1).text
  const below = lineFrom(text, start + lineFrom(text, start).length + 1)
  const isItem = (line: string): boolean => line.startsWith(`${indent}-`) && !line.startsWith(`${indent}--`)
  return isItem(above) || isItem(below) || /^ *(?:- +)*[\w-]+:\s*$/.test(above)
}

/** Explains `{ label: Home, to: / },` on a line of its own: in JSON a comma follows, in YAML the line ends. */
export function explainTrailingComma({ line, openBracket }: Spot): Explanation | undefined {
  const [, before = '', comma = ''] = /^( *(?:- +|[\w-]+: +).*["}\]])(\s*,)\s*$/.exec(line.text) ?? []
  const isClosed = (open: RegExp, close: RegExp): boolean => {
    const bare = withoutQuoted(before)
    return (bare.match(open)?.length ?? 0) === (bare.match(close)?.length ?? 0)
  }
  if (comma === '' || openBracket !== undefined || !isClosed(/[{[]/g, /[}\]]/g)) return undefined
  const end = line.start + before.length + comma.length
  const remove = replacement({ start: line.start + before.length, end }, '')
  return explanation(
    { start: end - 1, end },
    'This comma has nothing to separate: its line ends here.',
    'Delete it.',
    remove,
  )
}

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']', '}': '{', ']': '[' }

/** Explains an open bracket. The parser points to the place where it gave up; this points to the bracket. */
export function explainOpenBracket({ text, openBracket }: Spot): Explanation | undefined {
  if (openBracket === undefined) return undefined
  const { start } = openBracket
  const line = lineFrom(text, start).trimEnd()
  const open = line.charAt(0)
  const close = partners[open] ?? ''
  // At the end of the line, where what was opened holds keys and so is no text.
  const isClear = !/ #/.test(line) && /: |^\[/.test(line)
  return explanation(
    { start, end: start + line.length },
    `The \`${open}\` that opens here is never closed.`,
    `Write \`${close}\` at the end. If it is text, put it in quotes.`,
    isClear ? insertion(start + line.length, (line[1] === ' ' ? ' ' : '') + close) : [],
  )
}

/** Explains a closing bracket that has no opening one, or one of the other kind. */
export function explainStrayBracket({ line }: Spot): Explanation | undefined {
  const stray = findStrayBracket(line.text)
  if (stray === undefined) return undefined
  const { bracket, column, inside } = stray
  const at = line.start + column
  const span = { start: at, end: at + 1 }
  const before = line.text.slice(0, column)
  if (inside !== undefined) {
    const message = `This \`${bracket}\` can’t close what \`${inside}\` opens.`
    const right = partners[inside] ?? ''
    return explanation(span, message, `Write \`${right}\`.`, replacement(span, right))
  }
  if (/[\]}]\s*$/.test(before)) {
    return explanation(span, `This \`${bracket}\` closes nothing.`, 'Remove it.', replacement(span, ''))
  }
  const open = bracket === '}' ? '{' : '['
  const head =
    open === '['
      ? /^.*(?:^|[\s{,])[\w-]+: +(?=[^\s[{])/.exec(before)
      : /^ *(?:- +)*(?:[\w-]+: +(?=[\w-]+: ))?(?=[\w-]+: )/.exec(before)
  if (head === null) return undefined
  const start = line.start + head[0].length
  return explanation(
    { start, end: span.end },
    `The \`${bracket}\` at the end is never opened.`,
    `Write \`${open}\` here. If it is text, put the text in quotes.`,
    insertion(start, open === '{' ? '{ ' : '['),
  )
}

/**
 * The first bracket of a line that closes nothing; those in quotes and placeholders don't count. At the end of the
 * line, it can be `inside` an open bracket of another kind.
 */
function findStrayBracket(line: string): { bracket: string; column: number; inside?: string } | undefined {
  const bare = withoutQuoted(line).replaceAll(/\{[A-Za-z][\w.-]*\}/g, (name) => '_'.repeat(name.length))
  const open: string[] = []
  for (const { 0: bracket, index: column } of bare.matchAll(/[[\]{}]/g)) {
    const partner = partners[bracket] ?? ''
    if (bracket === '[' || bracket === '{') open.push(bracket)
    else if (open.at(-1) === partner) open.pop()
    else if (open[0] !== undefined && bare.slice(column + 1).trim() === '')
      return { bracket, column, inside: open.at(-1) ?? open[0] }
    else return open.includes(partner) ? undefined : { bracket, column }
  }
  return undefined
}
