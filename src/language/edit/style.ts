import { type Group, isGroup, type Leaf, type Node } from './node.ts'

/** How a file is written where neighbors don't say. */
export interface FileStyle {
  readonly eol: string
  /** Spaces by which groups are indented. */
  readonly step: number
  /** Spaces by which lists are indented below their key. */
  readonly listStep: number
  readonly quotes: '"' | "'"
  /** What stands inside of braces: a space or nothing. */
  readonly padding: string
}

/** How a text is written; `date` is plain, also for a date, which older readers don’t take for a text. */
export type TextStyle = Leaf['style'] | 'date'

export const isDay = /^\d{4}-\d\d-\d\d$/

/** A text, and how the file is written that it is a part of. */
export interface Sheet {
  readonly text: string
  readonly file: FileStyle
}

/** Characters of a file that its style is read from. */
const sample = 20_000

export function styleOf(text: string): FileStyle {
  const head = text.slice(0, sample)
  const steps = [...head.matchAll(/^( +)(?=[^\s#])/gm)].map(([spaces]) => spaces.length)
  const step = Math.min(...steps, 8)
  const list = /^( *)[^\s#-][^\n]*:[ \t]*\r?\n(?:[ \t]*#[^\n]*\n)*( *)- /m.exec(head)
  const count = (pattern: RegExp) => head.match(pattern)?.length ?? 0
  return {
    eol: head.includes('\r\n') ? '\r\n' : '\n',
    step: steps.length > 0 && step > 1 ? step : 2,
    listStep: list ? Math.max((list[2] ?? '').length - (list[1] ?? '').length, 0) : 2,
    quotes: count(/[:-] +'/g) > count(/[:-] +"/g) ? "'" : '"',
    padding: count(/\{[^\s}]/g) > count(/\{ /g) ? '' : ' ',
  }
}

/** The style of most texts in a group: plain, or in which quotes. */
export function textStyleIn(group: Group, style: FileStyle): TextStyle {
  const nodes = group.entries.map(({ node }) => node)
  const inner = nodes.flatMap((node) => (isGroup(node) ? node.entries.map((entry) => entry.node) : [node]))
  const leaves = inner.filter((node): node is Leaf => node.type === 'leaf')
  const styles = leaves.filter(({ value }) => typeof value === 'string').map((leaf) => leaf.style)
  const count = (quotes: string) => styles.filter((each) => each === quotes).length
  const [double, single] = [count('"'), count("'")]
  if ((double + single) * 2 <= styles.length) return leaves.some(isPlainDay) ? 'date' : 'plain'
  return double === single ? style.quotes : double > single ? '"' : "'"
}

export const isPlainDay = ({ style, value }: Leaf): boolean => style === 'plain' && isDay.test(String(value))

/** Whether groups beside a new one are written in brackets. */
export function prefersBrackets(group: Group, type: Group['type']): boolean {
  if (group.style !== 'lines') return true
  const isAlike = (node: Node): node is Group => isGroup(node) && node.type === type && node.entries.length > 0
  const alike = group.entries.map(({ node }) => node).filter(isAlike)
  return alike.filter((other) => other.style === 'brackets').length * 2 > alike.length
}
