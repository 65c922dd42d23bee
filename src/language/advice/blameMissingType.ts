import { formatPath, groupBy, isBlockList, isWithin, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

/**
 * Without its line `- type: …`, a block continues the one above it: one of its keys appears twice there, and others do
 * as well or don't fit. That is one mistake. It is reported at the first key that appears twice.
 */
export function blameMissingType(
  problems: readonly RawDiagnostic[],
  site: Plain | undefined,
): readonly RawDiagnostic[] {
  const blocks = groupBy(problems, ({ code, at: { path } }) =>
    code === 'duplicate-key' && isBlockList(valueAtPath(site, path.slice(0, -2)))
      ? formatPath(path.slice(0, -1))
      : undefined,
  )
  return [...blocks.values()].reduce((left, [first]) => (first ? blame(left, first) : left), problems)
}

function blame(problems: readonly RawDiagnostic[], first: RawDiagnostic): readonly RawDiagnostic[] {
  const block = first.at.path.slice(0, -1)
  const isIn = (path: Path): boolean => isWithin(path, block) && path.length === block.length + 1
  const others = problems.filter(({ code, at, usedAt }) =>
    code === 'duplicate-key' || code === 'unknown-key' ? isIn(usedAt ?? at.path) : false,
  )
  if (others.length < 2 && first.isRepeated !== true) {
    const hint = `${first.hint} If another block begins here, its line \`- type: …\` is missing above.`
    return problems.map((problem) => (problem === first && !first.fix ? { ...problem, hint } : problem))
  }
  const key = String(first.at.path.at(-1))
  const cause: RawDiagnostic = {
    code: 'missing-key',
    keys: ['type'],
    at: first.at,
    message: `A line \`- type: …\` is missing above: \`${key}\` appears twice because another block begins here.`,
    hint: 'Write `- type: …` above the first line of the block, with its dash below the others.',
  }
  return [...problems.filter((problem) => !others.includes(problem)), cause]
}
