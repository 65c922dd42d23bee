import { formatPath, type Path } from './plain.ts'
import type { Problem } from './problem.ts'

/** Where several texts of a page look for fields of a parameter whose values are mere texts, those values are wrong. */
export function blameParameter(problems: readonly Problem[]): readonly Problem[] {
  const uses = new Map<string, Problem[]>()
  for (const problem of problems) {
    const path = valuesPath(problem)
    if (path !== undefined) uses.set(formatPath(path), [...(uses.get(formatPath(path)) ?? []), problem])
  }
  const isBlamed = (problem: Problem): boolean =>
    (uses.get(formatPath(valuesPath(problem) ?? []))?.length ?? 0) > 1
  const blamed = [...uses.values()].flatMap(([first, ...others]) =>
    first !== undefined && others.length > 0 ? [wrongValues(first)] : [],
  )
  return blamed.length === 0 ? problems : [...problems.filter((problem) => !isBlamed(problem)), ...blamed]
}

function wrongValues(use: Problem): Problem {
  const { parameter, at } = use
  return {
    code: 'wrong-type',
    at: { path: valuesPath(use) ?? [], part: 'value' },
    message: `The values of \`${parameter}\` are texts without fields, and this page shows fields of it.`,
    hint: 'Name a collection under `content` here.',
    related: { message: `A field of \`${parameter}\` is asked for`, at },
  }
}

/** Place of the values of the parameter that a problem is about. */
function valuesPath({ parameter, at: { path } }: Problem): Path | undefined {
  const [section, page] = path
  if (parameter === undefined || section !== 'pages' || page === undefined) return undefined
  return [section, page, 'params', parameter, 'in']
}
