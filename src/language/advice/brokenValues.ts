import type { ProblemCode } from '../messages/problemKinds.ts'
import { keysOf, type Path, type Plain, valueAtPath } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'

interface Step {
  readonly next: Map<string | number, Step>
  /** The value here and everything below it are unusable. */
  isBroken: boolean
  /** The value here has a mistake. */
  isWrong: boolean
  /** The value here is a group in which a key is missing or misspelled. */
  isIncomplete: boolean
}

/** Kinds of problems that make a value or a group unusable. Each stands before the kinds that it can cause. */
export const breakingKinds: readonly ProblemCode[] = [
  'too-deep',
  'unknown-key',
  'yaml-syntax',
  'tag',
  'merge-key',
  'unknown-alias',
  'comma-in-text',
  'duplicate-key',
  'no-value',
  'misplaced-key',
  'bad-path',
  'duplicate-path',
  'missing-key',
  'rewritten-number',
  'wrong-type',
  'unknown-parameter',
  'unknown-collection',
  'bad-date',
]
/** Of these, kinds about the keys of a group. The value at their place can be fine. */
const aboutGroups: ReadonlySet<ProblemCode> = new Set(['duplicate-key', 'duplicate-path', 'missing-key'])
/** Depth at which a too deeply nested value counts as broken. No valid value has more levels. */
const deepest = 5

/** Collects the values that problems report as broken, and tells whether a path leads to one of them. */
export function createBrokenValues(site: Plain | undefined) {
  const root = createStep()
  const misplacedKeys = new Set<string | number>()
  return {
    add,
    /** Whether the value at a path is unusable or part of an unusable one. */
    contains: (path: Path): boolean => path.length > 0 && leadsToBroken(root, path, 0, ({ isBroken }) => isBroken),
    /** Whether a path leads to or through a broken value, or to a key that may be missing because of a mistake. */
    breaks: (read: Path): boolean =>
      leadsToBroken(root, read, 0, ({ isBroken, isWrong }) => isBroken || isWrong) ||
      read.some((key) => misplacedKeys.has(key)),
  }

  function add({ code, at, keys = [], meant = [], spoils = [] }: RawDiagnostic): void {
    const { path } = at
    const parent = path.slice(0, -1)
    const isBreaking = breakingKinds.includes(code) && !aboutGroups.has(code)
    if (isBreaking) stepTo(code === 'too-deep' ? nestingValue(path) : path).isBroken = true
    else if ('part' in at && at.part === 'value') stepTo(path).isWrong = true
    if (code === 'missing-key') for (const key of keys) stepTo([...groupOf(path), key]).isBroken = true
    // What a block without a type contains is unknown, and shared content that lacks a key may be another group.
    const isUnclear = keys.includes('type') || path[0] === 'content'
    if (code === 'missing-key' && isUnclear) stepTo(groupOf(path)).isIncomplete = true
    for (const value of spoils) stepTo(value).isWrong = true
    for (const key of meant) stepTo([...parent, key]).isBroken = true
    if (meant.includes('*')) stepTo(parent).isIncomplete = true
    if (code === 'duplicate-key') {
      stepTo(parent).isIncomplete = true
      // Only one of the two sections is read.
      if (path.length === 1) stepTo(path).isIncomplete = true
    }
    if (code === 'merge-key') stepTo(parent).isIncomplete = true
    if (code === 'misplaced-key') misplacedKeys.add(path.at(-1) ?? '')
    // The group lacks the keys that `from` should have supplied.
    if (path.at(-1) === 'from' && isBreaking) stepTo(parent).isIncomplete = true
  }

  function stepTo(path: Path): Step {
    return path.reduce((step, key) => {
      const next = step.next.get(key) ?? createStep()
      step.next.set(key, next)
      return next
    }, root)
  }

  function leadsToBroken(step: Step, read: Path, depth: number, isEnd: (step: Step) => boolean): boolean {
    if (isEnd(step)) return true
    const [key, after] = read.slice(depth, depth + 2)
    if (key === undefined) return false
    const here = read.slice(0, depth)
    if ((step.isIncomplete || isAllBroken(step, here)) && isAbsent([...here, key])) return true
    if (key === '**') return hasBelow(step, after, isEnd)
    const next = step.next.get(key)
    const nexts = key === '*' ? [...step.next.values()] : next === undefined ? [] : [next]
    return nexts.some((next) => leadsToBroken(next, read, depth + 1, isEnd))
  }

  /** Whether a group has entries, but none that is usable: one of them may be what is looked up. */
  function isAllBroken(step: Step, path: Path): boolean {
    const keys = step.next.size === 0 ? [] : keysOf(valueAtPath(site, path))
    return keys.length > 0 && keys.every((key) => step.next.get(key)?.isBroken === true)
  }

  function isAbsent(path: Path): boolean {
    return path.includes('*') || path.includes('**') || valueAtPath(site, path) === undefined
  }
}

/** Path of the value that is nested too deeply: the value of a key, if that consists of lists in lists. */
export function nestingValue(path: Path): Path {
  const key = path.findLastIndex((step) => typeof step === 'string')
  const isNestedList = path.length > key + 2
  return path.slice(0, isNestedList ? Math.min(key + 1, deepest) : deepest)
}

/** Paths of the keys that a problem didn't find. Keys that `from` doesn't supply are missing in its group. */
export function readsOf({
  code,
  at: { path },
  keys = [],
  reads = [],
  pieces = [],
  sharedCause,
}: RawDiagnostic): readonly Path[] {
  const groups =
    code === 'missing-key' ? [groupOf(path), ...(sharedCause === undefined ? [] : [sharedCause.at.path])] : []
  return [...reads, ...pieces, ...groups.flatMap((group) => keys.map((key) => [...group, key]))]
}

function groupOf(path: Path): Path {
  return path.at(-1) === 'from' ? path.slice(0, -1) : path
}

/**
 * Whether a key is broken at any depth, or an item of a list that may have contained it; without a key, whether anything
 * is.
 */
function hasBelow(step: Step, key: string | number | undefined, isEnd: (step: Step) => boolean): boolean {
  return [...step.next].some(([name, next]) => {
    const isMeant = isEnd(next) && (key === undefined || name === key)
    const mayContain = next.isIncomplete || (next.isBroken && typeof name === 'number')
    return isMeant || mayContain || hasBelow(next, key, isEnd)
  })
}

function createStep(): Step {
  return { next: new Map(), isBroken: false, isWrong: false, isIncomplete: false }
}
