import { dashWidth } from './lines.ts'

/** Number of lines above and below that a line is compared with. */
export const neighbors = 6
const maxLines = 50_000

/** A line with a key or a dash. */
export interface KeyLine {
  /** 1-based. */
  readonly number: number
  readonly start: number
  readonly indent: number
  /** Without indentation and comment. */
  readonly body: string
  readonly isItem: boolean
  /** Whether YAML reads it as a part of a long text. */
  readonly isInText: boolean
  /** The levels that the line opens, from its own column: one for each dash with something behind it. */
  readonly opens: readonly { readonly offset: number; readonly kind: Level['kind'] }[]
  /** Whether an empty line stands above it. */
  readonly isApart: boolean
  /** Whether its last key or dash has nothing after it, so that the value is below. */
  readonly isOpen: boolean
}

interface Level {
  readonly indent: number
  readonly kind: 'keys' | 'items'
  /** Whether its last key or dash has no value yet. */
  isOpen: boolean
}

/** Column of a line by its index: the actual one, or one to try. */
export type ColumnOf = (index: number) => number

/** The lines of the sections around an offset; undefined if the text has too many. */
export function linesAround(text: string, offset: number): readonly KeyLine[] | undefined {
  const lines = contentLines(text)
  return lines.length > maxLines ? undefined : sectionsAround(lines, offset)
}

/** A line and how far it moves to the right; to the left if `by` is negative. */
export interface Shift {
  readonly line: KeyLine
  readonly by: number
}

/** Whether all lines near a shifted one would fit a level. */
export function linesUp(all: readonly KeyLine[], { line, by }: Shift): boolean {
  if (all.length > maxLines) return true
  const lines = sectionsAround(all, line.start).filter(({ isInText }) => !isInText)
  return firstOddLine(lines, (index) => (lines[index]?.indent ?? 0) + (lines[index] === line ? by : 0)) === -1
}

/** The lines that a line belongs to, the innermost first. */
export function ownersOf(lines: readonly KeyLine[], at: number): readonly KeyLine[] {
  const owners: KeyLine[] = []
  let indent = lines[at]?.indent ?? 0
  for (let index = at - 1; index >= 0 && indent > 0; index--) {
    const line = lines[index]
    if (line === undefined || line.indent >= indent) continue
    indent = line.indent
    owners.push(line)
  }
  return owners
}

/** The section that an offset is in and the one before it: the key of a section can be what is out of place. */
function sectionsAround(lines: readonly KeyLine[], offset: number): readonly KeyLine[] {
  const at = lines.findLastIndex(({ start }) => start <= offset)
  const isEdge = ({ indent, isItem }: KeyLine): boolean => indent === 0 && !isItem
  const own = lines.slice(0, Math.max(1, at - neighbors)).findLastIndex(isEdge)
  const before = lines.slice(0, Math.max(0, own)).findLastIndex(isEdge)
  const below = lines.findIndex((line, index) => index > at + neighbors && isEdge(line))
  return lines.slice(Math.max(0, before), below === -1 ? lines.length : below)
}

/** The index of the first line that fits no level above it; -1 if all do. */
export function firstOddLine(
  lines: readonly KeyLine[],
  columnOf: ColumnOf = (index) => lines[index]?.indent ?? 0,
): number {
  const levels: Level[] = []
  return lines.findIndex((line, index) => !fits(line, columnOf(index), levels, index === 0))
}

function fits({ isItem, isOpen, opens }: KeyLine, indent: number, levels: Level[], isFirst: boolean): boolean {
  const wasOpen = levels.at(-1)?.isOpen === true
  const wasDeep = (levels.at(-1)?.indent ?? -1) >= indent
  while ((levels.at(-1)?.indent ?? -1) > indent) levels.pop()
  if (!isItem && levels.at(-1)?.kind === 'items' && levels.at(-1)?.indent === indent) levels.pop()
  const level = levels.at(-1)
  const kind = isItem ? 'items' : 'keys'
  const isSame = level?.indent === indent && level.kind === kind
  const startsItems = isItem && level?.indent === indent && level.isOpen
  const startsDeeper = (level === undefined ? isFirst : level.indent < indent) && !wasDeep && (isFirst || wasOpen)
  if (!isSame && !startsItems && !startsDeeper) return false
  if (level !== undefined) level.isOpen = false
  if (!isSame) levels.push({ indent, kind, isOpen: false })
  for (const { offset, kind: opened } of opens) levels.push({ indent: indent + offset, kind: opened, isOpen: false })
  const last = levels.at(-1)
  if (last !== undefined) last.isOpen = isOpen
  return true
}

const keyPattern = /^(?:[\w$./-]+|"[^"]*"|'[^']*') *:(?: |$)/
const itemPattern = /^-(?: |$)/

/** The levels that a line opens: for each dash its item, and below a key without a value whatever follows. */
function openingsOf(body: string): Pick<KeyLine, 'opens' | 'isOpen'> {
  const opens: { offset: number; kind: Level['kind'] }[] = []
  let offset = 0
  for (let rest = body; ; rest = body.slice(offset)) {
    const dash = /^- */.exec(rest)?.[0]
    if (dash === undefined || !itemPattern.test(rest)) {
      const value = rest.replace(keyPattern, '').trim()
      return { opens, isOpen: keyPattern.test(rest) && /^(?:&[\w-]+)?$/.test(value) }
    }
    offset += dash.length
    const inner = body.slice(offset)
    if (inner === '') return { opens, isOpen: true }
    if (!itemPattern.test(inner) && !keyPattern.test(inner)) return { opens, isOpen: false }
    opens.push({ offset, kind: itemPattern.test(inner) ? 'items' : 'keys' })
  }
}

/** The key that a line begins with, behind its dashes. */
export function keyOf({ body }: Pick<KeyLine, 'body'>): string | undefined {
  const [key] = keyPattern.exec(body.slice(dashWidth(body))) ?? []
  return key?.replace(/ *: ?$/, '').replace(/^["']|["']$/g, '')
}

/**
 * Lines with a key or a dash; comments and empty lines are left out.
 *
 * @param inTexts Also those that are a part of a long text, because they may be indented too deep.
 */
export function contentLines(text: string, inTexts = false): readonly KeyLine[] {
  const lines: KeyLine[] = []
  let textBelow = -1
  /** The column of a long text; it ends at the first line left of it. */
  let textColumn: number | undefined
  let start = 0
  let isApart = false
  for (const [index, raw] of text.split('\n').entries()) {
    isApart ||= raw.trim() === ''
    const indent = /^ */.exec(raw)?.[0].length ?? 0
    const body = raw
      .slice(indent)
      .replace(/(?:^|\s)#.*$/, '')
      .trimEnd()
    const isText = textBelow !== -1 && (body === '' || indent >= (textColumn ?? textBelow + 1))
    if (isText && body !== '') textColumn ??= indent
    if (!isText) {
      textBelow = -1
      textColumn = undefined
    }
    const isItem = itemPattern.test(body)
    const isContent = isItem || keyPattern.test(body)
    const line = { number: index + 1, start, indent, body, isItem, isInText: isText, isApart }
    const last = lines.at(-1)
    // A value can stand below its key without a key or a dash of its own.
    if (!isText && !isContent && /^[{["']/.test(body) && last?.isOpen && indent > last.indent)
      lines[lines.length - 1] = { ...last, isOpen: false }
    if (isContent && (!isText || inTexts)) lines.push({ ...line, ...openingsOf(body) })
    if (isContent && !isText) {
      isApart = false
      const dashes = dashWidth(body)
      if (/(?:^|: |- )[|>][+-]?\d?$/.test(body)) textBelow = indent + (keyPattern.test(body.slice(dashes)) ? dashes : 0)
    }
    start += raw.length + 1
  }
  return lines
}
