import { formatPath, isPlainObject, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { Problem } from '../problem.ts'
import { foundWords } from '../schema/words.ts'

/** A value that can't be what several places take it for, and what to say about it. */
interface UnfitValue {
  readonly path: Path
  readonly message: string
  readonly hint?: string
  readonly asked: string
}

/**
 * Where several places take one value for what it is not, that value is wrong: content that is no group of keys, or no
 * text, or values of a parameter that are mere texts.
 */
export function blameValues(problems: readonly Problem[], site: Plain | undefined): readonly Problem[] {
  const uses = new Map<string, { readonly value: UnfitValue; readonly problems: Problem[] }>()
  for (const problem of problems) {
    const value = valuesOfParameter(problem) ?? group(problem, site) ?? text(problem)
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
  readonly value: UnfitValue
  readonly problems: readonly Problem[]
}): Problem {
  return {
    code: 'wrong-type',
    at: { path, part: 'value' },
    message,
    ...(hint !== undefined && { hint }),
    ...(first !== undefined && { related: { message: `\`${asked}\` is asked for`, at: first.at } }),
  }
}

function valuesOfParameter({ parameter, at: { path }, name }: Problem): UnfitValue | undefined {
  const [section, page] = path
  if (parameter === undefined || section !== 'pages' || page === undefined) return undefined
  return {
    path: [section, page, 'params', parameter, 'in'],
    message: `The values of \`${parameter}\` are texts without fields, and this page shows fields of it.`,
    hint: 'Name a collection under `content` here.',
    asked: name ?? parameter,
  }
}

function group({ code, related, name }: Problem, site: Plain | undefined): UnfitValue | undefined {
  const { path } = related?.at ?? {}
  if (code !== 'unknown-name' || name === undefined || path === undefined || path[0] !== 'content')
    return undefined
  const value = valueAtPath(site, path)
  if (value === undefined || isPlainObject(value)) return undefined
  return {
    path,
    message: `\`${path.at(-1)}\` must be a group of keys, but it is ${foundWords(value)}.`,
    hint: `Several places ask for what is in it: \`${name}\`.`,
    asked: name,
  }
}

function text({ code, source, name }: Problem): UnfitValue | undefined {
  if (code !== 'wrong-reference' || source === undefined || name === undefined || source[0] !== 'content')
    return undefined
  return {
    path: source,
    message: `\`${source.at(-1)}\` is part of several texts, so it must be a text or a number, but it is a group of keys.`,
    asked: name,
  }
}
