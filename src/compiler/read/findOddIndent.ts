/** A line that stands in the wrong column, and where it belongs. */
export interface OddIndent {
  /** Offset of the line's first character that is no space. */
  readonly start: number
  readonly end: number
  readonly indent: number
  readonly wanted: number
}

interface Line {
  readonly start: number
  readonly indent: number
  /** Without indentation and comment. */
  readonly body: string
}

interface Level {
  readonly indent: number
  readonly kind: 'keys' | 'items'
  /** The last key or dash has nothing behind it yet. */
  isOpen: boolean
}

/** So many lines away another line is still compared with. */
const neighbours = 6
const maxLines = 50_000

/**
 * The one line near an offset whose shift makes the whole text line up. Undefined where no single shift does,
 * or where the text lines up already. Looks at indentation alone, not at what YAML makes of it.
 */
export function findOddIndent(text: string, offset: number): OddIndent | undefined {
  const lines = contentLines(text)
  if (lines.length > maxLines || firstOddLine(lines) === -1) return undefined
  const at = lines.findLastIndex(({ start }) => start <= offset)
  const repairs = suspects(lines, at).flatMap((index, order) =>
    candidates(lines, index, at).flatMap((wanted) => {
      const line = lines[index]
      if (line === undefined || wanted === line.indent) return []
      const shifted = lines.with(index, { ...line, indent: wanted })
      return firstOddLine(shifted) === -1 ? [{ line, wanted, order }] : []
    }),
  )
  const rankOf = (repair: Repair): number => rank(repair) - 100 * habit(lines, repair)
  const [best] = repairs.sort((a, b) => rankOf(a) - rankOf(b))
  if (best === undefined) return undefined
  const start = best.line.start + best.line.indent
  return { start, end: start + best.line.body.length, indent: best.line.indent, wanted: best.wanted }
}

interface Repair {
  readonly line: Line
  readonly wanted: number
  /** How far from where things go wrong, 0 at the line itself. */
  readonly order: number
}

/** 1 where the key of the line stands in the wanted column elsewhere rather than in its own, -1 the other way. */
function habit(lines: readonly Line[], { line, wanted }: Repair): number {
  const key = keyPattern.exec(line.body)?.[0]
  const others = lines.filter((other) => other !== line && key !== undefined && other.body.startsWith(key))
  const count = (column: number): number => others.filter(({ indent }) => indent === column).length
  return Math.sign(count(wanted) - count(line.indent))
}

/** A line between the steps of two spaces is odder than one on a step, and a small shift likelier than a large one. */
function rank({ line, wanted, order }: Repair): number {
  const onStep = line.indent % 2 === 0 ? 1000 : 0
  return onStep + (wanted % 2) * 500 + Math.abs(wanted - line.indent) * 10 + order
}

/** The line where things go wrong, those around it, and the lines above that it could belong to. */
function suspects(lines: readonly Line[], at: number): readonly number[] {
  const found = [at, at + 1, ...Array.from({ length: neighbours }, (_, index) => at - 1 - index)]
  let indent = lines[at]?.indent ?? 0
  for (let index = at - 1; index >= 0 && indent > 0; index--) {
    const line = lines[index]
    if (line === undefined || line.indent >= indent) continue
    indent = line.indent
    found.push(index)
  }
  return [...new Set(found)].filter((index) => index >= 0 && index < lines.length)
}

function candidates(lines: readonly Line[], index: number, at: number): readonly number[] {
  const near = [
    ...lines.slice(Math.max(0, index - neighbours), index + neighbours + 1),
    ...lines.slice(at, at + 1),
  ]
  return [
    ...new Set(near.flatMap(({ indent, body }) => [indent, ...(body.startsWith('- ') ? [indent + 2] : [])])),
  ]
}

/** The index of the first line that fits no level above it; -1 where all do. */
function firstOddLine(lines: readonly Line[]): number {
  const levels: Level[] = []
  return lines.findIndex((line, index) => !fits(line, levels, index === 0))
}

function fits({ indent, body }: Line, levels: Level[], isFirst: boolean): boolean {
  const isItem = /^-(?: |$)/.test(body)
  const wasOpen = levels.at(-1)?.isOpen === true
  const wasDeep = (levels.at(-1)?.indent ?? -1) >= indent
  while ((levels.at(-1)?.indent ?? -1) > indent) levels.pop()
  if (!isItem && levels.at(-1)?.kind === 'items' && levels.at(-1)?.indent === indent) levels.pop()
  const level = levels.at(-1)
  const kind = isItem ? 'items' : 'keys'
  const isSame = level?.indent === indent && level.kind === kind
  const startsItems = isItem && level?.indent === indent && level.isOpen
  const startsDeeper =
    (level === undefined ? isFirst : level.indent < indent) && !wasDeep && (isFirst || wasOpen)
  if (!isSame && !startsItems && !startsDeeper) return false
  if (level !== undefined) level.isOpen = false
  if (!isSame) levels.push({ indent, kind, isOpen: false })
  open(levels, indent, body)
  return true
}

/** The levels that a line opens: for each dash its item, and below a key without a value whatever follows. */
function open(levels: Level[], indent: number, body: string): void {
  const dash = /^- */.exec(body)?.[0]
  const own = levels.at(-1)
  if (own === undefined) return
  if (dash === undefined) {
    own.isOpen = isOpenKey(body)
    return
  }
  const rest = body.slice(dash.length)
  if (rest === '') {
    own.isOpen = true
  } else if (rest.startsWith('- ') || isKey(rest)) {
    levels.push({
      indent: indent + dash.length,
      kind: rest.startsWith('- ') ? 'items' : 'keys',
      isOpen: false,
    })
    open(levels, indent + dash.length, rest)
  }
}

const keyPattern = /^(?:[\w$./-]+|"[^"]*"|'[^']*') *:(?: |$)/

function isKey(body: string): boolean {
  return keyPattern.test(body)
}

function isOpenKey(body: string): boolean {
  const value = body.replace(keyPattern, '').trim()
  return isKey(body) && /^(?:&[\w-]+)?$/.test(value)
}

/** Lines with a key or a dash; the lines of long texts, comments and empty lines are left out. */
function contentLines(text: string): readonly Line[] {
  const lines: Line[] = []
  let textBelow = -1
  let start = 0
  for (const raw of text.split('\n')) {
    const indent = /^ */.exec(raw)?.[0].length ?? 0
    const body = raw
      .slice(indent)
      .replace(/(?:^|\s)#.*$/, '')
      .trimEnd()
    const isText = textBelow !== -1 && (indent > textBelow || body === '')
    if (!isText) textBelow = -1
    if (!isText && body !== '' && (isKey(body) || /^-(?: |$)/.test(body))) {
      lines.push({ start, indent, body })
      const dashes = /^(?:- +)*/.exec(body)?.[0].length ?? 0
      if (/(?:^|: |- )[|>][+-]?\d?$/.test(body)) textBelow = indent + (isKey(body.slice(dashes)) ? dashes : 0)
    }
    start += raw.length + 1
  }
  return lines
}
