import type { Plain } from '../plain.ts'
import { writeFor } from './change.ts'
import { type Entry, type Group, isGroup, lineEnd, lineStart } from './node.ts'
import { Refusal } from './operation.ts'
import type { Sheet } from './style.ts'
import type { Written } from './write.ts'

/** The text of an entry, to be put into another group, with its comments and the way it is written. */
export function snippetOf({ text, file }: Sheet, group: Group, entry: Entry, goal: Group, value: Plain): Written {
  if (goal.style !== 'lines') {
    const own = text.slice(entry.node.start, entry.node.end)
    if (group.style !== 'lines' && !own.includes('\n')) return { head: own, below: [] }
    if (/^[ \t]*#|[ \t]#[^"'\n]*$/m.test(text.slice(entry.lead, entry.end)))
      throw new Refusal('Its comments can’t be kept in brackets.')
    return writeFor(goal, value, file)
  }
  if (group.style !== 'lines') {
    const own = text.slice(entry.content, entry.end).trim()
    return own.includes('\n') ? writeFor(goal, value, file) : { head: own, below: [] }
  }
  const lead = linesOf(text.slice(entry.lead, lineStart(text, entry.start))).map((line) => line.trim())
  const { node, content, end } = entry
  if (isGroup(node) && node.style === 'lines') {
    const isOnLine = lineStart(text, node.start) <= content
    const head = isOnLine ? '' : text.slice(content, lineEnd(text, content)).trim()
    const from = isOnLine ? node.start : lineEnd(text, content)
    const lines = linesOf((isOnLine ? ' '.repeat(node.column) : '') + text.slice(from, end))
    return { lead, head, below: [], group: dedented(lines, node.column), isList: node.type === 'list' }
  }
  const [first = '', ...others] = linesOf(text.slice(content, end))
  return { lead, head: first.trim(), below: dedented(others, group.column) }
}

function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** Lines with fewer spaces before them; comments may have fewer than that. */
function dedented(lines: readonly string[], by: number): readonly string[] {
  return lines.map((line) => line.slice(Math.min(by, line.length - line.trimStart().length)))
}
