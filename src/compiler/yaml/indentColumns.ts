/**
 * Columns in which a line with wrong indentation can have been meant to start, the most likely first: those of
 * the lines above that are still open, and that of the line below.
 *
 * @param lines All lines of the text.
 * @param index The line in question; its own indentation is not looked at.
 */
export function indentColumns(lines: readonly string[], index: number): readonly number[] {
  const own = (lines[index] ?? '').trim()
  const below = nextLine(lines, index)
  const open = openColumns(lines, index)
  const keyColumn = dashWidth(own)
  const candidates = [...new Set([...open, ...(below === undefined ? [] : [below.column])])]
  const fitting = candidates.filter((column) => fits(own, column, keyColumn, below))
  // Deeper columns first: a line mostly goes on with what stands right above it.
  return fitting.sort((a, b) => b - a)
}

/** A key whose value is on the lines below it, or a text that starts there. */
const isOpen = /(?:^|\s)\S*:(?: [|>][-+\d]*)?$/

interface Below {
  readonly column: number
  readonly text: string
}

/** Whether the line below can follow a line that starts in this column. */
function fits(own: string, column: number, keyColumn: number, below: Below | undefined): boolean {
  if (below === undefined) return true
  // A line below that is deeper belongs to this one: as a key beside one after a dash, or as its value.
  if (below.column > column) return below.column === column + keyColumn || isOpen.test(own)
  if (!isOpen.test(own)) return true
  return below.column === column && below.text.startsWith('-') && !own.startsWith('-')
}

function nextLine(lines: readonly string[], index: number): Below | undefined {
  const text = lines.slice(index + 1).find(hasContent)
  if (text === undefined || /^ *\t/.test(text)) return undefined
  return { column: columnOf(text), text: text.trim() }
}

/** Where the lines above that are still open start, dashes and what follows them. */
function openColumns(lines: readonly string[], index: number): readonly number[] {
  const columns: number[] = []
  let limit = Number.POSITIVE_INFINITY
  for (let at = index - 1; at >= 0 && limit > 0; at--) {
    const line = lines[at] ?? ''
    if (!hasContent(line) || /^ *\t/.test(line)) continue
    const column = columnOf(line)
    if (limit === Number.POSITIVE_INFINITY && /:$/.test(line.trim())) {
      columns.push(column + dashWidth(line.trim()) + 2)
    }
    if (column >= limit) continue
    columns.push(column + dashWidth(line.trim()), column)
    limit = column
  }
  return columns
}

function hasContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line)
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length
}

/** How far the key after one or more dashes is from the first of them. */
function dashWidth(text: string): number {
  return /^(?:- +)*/.exec(text)?.[0].length ?? 0
}
