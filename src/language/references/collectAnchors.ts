import type { Shown } from '../../../schema/model.ts'
import { isBlockList, isPlainList, isPlainObject, type Path, type Plain, valueAt } from '../plain.ts'
import { bothShown, readShown } from '../shown.ts'

/** An id that links can lead to, with its path from the root of the page or dialog. */
export interface Anchor {
  readonly id: string
  readonly keys: Path
  /** `block`, or an `item` of one of its lists. */
  readonly owner: 'block' | 'item'
  /** `page` if links can lead to it: a block, or an item that contains blocks. Other ids are names in a `list`. */
  readonly scope: 'page' | 'list'
  /** When it is shown, unless that is always. */
  readonly shown: Shown | undefined
}

/** The ids of blocks, of the items inside them and of the blocks inside those, in the order of the page. */
export function collectAnchors(blocks: Plain | undefined): readonly Anchor[] {
  return anchorsIn(blocks, 'block', ['blocks'], undefined)
}

function anchorsIn(
  list: Plain | undefined,
  owner: Anchor['owner'],
  keys: Path,
  around: Shown | undefined,
): readonly Anchor[] {
  if (!isPlainList(list)) return []
  return list.flatMap((value, index) => anchorsOf(value, owner, [...keys, index], around))
}

function anchorsOf(value: Plain, owner: Anchor['owner'], keys: Path, around: Shown | undefined): readonly Anchor[] {
  if (!isPlainObject(value)) return []
  const id = valueAt(value, 'id')
  const shown = around ? bothShown(around, readShown(value)) : readShown(value)
  const scope = owner === 'block' || Object.values(value).some(isBlockList) ? 'page' : 'list'
  const own = typeof id === 'string' && id !== '' ? [{ id, keys: [...keys, 'id'], owner, scope, shown } as const] : []
  const nested = Object.entries(value).flatMap(([key, child]) =>
    anchorsIn(child, isBlockList(child) ? 'block' : 'item', [...keys, key], shown),
  )
  return [...own, ...nested]
}
