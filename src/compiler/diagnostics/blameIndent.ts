import { severityOf } from '../messages/problemKinds.ts'
import { formatPath, isPlainObject, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { Problem } from '../problem.ts'

/**
 * A key that is missing in one group and does not fit in the group around it, or inside it, stands in the
 * wrong column: one mistake, at the key.
 */
export function blameIndent(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  return blameMissing(blameNames(problems, site))
}

/** The same where nothing is unknown: in shared content, and where a text has swallowed the key. */
export function blameShifts(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  return blameContentIndent(blameSwallowed(problems, site), site)
}

/** In shared content, which has no unknown keys: what a block looks for in a group stands beside the group. */
function blameContentIndent(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  return problems.map((problem) => {
    const { code, at, keys = [] } = problem
    if (code !== 'missing-key' || at.path[0] !== 'content' || at.path.length < 3) return problem
    const beside = keys.map((key) => [...at.path.slice(0, -1), key])
    const found = beside.find((path) => valueAtPath(site, path) !== undefined)
    return found === undefined ? problem : notInside(found, at.path)
  })
}

/** A key that is missing in a group, and that a text of the group has swallowed: it stands too far to the right. */
function blameSwallowed(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  return problems.map((problem) => {
    const { code, at, keys = [] } = problem
    const group = code === 'missing-key' ? valueAtPath(site, at.path) : undefined
    if (!isPlainObject(group)) return problem
    for (const key of keys) {
      const inside = new RegExp(`(?:^|\\s)${key.replace(/[^\w-]/g, '\\$&')}:(?:\\s|$)`)
      const [name] =
        Object.entries(group).find(([, text]) => typeof text === 'string' && inside.test(text)) ?? []
      if (name !== undefined) return swallowed(key, [...at.path, name])
    }
    return problem
  })
}

function swallowed(key: string, path: Path): Problem {
  const name = String(path.at(-1))
  return {
    code: 'misplaced-key',
    at: { path, part: 'value', piece: `${key}:` },
    message: `\`${key}\` stands inside the text of \`${name}\`.`,
    hint: `Move it to the left, to the column of \`${name}\`.`,
  }
}

/** A name that is looked for in a group of shared content, and stands beside that group. */
function blameNames(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  const outside = new Map<string, Problem>()
  for (const { code, keys = [], related } of problems) {
    const owner = related?.at.path ?? []
    const path = [...owner.slice(0, -1), keys[0] ?? '']
    const isBeside = owner.length > 0 && keys[0] !== undefined && valueAtPath(site, path) !== undefined
    if (code === 'unknown-name' && isBeside) outside.set(formatPath(owner), notInside(path, owner))
  }
  if (outside.size === 0) return problems
  const found = new Set([...outside.values()].map(({ at }) => formatPath(at.path)))
  return problems
    .filter(({ code, at }) => code !== 'unknown-key' || !found.has(formatPath(at.path)))
    .map((problem) => {
      const { code, related } = problem
      return (code === 'unknown-name' && outside.get(formatPath(related?.at.path ?? []))) || problem
    })
}

function blameMissing(problems: readonly Problem[]): readonly Problem[] {
  const missing = problems.filter(({ code }) => code === 'missing-key')
  if (missing.length === 0) return problems
  const outside = new Map(
    missing.flatMap(({ at, keys = [] }) => {
      return parentsOf(at.path).flatMap((parent) =>
        keys
          .map((key) => [...parent, key])
          // What lacks a key can't be that key, one level further out.
          .filter((path) => formatPath(path) !== formatPath(at.path))
          .map((path) => [formatPath(path), at.path] as const),
      )
    }),
  )
  const misplaced = new Set<string>()
  const found: Path[] = []
  const blamed = problems.map((problem) => {
    const { at } = problem
    const owner = severityOf(problem.code) !== 'error' ? undefined : outside.get(formatPath(at.path))
    if (owner === undefined) return problem
    misplaced.add(formatPath(owner))
    found.push(at.path)
    return notInside(at.path, owner)
  })
  return blamed.filter(({ code, at, related, keys = [] }) => {
    if (code === 'unknown-name' && found.some((path) => isIn(related?.at.path, path.slice(0, -1))))
      return false
    if (code !== 'misplaced-key' && found.some((path) => isIn(at.path, path))) return false
    return (
      code !== 'missing-key' ||
      !(misplaced.has(formatPath(at.path)) || keys.some((key) => isInside(key, at.path)))
    )
  })

  /** Whether the key stands one level too deep, where it is not known. */
  function isInside(key: string, owner: Path): boolean {
    return problems.some(({ code, at: { path } }) => {
      return (
        (code === 'unknown-key' || code === 'misplaced-key') &&
        path.at(-1) === key &&
        isIn(path, owner) &&
        path.length === owner.length + 2
      )
    })
  }
}

function isIn(path: Path | undefined, owner: Path): boolean {
  return path !== undefined && owner.every((step, index) => path[index] === step)
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
