import { formatPath, type Path } from './plain.ts'
import type { Problem } from './problem.ts'
import { severityOf } from './problemKinds.ts'

/**
 * A key that is missing in one group and does not fit in the group around it, or inside it, stands in the
 * wrong column: one mistake, at the key.
 */
export function blameIndent(problems: readonly Problem[]): readonly Problem[] {
  const missing = problems.filter(({ code }) => code === 'missing-key')
  if (missing.length === 0) return problems
  const outside = new Map(
    missing.flatMap(({ at, keys = [] }) => {
      return parentsOf(at.path).flatMap((parent) =>
        keys.map((key) => [formatPath([...parent, key]), at.path]),
      )
    }),
  )
  const misplaced = new Set<string>()
  const blamed = problems.map((problem) => {
    const { at } = problem
    const owner = severityOf(problem.code) !== 'error' ? undefined : outside.get(formatPath(at.path))
    if (owner === undefined) return problem
    misplaced.add(formatPath(owner))
    return notInside(at.path, owner)
  })
  return blamed.filter(({ code, at, keys = [] }) => {
    return (
      code !== 'missing-key' ||
      !(misplaced.has(formatPath(at.path)) || keys.some((key) => isInside(key, at.path)))
    )
  })

  /** Whether the key stands one level too deep, where it is not known. */
  function isInside(key: string, owner: Path): boolean {
    return problems.some(({ code, at: { path } }) => {
      const isBelow = owner.every((step, index) => path[index] === step)
      return code === 'unknown-key' && path.at(-1) === key && isBelow && path.length === owner.length + 2
    })
  }
}

/** The groups around a group; around an item of a list the group that has the list. */
function parentsOf(path: Path): readonly Path[] {
  return typeof path.at(-1) === 'number' ? [path.slice(0, -2)] : [path.slice(0, -1)]
}

function notInside(path: Path, owner: Path): Problem {
  const key = String(path.at(-1))
  const name = formatPath(owner.slice(-1))
  return {
    code: 'misplaced-key',
    at: { path, part: 'key' },
    message: `\`${key}\` stands beside \`${typeof owner.at(-1) === 'number' ? formatPath(owner.slice(-2)) : name}\`, which lacks it.`,
    hint: 'Add two spaces before it if it belongs there.',
    related: { message: 'It is missing', at: { path: owner, part: 'key' } },
  }
}
