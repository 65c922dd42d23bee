import { isPlainList, isPlainObject, type Path, type Plain, valueAt } from '../plain.ts'

/** An id that links can lead to, and where it is, from the root of the page or dialog. */
export interface Anchor {
  readonly id: string
  readonly keys: Path
  /** `block`, or an `item` of one of its lists. */
  readonly owner: 'block' | 'item'
  /** Blocks, and items with blocks in them, are places of the page; ids of other items count within their list. */
  readonly scope: 'page' | 'list'
}

/** The ids of blocks, of the items inside them and of the blocks inside those, in the order of the page. */
export function collectAnchors(blocks: Plain | undefined, keys: Path = ['blocks']): readonly Anchor[] {
  if (!isPlainList(blocks)) return []
  return blocks.flatMap((block, index) => anchorsOf(block, [...keys, index]))
}

function anchorsOf(value: Plain, keys: Path): readonly Anchor[] {
  if (!isPlainObject(value)) return []
  const id = valueAt(value, 'id')
  const owner = keys.at(-2) === 'blocks' ? 'block' : 'item'
  const scope = owner === 'block' || isPlainList(valueAt(value, 'blocks')) ? 'page' : 'list'
  const own =
    typeof id === 'string' && id !== '' ? [{ id, keys: [...keys, 'id'], owner, scope } as const] : []
  const nested = Object.entries(value).flatMap(([key, child]) =>
    collectAnchors(isPlainList(child) ? child : undefined, [...keys, key]),
  )
  return [...own, ...nested]
}
