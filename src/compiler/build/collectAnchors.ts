import { isPlainList, isPlainObject, type Path, type Plain, valueAt } from '../plain.ts'

/** An id that links can lead to, and where it is, from the root of the page or dialog. */
export interface Anchor {
  readonly id: string
  readonly keys: Path
}

/** The ids of blocks, and of the items inside them, in the order of the page. */
export function collectAnchors(blocks: Plain | undefined, keys: Path = ['blocks']): readonly Anchor[] {
  if (!isPlainList(blocks)) return []
  return blocks.flatMap((block, index) => anchorsOf(block, [...keys, index]))
}

function anchorsOf(value: Plain, keys: Path): readonly Anchor[] {
  if (!isPlainObject(value)) return []
  const id = valueAt(value, 'id')
  const own = typeof id === 'string' && id !== '' ? [{ id, keys: [...keys, 'id'] }] : []
  const nested = Object.entries(value).flatMap(([key, child]) =>
    collectAnchors(isPlainList(child) ? child : undefined, [...keys, key]),
  )
  return [...own, ...nested]
}
