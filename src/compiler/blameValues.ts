import { formatPath, isPlainObject, type Path, type Plain, valueAtPath } from './plain.ts'
import type { Problem } from './problem.ts'
import { foundWords } from './validate/words.ts'

/** A value without fields, and what to say about it. */
interface FieldlessValue {
  readonly path: Path
  readonly message: string
  readonly hint: string
  readonly asked: string
}

/**
 * Where several places ask for fields of one value that has none, that value is wrong: content that is no group of keys,
 * or values of a parameter that are mere texts.
 */
export function blameValues(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  const uses = new Map<string, { readonly value: FieldlessValue; readonly problems: Problem[] }>()
  for (const problem of problems) {
    const value = valuesOfParameter(problem) ?? content(problem, site)
    if (value === undefined) continue
    const known = uses.get(formatPath(value.path)) ?? { value, problems: [] }
    known.problems.push(problem)
    uses.set(formatPath(value.path), known)
  }
  const several = [...uses.values()].filter((use) => use.problems.length > 1)
  if (several.length === 0) return problems
  const followUps = new Set(several.flatMap((use) => use.problems))
  return [...problems.filter((problem) => !followUps.has(problem)), ...several.map(wrongValue)]
}

function wrongValue({
  value: { path, message, hint, asked },
  problems: [first],
}: {
  readonly value: FieldlessValue
  readonly problems: readonly Problem[]
}): Problem {
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message,
    hint,
    ...(first !== undefined && { related: { message: `\`${asked}\` is asked for`, at: first.at } }),
  }
}

function valuesOfParameter({ parameter, at: { path }, name }: Problem): FieldlessValue | undefined {
  const [section, page] = path
  if (parameter === undefined || section !== 'pages' || page === undefined) return undefined
  return {
    path: [section, page, 'params', parameter, 'in'],
    message: `The values of \`${parameter}\` are texts without fields, and this page shows fields of it.`,
    hint: 'Name a collection under `content` here.',
    asked: name ?? parameter,
  }
}

function content({ code, related, name }: Problem, site: Plain | undefined): FieldlessValue | undefined {
  const { path } = related?.at ?? {}
  if (code !== 'unknown-name' || name === undefined || path === undefined || path[0] !== 'content')
    return undefined
  const value = valueAtPath(site, path)
  // What is taken from elsewhere can have any field.
  const from = isPlainObject(value) ? value.from : undefined
  if (value === undefined || typeof from === 'string' || (isPlainObject(value) && from === undefined))
    return undefined
  const isFrom = from !== undefined
  const key = isFrom ? 'from' : String(path.at(-1))
  return {
    path: isFrom ? [...path, 'from'] : path,
    message: isFrom
      ? `\`from\` must be a text, the name of a group of keys, but it is ${foundWords(from)}.`
      : `\`${key}\` must be a group of keys, but it is ${foundWords(value)}.`,
    hint: `Several places ask for what is in it: \`${name}\`.`,
    asked: name,
  }
}
