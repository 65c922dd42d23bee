import { formatPath, isPlainList, isWithin, keysOf, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { severityOf } from '../severity.ts'
import { dropFollowUps } from './dropFollowUps.ts'

/**
 * If a key has no value and the keys below it in the same column don't fit there, they belong inside it. That is one
 * mistake. It is reported at the empty key if that key is what fits nowhere, otherwise at the first of the others.
 */
export function relocateToEmptyKey(
  problems: readonly RawDiagnostic[],
  site: Plain | undefined,
): readonly RawDiagnostic[] {
  return problems
    .filter(({ code }) => code === 'no-value')
    .reduce<readonly RawDiagnostic[]>((left, empty) => relocate(left, empty.at.path, site), problems)
}

function relocate(problems: readonly RawDiagnostic[], path: Path, site: Plain | undefined): readonly RawDiagnostic[] {
  const others = beside(path, site)
  const causes = dropFollowUps(problems, site)
  // What looks for something in the empty key itself says nothing about the keys beside it.
  const isWrong = (other: Path): boolean =>
    causes.some(({ code, at }) => severityOf(code) === 'error' && isWithin(at.path, other))
  const end = others.findIndex((other) => !isWrong(other))
  const wrong = end === -1 ? others : others.slice(0, end)
  const [next] = wrong
  if (next === undefined) return problems
  const name = String(path.at(-1))
  const left = problems.filter(
    ({ at }) => formatPath(at.path) !== formatPath(path) && !wrong.some((other) => isWithin(at.path, other)),
  )
  if (problems.some(({ code, at }) => code === 'unknown-key' && formatPath(at.path) === formatPath(path))) {
    const at = { path, part: 'key' } as const
    const message = `\`${name}\` does not fit here, and what belongs to it stands beside it.`
    return [...left, { code: 'misplaced-key', at, message, hint: 'Move it to the left by two spaces.' }]
  }
  const isItem = typeof next.at(-1) === 'number'
  const first = isItem ? 'This item' : `\`${String(next.at(-1))}\``
  return [
    ...left,
    {
      code: 'misplaced-key',
      at: { path: next, part: isItem ? 'value' : 'key' },
      message: `${first} stands beside \`${name}\`, which has no value.`,
      hint: `Move what belongs to \`${name}\` to the right by two spaces.`,
      related: { message: `\`${name}\` is`, at: { path, part: 'key' } },
    },
  ]
}

/** What follows a key in its column: the keys after it, or after the last key of an item, the next items. */
function beside(path: Path, site: Plain | undefined): readonly Path[] {
  const group = path.slice(0, -1)
  const keys = keysOf(valueAtPath(site, group))
  const after = keys.slice(keys.indexOf(String(path.at(-1))) + 1)
  if (after.length > 0) return after.map((key) => [...group, key])
  const [list, index] = [valueAtPath(site, group.slice(0, -1)), group.at(-1)]
  if (!isPlainList(list) || typeof index !== 'number') return []
  return list.slice(index + 1).map((_, offset) => [...group.slice(0, -1), index + 1 + offset])
}
