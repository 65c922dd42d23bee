import type { Report } from '../fact.ts'
import { hint } from '../messages/hint.ts'
import {
  counterparts,
  formatPath,
  isPlainObject,
  isWithin,
  keysOf,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { type Anchor, collectAnchors } from '../references/collectAnchors.ts'
import type { Origin, Origins } from '../references/createOrigins.ts'
import { createResolver } from '../references/createResolver.ts'
import { isReference, type ResolverOptions } from '../references/resolverState.ts'
import type { Validator } from '../schema/createValidator.ts'
import type { Recording } from './effects.ts'

export interface ExpandOptions extends Recording, Omit<ResolverOptions, 'keysWithOwnFrom' | 'onRead' | 'onUse'> {
  readonly validator: Validator
}

/** A page or dialog after `from:` and placeholders were replaced by shared content. */
export interface Expanded {
  readonly value: PlainObject
  readonly path: Path
  readonly anchors: ReadonlySet<string>
  readonly dependsOnParameters: boolean
  /** Where its values were written. */
  readonly origins: Origins
}

/** Keys of a page in which nothing is replaced. */
const literalKeys = new Set(['path', 'params'])

/**
 * Inserts shared content into a page or dialog, and validates the result again.
 *
 * @param definition Name of the schema's definition: Page or Dialog.
 */
export function expandPage(
  definition: 'Page' | 'Dialog',
  page: PlainObject,
  path: Path,
  options: ExpandOptions,
): Expanded {
  const { site, origins, validator, report } = options
  const resolver = createPageResolver(options)
  const literal = Object.entries(page).filter(([key]) => literalKeys.has(key))
  const written = Object.fromEntries(Object.entries(page).filter(([key]) => !literalKeys.has(key)))
  const resolved = resolver.resolve(written, path) as PlainObject
  // If nothing was inserted, it is the same object, which has been validated already.
  const value = resolved === written ? page : withKeys(resolved, literal, origins)
  if (value !== page) validateAgain()
  reportDuplicateIds(value, path, origins, report)
  return {
    value,
    path,
    anchors: new Set(collectAnchors(value.blocks).map(({ id }) => id)),
    dependsOnParameters: resolver.dependsOnParameters(),
    origins,
  }

  /** Where to report a problem. An inserted value was written elsewhere; an unknown key can be in either place. */
  function placeOf({ code, at }: Pick<RawDiagnostic, 'code' | 'at'>): Origin {
    const origin = origins.trace(value, path, at.path)
    const last = at.path.at(-1)
    if (code !== 'unknown-key' || last === undefined || origin.usedAt === undefined) return origin
    const parent = origins.trace(value, path, at.path.slice(0, -1))
    const owners = [parent.path, ...contentOf(value, path, at.path.slice(0, -1), origins)]
    const owner = owners.find((group) => valueAt(valueAtPath(site, group), last) !== undefined)
    return owner === undefined ? origin : { path: [...owner, last], usedAt: origin.usedAt }
  }

  /** A key that was inserted stands beside those of its own group, not of the group that uses it. */
  function keysBeside(key: Path): readonly string[] {
    const { path } = placeOf({ code: 'unknown-key', at: { path: key, part: 'key' } })
    return keysOf(valueAtPath(site, path.slice(0, -1)))
  }

  /**
   * Whether a problem says only that a group still has its `from`, or lacks what that should have supplied. Why it
   * couldn't be resolved has been reported.
   */
  function isUnresolved({ code, at }: RawDiagnostic): boolean {
    const isLeft = code === 'unknown-key' && at.path.at(-1) === 'from'
    if (!isLeft && code !== 'missing-key') return false
    const group = isLeft ? at.path.slice(0, -1) : at.path
    const from = valueAtPath(value, [...group, 'from'])
    return typeof from === 'string' && isReference(validator.tree, from, group)
  }

  function validateAgain(): void {
    for (const found of validator.validateDefinition(definition, value, keysBeside)) {
      if (isUnresolved(found)) continue
      const origin = placeOf(found)
      const reads = found.reads?.map((read) => [...origin.path, ...read.slice(found.at.path.length)])
      const problem = { ...found, ...(reads !== undefined && { reads }) }
      const { usedAt } = origin
      const written = valueAtPath(site, origin.path)
      const owners = [...contentOf(value, path, problem.at.path, origins), ...namedBy(valueAt(written, 'from'))]
      const owner = owners.find((content) => lacksWhatOthersHave(site, content, problem.keys))
      const from = problem.code === 'missing-key' ? valueAt(written, 'from') : undefined
      // A block's type can't come from `from`, so its absence was reported when the page was read.
      if (from !== undefined && problem.keys?.includes('type')) continue
      if (typeof from !== 'string') report({ ...problem, at: { ...problem.at, path: origin.path }, usedAt })
      else if (owner !== undefined) {
        const usedAt = [...origin.path, 'from']
        report({ ...problem, at: { path: owner, part: 'key' }, usedAt })
      } else {
        const [content] = owners
        report({
          ...problem,
          at: { path: [...origin.path, 'from'], part: 'value' },
          hint: `\`${from}\` does not have it either: add it there or here.`,
          usedAt,
          ...(content !== undefined && {
            sharedCause: { at: { path: content, part: 'key' }, ...hint(problem.hint) },
          }),
        })
      }
    }
  }
}

/** A resolver that records what the page depends on, and what it uses. */
function createPageResolver(options: ExpandOptions) {
  const { parameters, validator, references, perform } = options
  // The page of a collection's entry depends on the whole entry, and every entry counts as used.
  const entries = [...parameters.values()].flatMap(({ entry }) => (entry ? [entry] : []))
  const entryAround = (path: Path) => entries.find((entry) => isWithin(path, entry))
  return createResolver({
    ...options,
    keysWithOwnFrom: validator.tree.keysWithOwnFrom,
    onRead: (path) => references.value(entryAround(path) ?? path),
    onUse: (path) => {
      if (entryAround(path) === undefined) perform({ kind: 'use', path })
    },
  })
}

/** The shared content that supplied fields of a group; the one that supplied the most comes first. */
function contentOf(page: PlainObject, path: Path, keys: Path, origins: Origins): readonly Path[] {
  const owners = keysOf(valueAtPath(page, keys))
    .map((field) => origins.trace(page, path, [...keys, field]).path.slice(0, -1))
    .filter(([section]) => section === 'content')
  const counts = new Map<string, number>()
  for (const owner of owners) counts.set(formatPath(owner), (counts.get(formatPath(owner)) ?? 0) + 1)
  const unique = new Map(owners.map((owner) => [formatPath(owner), owner]))
  return [...unique].sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).map(([, owner]) => owner)
}

/** Path of the content that `from` names, unless it contains a placeholder. */
function namedBy(from: Plain | undefined): readonly Path[] {
  return typeof from === 'string' && /^[\w.-]+$/.test(from) ? [['content', ...from.split('.')]] : []
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

function withKeys(resolved: PlainObject, literal: readonly [string, Plain][], origins: Origins): PlainObject {
  const value: PlainObject = { ...resolved, ...Object.fromEntries(literal) }
  for (const key of Object.keys(resolved)) {
    const origin = origins.child(resolved, key, { path: [] })
    if (origin.usedAt !== undefined) origins.set(value, key, origin)
  }
  return value
}

/** Reports duplicates. Anchors must be unique on the page, ids of other items only in their list. */
function reportDuplicateIds(page: PlainObject, path: Path, origins: Origins, report: Report): void {
  const seen = new Map<string, Anchor>()
  for (const anchor of collectAnchors(page.blocks)) {
    const { id, keys } = anchor
    const list = anchor.scope === 'page' ? '' : keys.slice(0, -2).join('.')
    const first = seen.get(`${list}#${id}`)
    if (first === undefined) {
      seen.set(`${list}#${id}`, anchor)
      continue
    }
    const here = origins.trace(page, path, keys)
    const there = origins.trace(page, path, first.keys)
    const where = list !== '' ? 'list' : path[0] === 'dialogs' ? 'dialog' : 'page'
    const article = anchor.owner === first.owner ? 'another' : first.owner === 'block' ? 'a' : 'an'
    report({
      code: 'duplicate-id',
      at: { path: here.path, part: 'value' },
      message: `The id \`${id}\` already belongs to ${article} ${first.owner} of this ${where}.`,
      hint: 'Give one of them another id.',
      related: { message: `The other ${first.owner} has it`, at: { path: there.path, part: 'value' } },
    })
  }
}

export function bodyOf(site: PlainObject, section: 'pages' | 'dialogs', name: string): PlainObject | undefined {
  const body = valueAt(site[section], name)
  return isPlainObject(body) ? body : undefined
}
