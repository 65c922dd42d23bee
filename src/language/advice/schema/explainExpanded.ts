import type { ErrorObject } from 'ajv'
import { hint } from '../../messages/hint.ts'
import {
  counterparts,
  formatPath,
  isPlainObject,
  keysOf,
  type Path,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../../plain.ts'
import type { RawDiagnostic } from '../../rawDiagnostic.ts'
import type { Origin, Origins } from '../../references/createOrigins.ts'
import { isReference, namedSections, type ResolverOptions } from '../../references/resolverState.ts'
import type { SchemaTree } from '../../schema/schemaNodes.ts'
import { collectionRules, emptyList } from '../kinds/collections.ts'
import { explainErrors } from './explainErrors.ts'

/** What ajv says about a page or dialog after shared content was inserted. */
export interface ExpandedErrors {
  readonly errors: readonly ErrorObject[]
  readonly value: PlainObject
  /** Its path in the site file. */
  readonly path: Path
  /** Where its values were written. A result with errors isn't cached, so they need not be plain data. */
  readonly origins: Origins
  readonly parameters: ResolverOptions['parameters']
}

/** Explains the errors of an expanded page where its values were written. */
export function explainExpanded(data: ExpandedErrors, site: PlainObject, tree: SchemaTree): readonly RawDiagnostic[] {
  const { errors, value } = data
  // A key that was inserted stands beside those of its own group, not of the group that uses it.
  const keysBeside = (key: Path) => {
    const { path } = placeOf('unknown-key', key, data, site)
    return keysOf(valueAtPath(site, path.slice(0, -1)))
  }
  return explainErrors(errors, value, tree, keysBeside)
    .filter((problem) => !isUnresolved(problem, value, tree))
    .flatMap((problem) => placeProblem(problem, data, site) ?? [])
}

function placeProblem(found: RawDiagnostic, data: ExpandedErrors, site: PlainObject): RawDiagnostic | undefined {
  const { code, keys, at } = found
  const { path, usedAt } = placeOf(code, at.path, data, site)
  const reads = found.reads?.map((read) => [...path, ...read.slice(at.path.length)])
  const problem = { ...found, ...(reads !== undefined && { reads }) }
  const from = code === 'missing-key' ? valueAt(valueAtPath(site, path), 'from') : undefined
  // A block's type can't come from `from`, so its absence was reported when the page was read.
  if (from !== undefined && keys?.includes('type')) return undefined
  // An item of a list has the path of its entry's page.
  if (code === 'missing-key' && keys?.includes('path') && path[0] === 'content' && usedAt?.at(-1) === 'in') {
    const place = { path: usedAt, part: 'value' } as const
    const collection = String(valueAtPath(site, usedAt))
    return {
      code: 'no-entry-page',
      at: place,
      ...collectionRules['no-entry-page']({ collection }, { at: place, site }),
    }
  }
  if (typeof from !== 'string')
    return { ...problem, at: { ...at, path }, usedAt, ...(code === 'too-few' && emptyList(path, site)) }
  const owners = [...contentOf(data, at.path), ...namedBy(from, data)]
  const owner = owners.find((content) => lacksWhatOthersHave(site, content, keys))
  if (owner !== undefined) return { ...problem, at: { path: owner, part: 'key' }, usedAt: [...path, 'from'] }
  const [content] = owners
  return {
    ...problem,
    at: { path: [...path, 'from'], part: 'value' },
    hint: `\`${from}\` does not have it either: add it there or here.`,
    usedAt,
    ...(content !== undefined && { sharedCause: { at: { path: content, part: 'key' }, ...hint(problem.hint) } }),
  }
}

/** Where to report a problem. An inserted value was written elsewhere; an unknown key can be in either place. */
function placeOf(code: RawDiagnostic['code'], keys: Path, data: ExpandedErrors, site: PlainObject): Origin {
  const { value, path, origins } = data
  const origin = origins.trace(value, path, keys)
  const last = keys.at(-1)
  if (code !== 'unknown-key' || last === undefined || origin.usedAt === undefined) return origin
  const group = keys.slice(0, -1)
  const owners = [origins.trace(value, path, group).path, ...contentOf(data, group)]
  const owner = owners.find((path) => valueAt(valueAtPath(site, path), last) !== undefined)
  return owner === undefined ? origin : { path: [...owner, last], usedAt: origin.usedAt }
}

/**
 * Whether a problem says only that a group still has its `from`, or lacks what that should have supplied. Why it
 * couldn't be resolved has been reported.
 */
function isUnresolved({ code, at }: RawDiagnostic, value: PlainObject, tree: SchemaTree): boolean {
  const isLeft = code === 'unknown-key' && at.path.at(-1) === 'from'
  if (!isLeft && code !== 'missing-key') return false
  const group = isLeft ? at.path.slice(0, -1) : at.path
  const from = valueAtPath(value, [...group, 'from'])
  return typeof from === 'string' && isReference(tree, from, group)
}

/** The shared content that supplied fields of a group; the one that supplied the most comes first. */
function contentOf({ value, path, origins }: ExpandedErrors, keys: Path): readonly Path[] {
  const owners = keysOf(valueAtPath(value, keys))
    .map((field) => origins.trace(value, path, [...keys, field]).path.slice(0, -1))
    .filter(([section]) => section === 'content')
  const counts = new Map<string, number>()
  for (const owner of owners) counts.set(formatPath(owner), (counts.get(formatPath(owner)) ?? 0) + 1)
  const unique = new Map(owners.map((owner) => [formatPath(owner), owner]))
  return [...unique].sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).map(([, owner]) => owner)
}

/** Path of the group that `from` names, unless it contains a placeholder. */
function namedBy(from: string, { parameters }: ExpandedErrors): readonly Path[] {
  const [first = '', ...keys] = from.split('.')
  const start = parameters.get(first)?.entry ?? [...(namedSections.includes(first) ? [] : ['content']), first]
  return /^[\w.-]+$/.test(from) ? [[...start, ...keys]] : []
}

/** Whether at least half of a piece of content's counterparts in other entries have the keys that it lacks. */
function lacksWhatOthersHave(site: PlainObject, owner: Path, keys: readonly string[] = []): boolean {
  const own = valueAtPath(site, owner)
  if (!isPlainObject(own) || keys.some((key) => Object.hasOwn(own, key))) return false
  return counterparts(site, owner, 2).some((entries) => {
    const others = entries.filter((other) => other !== undefined)
    const having = others.filter((other) => keys.every((key) => valueAt(other, key) !== undefined))
    return having.length > 0 && having.length * 2 >= others.length
  })
}
