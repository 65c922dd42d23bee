import { type Entry, type Group, leadOf, lineEnd } from './node.ts'

/** A line that begins with a key which YAML reads as this text: no number, no date, no word with a meaning. */
const keyPattern =
  /(?:(?!(?:null|Null|NULL|~|true|True|TRUE|false|False|FALSE|<<) *:)([\p{L}_/.$][^\s:#]*(?: [^\s:#]+)*)|"([^"\\\n]*)"|'([^'\n]*)') *:(?=[ \t\r\n]|$)/uy
/** A line after which a literal or folded text begins. In it, what looks like a comment is text. */
const blockHeader = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?\r?\n?$/
const dashPattern = /-(?=[ \t\r\n]|$)/y

/** How an entry that begins at an offset is written. */
interface Start {
  readonly key: string | undefined
  /** Offset after its colon or dash. */
  readonly content: number
}

function startAt(text: string, at: number, type: Group['type']): Start | undefined {
  const pattern = type === 'map' ? keyPattern : dashPattern
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? { key: match[1] ?? match[2] ?? match[3], content: at + match[0].length } : undefined
}

/** What kind of group in lines begins at an offset. */
export function groupAt(text: string, at: number): Group['type'] | undefined {
  return startAt(text, at, 'list') ? 'list' : startAt(text, at, 'map') ? 'map' : undefined
}

/** Spaces from an offset on; undefined if a tab follows. */
function indentAt(text: string, at: number): number | undefined {
  let end = at
  while (text.charCodeAt(end) === 0x20) end++
  return text.charCodeAt(end) === 0x09 ? undefined : end - at
}

/** Whether a line has nothing but spaces, or a comment. */
function isIdle(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return Number.isNaN(code) || code === 0x0a || code === 0x23 || (code === 0x0d && text.charCodeAt(at + 1) === 0x0a)
}

/** The first line with content from the line at `start` on. */
export function nextContent(text: string, start: number, end: number): { at: number; column: number } | undefined {
  for (let line = start; line < end; line = lineEnd(text, line)) {
    const column = indentAt(text, line)
    if (column === undefined) return undefined
    if (!isIdle(text, line + column)) return { at: line + column, column }
  }
  return undefined
}

/**
 * The entries of a group in lines, by indentation alone; undefined where that can't decide.
 *
 * @param first Where its first key or dash is, in column `column`.
 * @param end Where the text of the group ends.
 * @param floor Where comments above its first key may begin.
 */
export function readLines(
  text: string,
  { first, column, end, floor }: { first: number; column: number; end: number; floor: number },
  nodeOf: (entry: Omit<Entry, 'node'>) => Entry['node'],
): Group | undefined {
  const type = groupAt(text, first)
  if (type === undefined) return undefined
  const starts: number[] = [first]
  const ends: number[] = []
  let last = lineEnd(text, first)
  /** Column of the first line inside of the entry. Comments that stand there belong to it. */
  let inner = Number.POSITIVE_INFINITY
  for (let line = last; line < end; ) {
    const next = lineEnd(text, line)
    const indent = indentAt(text, line)
    if (indent === undefined) return undefined
    const at = line + indent
    if (!isIdle(text, at)) {
      const isListOfKey =
        indent === column && type === 'map' && text.charCodeAt(at) === 0x2d && startAt(text, at, 'list')
      if (indent < column) return undefined
      if (indent === column && !isListOfKey) {
        starts.push(at)
        ends.push(last)
        inner = Number.POSITIVE_INFINITY
      } else inner = Math.min(inner, indent)
      last = Math.min(next, end)
    } else {
      const isText = inner === Number.POSITIVE_INFINITY && indent > column && text.charCodeAt(at) === 0x23
      if (isText && blockHeader.test(text.slice(starts.at(-1), lineEnd(text, starts.at(-1) ?? 0)))) inner = indent
      if (indent >= inner) last = Math.min(next, end)
    }
    line = next
  }
  ends.push(last)
  const keys = new Set<string>()
  const entries: Entry[] = []
  for (const [index, start] of starts.entries()) {
    const written = startAt(text, start, type)
    if (written === undefined) return undefined
    const key = written.key ?? String(index)
    if (type === 'map' && (written.key === undefined || keys.has(key))) return undefined
    keys.add(key)
    const lead =
      index === 0 ? (floor === first ? first : leadOf(text, start, floor)) : leadOf(text, start, ends[index - 1] ?? 0)
    const place = { key, lead, start, content: written.content, end: ends[index] ?? end }
    entries.push(lazy(place, nodeOf))
  }
  return { type, style: 'lines', start: first, end: last, column, entries }
}

function lazy(place: Omit<Entry, 'node'>, nodeOf: (entry: Omit<Entry, 'node'>) => Entry['node']): Entry {
  let node: Entry['node'] | undefined
  return {
    ...place,
    get node() {
      node ??= nodeOf(place)
      return node
    },
  }
}
