import { type ProblemCode, severityOf } from '../messages/problemKinds.ts'
import type { Span } from '../place.ts'
import { formatPath, type Path } from '../plain.ts'
import type { Problem } from '../problem.ts'

export interface LocatedProblem {
  readonly problem: Problem
  readonly span: Span
}

type Rule = (located: readonly LocatedProblem[]) => readonly LocatedProblem[]

/** One problem per mistake: what follows from a problem that is reported itself is left out. */
export function dropFollowUps(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  return rules.reduce((left, rule) => rule(left), located)
}

const rules: readonly Rule[] = [
  besideDuplicates,
  belowWrongReferences,
  ofWrongTypes,
  belowUnread,
  besideUnsafe,
  afterMisplaced,
  withoutEntries,
  belowUnknownKeys,
  besideUnknownKeys,
  missingOnce,
  withoutRoutes,
  withoutParams,
  besideWrongValues,
  aroundDepth,
  withoutIds,
  repeated,
  askedTogether,
]

const key = (path: Path): string => formatPath(path)

/** An unknown key is one mistake, whatever its value; an empty value is another. */
function belowUnknownKeys(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unknown = pathsOf(located, 'unknown-key')
  if (unknown.size === 0) return located
  return located.filter(({ problem: { code, at } }) => {
    if (code === 'unknown-key') return true
    return !at.path.some((_, index) => unknown.has(key(at.path.slice(0, index + 1))))
  })
}

const sectionCodes: Readonly<Record<string, readonly ProblemCode[]>> = {
  services: ['unknown-service'],
  checkout: ['unknown-checkout'],
  dialogs: ['unknown-dialog'],
  pages: ['unknown-page', 'unknown-anchor', 'no-not-found-page'],
}

/**
 * Of a name that is here twice, one was to be another: that other seems to be missing. Of a section that is here twice,
 * only one is read: what the other has seems to be missing.
 */
function besideDuplicates(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const groups = located.flatMap(({ problem: { code, at } }) => {
    if (code !== 'duplicate-key') return []
    return at.path.length === 1 ? [[], at.path] : [at.path.slice(0, -1)]
  })
  if (groups.length === 0) return located
  const hidden = new Set(groups.flatMap(([section]) => sectionCodes[String(section)] ?? []))
  return located.filter(({ problem: { code, related, at } }) => {
    if (hidden.has(code)) return false
    const owner = code === 'unknown-name' ? (related?.at.path ?? ['content']) : undefined
    const isMissing = code === 'missing-key' && groups.some((group) => key(group) === key(at.path))
    return !isMissing && (owner === undefined || !groups.some((group) => key(group) === key(owner)))
  })
}

const unreadCodes: readonly ProblemCode[] = ['tag', 'unknown-alias', 'no-value']

/** What is not read as it was meant does not fit, and lacks what is looked for in it. */
function belowUnread(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unread = new Set(unreadCodes.flatMap((code) => [...pathsOf(located, code)]))
  if (unread.size === 0) return located
  const isBelow = (path: Path): boolean => path.some((_, index) => unread.has(key(path.slice(0, index + 1))))
  return located.filter(({ problem: { code, at, related } }) => {
    if (unreadCodes.includes(code) || code === 'unknown-key' || code === 'misplaced-key') return true
    if (code === 'unknown-name' && related !== undefined) {
      const { path } = related.at
      if (isBelow(path) || unread.has(key([...path, 'from']))) return false
    }
    return !isBelow(at.path)
  })
}

/** A key that stands in the wrong place is missing in the right one, and seems to be an entry where it stands. */
function afterMisplaced(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const names = located.flatMap(({ problem: { code, at } }) =>
    code === 'misplaced-key' ? [at.path.at(-1)] : [],
  )
  if (names.length === 0) return located
  return located.filter(({ problem: { code, keys = [], message } }) => {
    if (code === 'unknown-name') return !keys.some((name) => names.includes(name))
    const isReference = code === 'unknown-checkout' || code === 'unknown-page'
    return (
      !isReference || !names.some((name) => message.includes(`\`${name}.`) || message.includes(`/${name}`))
    )
  })
}

/** While an entry of a section is no entry, nobody can say which names lead nowhere. */
function withoutEntries(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const hidden = new Set(
    located.flatMap(({ problem: { code, at } }) =>
      severityOf(code) === 'error' && entryCodes.includes(code) && at.path.length <= 3
        ? (sectionCodes[String(at.path[0])] ?? [])
        : [],
    ),
  )
  hidden.delete('unknown-page')
  return hidden.size === 0 ? located : located.filter(({ problem: { code } }) => !hidden.has(code))
}

const entryCodes: readonly ProblemCode[] = ['wrong-type', 'no-value', 'misplaced-key']

/** An address that has to go takes its odd characters along. */
function besideUnsafe(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const places = new Set([...pathsOf(located, 'unsafe-url'), ...pathsOf(located, 'unknown-page')])
  const isOdd = (code: ProblemCode): boolean => code === 'comma-in-text' || code === 'control-character'
  return located.filter(({ problem: { code, at } }) => !isOdd(code) || !places.has(key(at.path)))
}

/** What is no group of keys has no keys either. */
function belowWrongReferences(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const wrong = pathsOf(located, 'wrong-reference')
  if (wrong.size === 0) return located
  return located.filter(
    ({ problem: { code, related } }) => code !== 'unknown-name' || !wrong.has(key(related?.at.path ?? [])),
  )
}

/** What is of the wrong kind can't be part of a text either. */
function ofWrongTypes(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const wrong = pathsOf(located, 'wrong-type')
  return located.filter(({ problem: { code, source } }) => {
    return code !== 'wrong-reference' || source === undefined || !wrong.has(key(source))
  })
}

/** A key that belongs to another is out of place only where the other is not just misspelt. */
function besideUnknownKeys(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const owners = new Set(
    located
      .filter(({ problem }) => problem.code === 'unknown-key')
      .map(({ problem }) => key(problem.at.path.slice(0, -1))),
  )
  return located.filter(({ problem: { code, at } }) => {
    return code !== 'misplaced-key' || !owners.has(key(at.path.slice(0, -1)))
  })
}

/**
 * A name that leads to a key which is missing there, or which only seems to be: it has lost its colon, or is
 * called something else.
 */
function missingOnce(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unread = pathsOf(located, 'yaml-syntax')
  const renamed = new Set(
    located.flatMap(({ problem: { meant = [], at } }) => {
      return meant.map((name) => key([...at.path.slice(0, -1), name]))
    }),
  )
  const missing = new Set([
    ...unread,
    ...located.flatMap(({ problem: { code, keys = [], at } }) => {
      return code === 'missing-key' ? keys.map((name) => key([...at.path, name])) : []
    }),
    ...renamed,
  ])
  return located.filter(({ problem: { code, keys = [], related, at } }) => {
    const isThere = (name: string) =>
      unread.has(key([...at.path, name])) || renamed.has(key([...at.path, name]))
    if (code === 'missing-key' && keys.some(isThere)) return false
    // What `from` does not bring either.
    if (code === 'missing-key' && at.path.at(-1) === 'from')
      return !keys.every((name) => missing.has(key([...at.path.slice(0, -1), name])))
    if (code !== 'unknown-name') return true
    return !keys.some((name) => missing.has(key([...(related?.at.path ?? []), name])))
  })
}

/** While the path of a page is unknown, nobody can say which links lead nowhere. */
function withoutRoutes(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const hidden = new Set<ProblemCode>()
  for (const { problem } of located) {
    if (hidesRoute(problem)) hidden.add('unknown-page').add('no-not-found-page')
    if (hidesBlocks(problem)) hidden.add('unknown-anchor')
  }
  return hidden.size === 0 ? located : located.filter(({ problem: { code } }) => !hidden.has(code))
}

/** While the blocks of a page are unknown, so are their ids. */
function hidesBlocks({ code, keys = [], hint, at: { path } }: Problem): boolean {
  if (path[0] !== 'pages') return false
  if (code === 'unknown-key' && hint === 'Did you mean `id`?') return true
  if (path.at(-1) === 'id' && (code === 'wrong-type' || code === 'no-value')) return true
  if (path.at(-1) === 'blocks' && (code === 'wrong-type' || code === 'no-value')) return true
  if (path.length === 2) return code === 'missing-key' && keys.includes('blocks')
  return path.length === 3 && (code === 'unknown-key' || path[2] === 'blocks')
}

function hidesRoute({ code, at: { path } }: Problem): boolean {
  if (path.length === 0 && code === 'missing-key') return true
  if (path[0] !== 'pages' || severityOf(code) !== 'error' || code === 'unknown-page') return false
  if (path.length === 2) return code === 'missing-key' || code === 'wrong-type' || code === 'misplaced-key'
  return path[2] === 'path' || path[2] === 'params' || (path.length === 3 && code === 'unknown-key')
}

/** A parameter seems to have no entry where `params` itself is misspelt or of the wrong kind. */
function withoutParams(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const unread = new Set(
    located.flatMap(({ problem: { code, at } }) => {
      const [section, page, name] = at.path
      const isParams = name === 'params' && code !== 'unknown-parameter'
      const isPageKey = at.path.length === 3 && code === 'unknown-key'
      return section === 'pages' && (isParams || isPageKey) ? [page] : []
    }),
  )
  return located.filter(({ problem: { code, at } }) => {
    return code !== 'unknown-parameter' || at.path[2] !== 'path' || !unread.has(at.path[1])
  })
}

/** While the values of a parameter are wrong, nobody can say what is one of them. */
function besideWrongValues(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const wrong = pathsOf(located, 'wrong-type')
  return located.filter(({ problem: { code, at } }) => {
    return code !== 'unknown-value' || !wrong.has(key([...at.path.slice(0, 4), 'in']))
  })
}

/** What is nested too deep does not fit for other reasons as well. */
function aroundDepth(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const deep = located.filter(({ problem }) => problem.code === 'too-deep')
  if (deep.length === 0) return located
  const [first] = deep
  return located.filter((entry) => {
    if (entry.problem.code === 'too-deep') return entry === first
    return !deep.some(({ problem: { at } }) => {
      return isWithin(at.path, entry.problem.at.path) || isWithin(entry.problem.at.path, at.path)
    })
  })
}

function isWithin(path: Path, parent: Path): boolean {
  return parent.length > 0 && parent.every((step, index) => path[index] === step)
}

/** The same again at the same place, as content shows itself on several pages. */
function repeated(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const seen = new Set<string>()
  return located.filter(({ problem: { code, message }, span }) => {
    // Warnings about the site as a whole share a place.
    const what = severityOf(code) !== 'error' ? message : (sameMistake.get(code) ?? code)
    const mark = `${what} ${span.start}`
    const isNew = !seen.has(mark)
    seen.add(mark)
    return isNew
  })
}

/** While a block has lost its id, nobody can say which links lead nowhere. */
function withoutIds(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const isLost = located.some(({ problem: { code, keys = [], at } }) => {
    return code === 'missing-key' && keys.includes('id') && at.path[0] === 'pages'
  })
  return isLost ? located.filter(({ problem }) => problem.code !== 'unknown-anchor') : located
}

const asking: ReadonlySet<ProblemCode> = new Set([
  'unknown-name',
  'unknown-dialog',
  'unknown-anchor',
  'unknown-page',
  'unknown-service',
  'unknown-checkout',
])

/** What several places ask for in vain, and nothing is near to, is missing once: the first of them says so. */
function askedTogether(located: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const groups = new Map<string, LocatedProblem[]>()
  for (const entry of located) {
    const { code, nearest, fix } = entry.problem
    if (!asking.has(code) || nearest !== undefined || fix !== undefined) continue
    const mark = askedFor(entry.problem)
    const group = groups.get(mark)
    if (group === undefined) groups.set(mark, [entry])
    else group.push(entry)
  }
  const told = new Map([...groups.values()].flatMap(toldByFirst))
  return located.flatMap((entry) => told.get(entry) ?? [entry])
}

/** For each of a group of places what is left of it: the first one speaks for all. */
function toldByFirst(
  group: readonly LocatedProblem[],
): readonly [LocatedProblem, readonly LocatedProblem[]][] {
  const [first, next, ...others] = group.toSorted((a, b) => a.span.start - b.span.start)
  if (first === undefined || next === undefined) return []
  const { problem } = first
  const { related = { message: 'The next is', at: { ...next.problem.at, span: next.span } } } = problem
  const message = `${problem.message} ${group.length} places ask for it.`
  return [
    [first, [{ ...first, problem: { ...problem, message, related } }]],
    ...[next, ...others].map((other): [LocatedProblem, readonly LocatedProblem[]] => [other, []]),
  ]
}

/** What is missing: a key of a group of shared content, an anchor of a page, or else what the message says. */
function askedFor({ code, message, at, keys = [], related }: Problem): string {
  if (code === 'unknown-name' && related !== undefined) return `${key(related.at.path)}: ${keys.join(' ')}`
  return code === 'unknown-anchor' ? `${key(at.path.slice(0, 2))}: ${message}` : message
}

/** Two ways to see one mistake. */
const sameMistake: ReadonlyMap<ProblemCode, ProblemCode> = new Map([
  ['rewritten-number', 'wrong-type'],
  ['wrong-reference', 'wrong-type'],
])

function pathsOf(located: readonly LocatedProblem[], code: ProblemCode): ReadonlySet<string> {
  return new Set(
    located.filter(({ problem }) => problem.code === code).map(({ problem }) => key(problem.at.path)),
  )
}
