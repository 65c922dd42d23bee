import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject } from '../plain.ts'
import type { Origin } from './createOrigins.ts'
import { lookUp } from './lookUp.ts'
import { hasBraces } from './parseTemplate.ts'
import { isCollection, resolveCollection } from './resolveCollection.ts'
import { isReference, type Resolved, type ResolverOptions, type ResolverState, report } from './resolverState.ts'
import { resolveText } from './resolveText.ts'

/** Replaces `from:` and placeholders with the content that they name, for one page. */
export function createResolver(options: ResolverOptions) {
  const state: ResolverState = {
    ignoresParameters: false,
    pageNumber: 1,
    isShown: () => true,
    onRead: () => {},
    ...options,
    active: [],
    entrance: undefined,
    item: undefined,
    usesParameters: false,
    references: 0,
    resolve: (value, path) => resolveValue(state, value, path),
  }
  return {
    /**
     * A copy of a value with `from:` and placeholders replaced; the value itself if there is
     * nothing to replace. Anything that can't be replaced is reported and becomes null.
     */
    resolve: (value: Plain, path: Path): Plain => resolveValue(state, value, path).value,
    /** Whether any value resolved so far depends on a parameter. */
    dependsOnParameters: (): boolean => state.usesParameters,
  }
}

function resolveValue(state: ResolverState, value: Plain, path: Path): Resolved {
  if (typeof value === 'string') return hasBraces(value) ? resolveText(state, value, path) : { value }
  if (isPlainList(value)) return { value: resolveList(state, value, path) }
  if (!isPlainObject(value)) return { value }
  if (isCollection(value)) return { value: resolveCollection(state, value, path) }
  const { from } = value
  const takesContent = typeof from === 'string' && isReference(state, from, path)
  return { value: takesContent ? resolveFrom(state, value, from, path) : resolveGroup(state, value, path) }
}

function resolveList(state: ResolverState, list: readonly Plain[], path: Path): Plain {
  const resolved = list.map((item, index) => resolveValue(state, item, [...path, index]))
  if (resolved.every(({ value, origin }, index) => value === list[index] && origin === undefined)) return list
  const copy = resolved.map(({ value }) => value)
  resolved.forEach(({ origin }, index) => {
    if (origin !== undefined) state.origins.set(copy, index, origin)
  })
  return copy
}

function resolveGroup(state: ResolverState, group: PlainObject, path: Path): PlainObject {
  const copy: Record<string, Plain> = {}
  let changed = false
  for (const [key, child] of Object.entries(group)) {
    const { value, origin } = resolveValue(state, child, [...path, key])
    copy[key] = value
    changed ||= value !== child || origin !== undefined
    if (origin !== undefined) state.origins.set(copy, key, origin)
  }
  return changed ? copy : group
}

/** A group's own fields win over shared ones. If `from` can't be resolved, the group keeps it, so no key is missing. */
function resolveFrom(state: ResolverState, group: PlainObject, from: string, path: Path): PlainObject {
  const { from: _, ...ownFields } = group
  const own = resolveGroup(state, ownFields, path)
  const usedAt = [...path, 'from']
  const shared = sharedFields(state, from, usedAt)
  if (shared === undefined) return { ...own, from }
  const merged: Record<string, Plain> = { ...(shared.value as PlainObject), ...own }
  for (const key of Object.keys(merged)) {
    const isOwn = Object.hasOwn(own, key)
    const origin = isOwn
      ? state.origins.child(own, key, { path })
      : { ...state.origins.child(shared.value, key, shared.origin), usedAt }
    state.origins.set(merged, key, origin)
  }
  return merged
}

function sharedFields(state: ResolverState, from: string, usedAt: Path): { value: Plain; origin: Origin } | undefined {
  const name = hasBraces(from) ? resolveText(state, from, usedAt).value : from
  if (typeof name !== 'string') return undefined
  const found = lookUp(state, name, usedAt, from, 'from')
  if (found === undefined) return undefined
  if (isPlainObject(found.value)) return found
  const { value, origin } = found
  report(state, {
    kind: 'wrong-reference/from',
    at: { path: usedAt, part: 'value' },
    data: { name, value, writtenAt: origin.path },
  })
  return undefined
}
