import type { Memo, Tracker } from '../memo/memo.ts'
import { placeName } from '../references/siteReader.ts'
import type { Source } from '../yaml/readSource.ts'
import type { PlacedBlock } from './createContext.ts'

/**
 * Returns `value` with the line of each of its blocks. It is the same object until a line moves.
 *
 * @param id Identifies the value among all pages and dialogs.
 * @param tracker Records which parts of the file the lines depend on.
 */
export type WriteLines = <Value extends object>(
  id: string,
  value: Value,
  blocks: readonly PlacedBlock[],
  tracker: Tracker,
) => Value

/** Adds line numbers last, so that an edit above a block changes its line but no compiled page. */
export function createWriteLines(source: Source, memo: Memo): WriteLines {
  return (id, value, blocks, tracker) => {
    if (blocks.length === 0) return value
    const parts = new Set(blocks.map(({ origin }) => placeName(source.partOf(origin))))
    const places = [...parts].map((part) => tracker.read(part))
    // If the parts are the same and start at the same lines, so do all blocks in them.
    const lines = memo(['lines', id], [value, ...places], () => blocks.map(({ origin }) => source.lineOf(origin))).value
    return memo(['lined', id], [value, ...lines], () => withLines(value, blocks, lines)).value
  }
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
