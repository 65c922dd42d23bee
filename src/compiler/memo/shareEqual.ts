import { isPlainList, isPlainObject, type Plain } from '../plain.ts'

/**
 * A value that equals `fresh`, in which every part that equals the same part of `known` is that part itself: what
 * did not change can be told by identity. The order of keys counts. `fresh` must be used by nobody else yet.
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

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
}
