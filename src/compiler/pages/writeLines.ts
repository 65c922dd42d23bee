import type { Memo } from '../memo/memo.ts'
import type { Path } from '../plain.ts'
import type { Source } from '../yaml/readSource.ts'
import type { PlacedBlock } from './createContext.ts'

/**
 * Returns `value` with the line of each of its blocks. It is the same object until a line moves.
 *
 * @param id Identifies the value among all pages and dialogs.
 */
export type WriteLines = <Value extends object>(
  id: string,
  value: Value,
  blocks: readonly PlacedBlock[],
) => Value

/** Adds line numbers last, so that an edit above a block changes its line but no cached result. */
export function createWriteLines(source: Source, memo: Memo): WriteLines {
  const lineAt = (offset: number): number => source.lines.locate(offset).line
  const lineOf = ({ origin }: PlacedBlock): number =>
    lineAt(source.itemStart(origin) ?? source.locate(origin, 'value').start)
  return (id, value, blocks) => {
    if (blocks.length === 0) return value
    const owners = memo(['owners', id], [value], () => ownersOf(blocks)).value
    const parts = owners.map((owner) => source.partAt(owner))
    // If the parts are the same and start at the same lines, so do all blocks in them.
    const places = parts.flatMap((part) => (part === undefined ? [] : [part.parsed, lineAt(part.start)]))
    const lines = memo(['lines', id], [value, ...places], () => blocks.map(lineOf)).value
    return memo(['lined', id], [value, ...lines], () => withLines(value, blocks, lines)).value
  }
}

/** The sections or entries that blocks were written in. */
function ownersOf(blocks: readonly PlacedBlock[]): readonly Path[] {
  const owners = blocks.map(({ origin }) => origin.slice(0, 2))
  return [...new Map(owners.map((owner) => [JSON.stringify(owner), owner])).values()]
}

type Container = Record<string | number, unknown>

/** A copy of a value, in which the blocks have lines and everything beside them is shared. */
function withLines<Value extends object>(
  value: Value,
  blocks: readonly PlacedBlock[],
  lines: readonly number[],
): Value {
  const root = { ...value }
  const copies = new Set<unknown>()
  blocks.forEach(({ keys }, at) => {
    let container: Container = root as Container
    for (const key of keys) {
      const child = container[key]
      if (typeof child !== 'object' || child === null) return
      const copy: Container = copies.has(child)
        ? (child as Container)
        : ((Array.isArray(child) ? [...child] : { ...child }) as Container)
      copies.add(copy)
      container[key] = copy
      container = copy
    }
    container.line = lines[at]
  })
  return root
}
