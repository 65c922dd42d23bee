import { type Explanation, explanation, insertion, type Spot } from './explanation.ts'
import { type KeyLine, linesAround } from './indentLevels.ts'
import { dashWidth } from './lines.ts'

const firstKey = /^- +([\w-]+):/

/**
 * Explains lines that don't fit only because something above them is missing: the dash of the first item of a list,
 * the line that this item begins with, or the key that a list belongs to. Also explains keys of which some have a dash.
 */
export function explainMissingLine({ text, span, isAboutLines }: Spot): Explanation | undefined {
  const lines = isAboutLines ? linesAround(text, span.start) : undefined
  if (lines === undefined) return undefined
  const at = lines.findLastIndex(({ start }) => start <= span.start)
  const mixed = explainMixedDashes(lines, at)
  if (mixed !== undefined) return mixed
  const item = lines.findIndex(({ isItem }, index) => isItem && index >= at)
  return item === -1 ? undefined : (explainFirstItem(lines, item) ?? explainMissingKey(text, lines, item))
}

/** Keys in one column, each with a value and all different, of which the first have dashes as if they were items. */
function explainMixedDashes(lines: readonly KeyLine[], at: number): Explanation | undefined {
  const plain = [at, at + 1].find((index) => lines[index]?.isItem === false && lines[index - 1]?.isItem === true)
  const column = lines[plain ?? -1]?.indent
  if (plain === undefined || column === undefined || lines[plain]?.isOpen !== false) return undefined
  const above = lines.slice(0, plain).findLastIndex((line) => !(line.isItem && line.indent === column)) + 1
  const items = lines.slice(above, plain)
  const owner = lines[above - 1]
  const keys = [...items, lines[plain] as KeyLine].map(({ body }) => /^(?:- +)?([\w-]+): +\S/.exec(body)?.[1])
  const [first] = items
  // Where the next line is in the column of the item's keys, this one is at fault.
  if (first !== undefined && lines[plain + 1]?.indent === column + dashWidth(first.body)) return undefined
  if (first === undefined || owner?.isOpen !== true || new Set(keys).size < keys.length || keys.includes(undefined))
    return undefined
  const start = first.start + first.indent
  const edits = items.map((line) => {
    const dash = line.start + line.indent
    return { start: dash, end: dash + dashWidth(line.body), text: '' }
  })
  return {
    ...explanation(
      { start, end: start + first.body.length },
      'Some of these keys have a dash, and others have none.',
      `Remove the dashes: they are for lists. Write \`${first.body.slice(dashWidth(first.body))}\`.`,
    ),
    choices: [edits],
  }
}

/** The second item of a list whose first has no dash: its keys stand below the key of the list, without one. */
function explainFirstItem(lines: readonly KeyLine[], at: number): Explanation | undefined {
  const item = lines[at] as KeyLine
  const [, key] = firstKey.exec(item.body) ?? []
  const owner = lines.slice(0, at).findLastIndex(({ indent, isItem }) => indent <= item.indent && !isItem)
  const between = lines.slice(owner + 1, at)
  const [first] = between
  if (key === undefined || first === undefined || lines[owner]?.isOpen !== true) return undefined
  const column = item.indent + dashWidth(item.body)
  if (first.isItem || first.indent !== column || between.some(({ indent }) => indent < column)) return undefined
  const keys = between.filter(({ indent }) => indent === column).map(({ body }) => body.split(':', 1)[0])
  const start = first.start + first.indent
  const place = { start, end: start + first.body.length }
  if (!keys.includes(key)) {
    if (item.indent === 0) return undefined
    const message = `A line \`- ${key}: …\` is missing above this one: an item of the list begins here.`
    return explanation(place, message, `Write it above, with the dash below that of \`${item.body}\`.`)
  }
  const dash = {
    start: first.start + item.indent,
    end: start,
    text: item.body.slice(0, column - item.indent),
  }
  return {
    ...explanation(place, 'The dash of this item is missing.', `Write \`- ${first.body}\`.`),
    choices: [[dash]],
  }
}

/** A list that is deeper than a key which has a value already: a key without one is missing between them. */
function explainMissingKey(text: string, lines: readonly KeyLine[], at: number): Explanation | undefined {
  const item = lines[at] as KeyLine
  const [, first = ''] = firstKey.exec(item.body) ?? []
  const above = lines.slice(0, at).findLastIndex(({ indent }) => indent <= item.indent)
  const owner = lines[above]
  const below = lines[above + 1]
  const column = owner === undefined ? 0 : owner.indent + dashWidth(owner.body)
  if (owner === undefined || below === undefined || owner.isOpen || item.indent <= column) return undefined
  if (column === 0) return undefined
  const key = first === 'type' ? 'blocks' : keyAbove(text, first)
  const start = below.start + below.indent
  const place = { start, end: start + below.body.length }
  const beside = owner.body.slice(dashWidth(owner.body)).split(':', 1)[0]
  const hint = `Write \`${key ?? '…'}:\` above, in the column of \`${beside}\`.`
  if (key === undefined) return explanation(place, 'The key of the list below is missing above this line.', hint)
  const line = insertion(below.start, `${' '.repeat(column)}${key}:\n`)
  return explanation(place, `The line \`${key}:\` is missing above this one.`, hint, line)
}

/** The key that lists have in this text whose first item begins with a key. */
function keyAbove(text: string, first: string): string | undefined {
  return new RegExp(`^ *(?:- +)*([\\w-]+): *\\r?\\n *- +${first}:`, 'm').exec(text)?.[1]
}
