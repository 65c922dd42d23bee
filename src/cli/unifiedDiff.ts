import { applyEdits } from '../language/applyEdits.ts'
import type { TextEdit } from '../language/fix.ts'

/** Unchanged lines around a change. */
const context = 3

/** The edits of a text as `diff -u` prints them. */
export function unifiedDiff(file: string, text: string, edits: readonly TextEdit[]): string {
  const before = linesOf(text)
  let shift = 0
  const hunks = groupsOf(text, edits).map(({ first, last, own }) => {
    const start = offsetOf(before, first)
    const end = offsetOf(before, last + 1)
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    const after = linesOf(applyEdits(text.slice(start, end), moved))
    const old = before.slice(first, last + 1)
    const head = commonLength(old, after)
    const tail = commonLength(old.slice(head).toReversed(), after.slice(head).toReversed())
    const from = Math.max(first + head - context, 0)
    const above = before.slice(from, first + head)
    const below = before.slice(last + 1 - tail, last + 1 - tail + context)
    const gone = old.slice(head, old.length - tail)
    const come = after.slice(head, after.length - tail)
    const around = above.length + below.length
    const places = `-${from + 1},${gone.length + around} +${from + 1 + shift},${come.length + around}`
    shift += come.length - gone.length
    const marked = [above.map(mark(' ')), gone.map(mark('-')), come.map(mark('+')), below.map(mark(' '))]
    return `@@ ${places} @@\n${marked.flat().join('\n')}`
  })
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks].join('\n')
}

const mark = (sign: string) => (line: string) =>
  line.endsWith('\n') ? sign + line.slice(0, -1) : `${sign}${line}\n\\ No newline at end of file`

/** Lines with their line breaks. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

const offsetOf = (lines: readonly string[], line: number): number =>
  lines.slice(0, line).reduce((sum, { length }) => sum + length, 0)

function commonLength(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((line, index) => line !== b[index])
  return at === -1 ? Math.min(a.length, b.length) : at
}

/** The lines that edits change, as groups so far from each other that their surroundings don’t meet. */
function groupsOf(text: string, edits: readonly TextEdit[]) {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1
  const groups: { first: number; last: number; own: TextEdit[] }[] = []
  for (const edit of edits) {
    const [first, last] = [lineAt(edit.start), lineAt(edit.end)]
    const group = groups.at(-1)
    if (group && first <= group.last + 2 * context + 1) {
      group.last = last
      group.own.push(edit)
    } else groups.push({ first, last, own: [edit] })
  }
  return groups
}
