import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import { isSameList } from './memo.ts'

/**
 * Returns a value equal to `fresh` that reuses every equal part of `known`, so that unchanged parts can be recognized
 * by identity. The order of keys counts.
 */
export function shareEqual(known: Plain | undefined, fresh: Plain): Plain {
  if (Object.is(known, fresh)) return fresh
  if (isPlainList(fresh) && isPlainList(known)) {
    const shared = fresh.map((item, index) => shareEqual(known[index], item))
    return isSameList(known, shared) ? known : shared
  }
  if (isPlainObject(fresh) && isPlainObject(known)) {
    const entries = Object.entries(fresh).map(
      ([key, value]) => [key, shareEqual(Object.hasOwn(known, key) ? known[key] : undefined, value)] as const,
    )
    const isSame = isSameList(Object.entries(known).flat(), entries.flat())
    return isSame ? known : Object.fromEntries(entries)
  }
  return fresh
}
