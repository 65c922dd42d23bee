import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import { isSame, type Operation, writePointer } from './operation.ts'

/** The operations that lead from one value to another. */
export function differences(path: string, before: Plain, after: Plain): readonly Operation[] {
  if (isSame(before, after)) return []
  if (isPlainObject(before) && isPlainObject(after)) {
    const at = (key: string) => path + writePointer([key])
    const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key))
    if (kept.length > 0 || Object.keys(after).length === 0)
      return [
        ...kept.flatMap((key) => differences(at(key), before[key] ?? null, after[key] ?? null)),
        ...Object.keys(before).flatMap((key) => (kept.includes(key) ? [] : [{ op: 'remove', path: at(key) } as const])),
        ...Object.entries(after).flatMap(([key, value]) =>
          kept.includes(key) ? [] : [{ op: 'add', path: at(key), value } as const],
        ),
      ]
  }
  if (isPlainList(before) && isPlainList(after) && before.length > 0 && after.length > 0)
    return listDifferences(path, before, after)
  return [{ op: 'replace', path, value: after }]
}

function listDifferences(path: string, before: readonly Plain[], after: readonly Plain[]): readonly Operation[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start++
  let end = 0
  const rest = Math.min(before.length, after.length) - start
  while (end < rest && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  const gone = before.slice(start, before.length - end)
  const come = after.slice(start, after.length - end)
  const both = Math.min(gone.length, come.length)
  return [
    ...gone.slice(0, both).flatMap((item, index) => differences(`${path}/${start + index}`, item, come[index] ?? null)),
    ...gone.slice(both).map(() => ({ op: 'remove', path: `${path}/${start + both}` }) as const),
    ...come.slice(both).map((value, index) => ({ op: 'add', path: `${path}/${start + both + index}`, value }) as const),
  ]
}
