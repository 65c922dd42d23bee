import type { PathPlace } from '../place.ts'
import { formatPath, isPlainList, isPlainObject, type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import { collectionEntries } from './collectionEntries.ts'
import type { Origin } from './createOrigins.ts'
import { isIndirect, namedSections, type Resolved, type ResolverState, report } from './resolverState.ts'

const maxChain = 40
const maxReferences = 100_000

/** The value of a name on this page, with its own placeholders replaced. */
export function lookUp(
  state: ResolverState,
  name: string,
  usedAt: Path,
  piece: string,
  use: 'from' | 'placeholder',
): { value: Plain; origin: Origin } | undefined {
  state.references++
  if (state.references > maxReferences) {
    if (state.references === maxReferences + 1) {
      report(state, {
        kind: 'too-much-content',
        at: { path: usedAt, part: 'value', piece },
        data: { most: maxReferences },
      })
    }
    return undefined
  }
  const [first = '', ...rest] = name.split('.')
  const at = { path: usedAt, part: 'value', piece } as const
  const { item } = state
  if (item !== undefined) {
    if (rest.length === 0 && Object.hasOwn(item.own, first)) {
      const value = item.own[first] ?? null
      return { value, origin: first === 'value' ? { path: item.path, usedAt } : { path: usedAt } }
    }
    if (first === 'path' && rest.length === 0) {
      report(state, { kind: 'no-entry-page', at, data: { collection: item.collection } })
      return undefined
    }
    if (Object.hasOwn(Object(item.fields), first)) return follow(state, item.path, [first, ...rest], name, at)
  }
  const parameter = state.parameters.get(first)
  if (parameter !== undefined) {
    state.usesParameters = true
    if (rest.length === 0 && (use === 'placeholder' || parameter.entry === undefined)) {
      const { value, textAt } = parameter
      if (textAt === undefined) return { value, origin: { path: usedAt } }
      state.onRead(textAt)
      return { value: valueAtPath(state.site, textAt) ?? null, origin: { path: textAt, usedAt } }
    }
    if (parameter.entry === undefined) {
      report(state, { kind: 'unknown-name/text-values', at, data: { first, name } })
      return undefined
    }
    return follow(state, parameter.entry, rest, name, at)
  }
  const content = state.site.content
  if (isPlainObject(content) && Object.hasOwn(content, first)) return follow(state, ['content', first], rest, name, at)
  // Content with that name has precedence over the section.
  state.onRead(['content', first])
  if (namedSections.includes(first) && Object.hasOwn(state.site, first)) return follow(state, [first], rest, name, at)
  if (item !== undefined && isFieldOf(state, first, item)) return follow(state, item.path, [first, ...rest], name, at)
  if (!state.ignoresParameters || !state.parameterNames.has(first)) {
    const { parameters, parameterNames } = state
    const collection = item?.collection
    report(state, { kind: 'unknown-name', at, data: { first, name, parameters, parameterNames, collection } })
  }
  return undefined
}

/** Whether a name is that of a field which an entry lacks and others have, or which it takes from elsewhere. */
function isFieldOf({ site }: ResolverState, name: string, { fields, collection }: NonNullable<ResolverState['item']>) {
  const entries = collectionEntries(site, collection) ?? []
  return isIndirect(fields, name) || entries.some(({ value }) => valueAt(value, name) !== undefined)
}

function follow(
  state: ResolverState,
  start: Path,
  keys: readonly string[],
  name: string,
  at: PathPlace,
): { value: Plain; origin: Origin } | undefined {
  let value: Plain = start.reduce<Plain | undefined>(valueAt, state.site) ?? null
  let origin: Origin = { path: start }
  /** Path of the value in the site file, as long as the value is the one written there. */
  let written: Path | undefined = start
  for (const key of keys) {
    const isComputed = isIndirect(value, key)
    if (isComputed && written !== undefined) {
      state.onRead(written)
      written = undefined
    }
    const container = isComputed ? resolveGuarded(state, value, origin.path, at) : { value }
    if (container === undefined || container.value === null) {
      if (written !== undefined) state.onRead(written)
      return undefined
    }
    const index = isPlainList(container.value) && /^\d+$/.test(key) ? Number(key) : key
    const next = valueAt(container.value, index)
    if (next === undefined) {
      const { parameters, keysWithOwnFrom, origins } = state
      const { path } = container.origin ?? origin
      const lost = { key, container: container.value, path, name, parameters, keysWithOwnFrom, origins }
      report(state, { kind: 'unknown-name/step', at, data: lost })
      return undefined
    }
    origin = state.origins.child(container.value, index, container.origin ?? origin)
    value = next
    written = written && [...written, index]
  }
  if (written !== undefined) state.onRead(written)
  const resolved = resolveGuarded(state, value, origin.path, at)
  return resolved === undefined ? undefined : { value: resolved.value, origin: resolved.origin ?? origin }
}

/** Resolves a value, unless it contains itself or leads through too many others. */
export function resolveGuarded(state: ResolverState, value: Plain, path: Path, at: PathPlace): Resolved | undefined {
  const key = formatPath(path)
  const start = state.active.indexOf(key)
  if (start !== -1 || state.active.length > maxChain) {
    const circle = start === -1 ? state.active.slice(0, 4) : state.active.slice(start)
    report(state, {
      kind: 'circular-reference',
      at,
      data: { steps: [...circle, key], ...(start === -1 && { most: maxChain }) },
    })
    return undefined
  }
  if (state.active.length === 0) state.entrance = at.path
  state.active.push(key)
  // Names in shared content don't mean fields of the entry that a list shows.
  const { item } = state
  state.item = undefined
  try {
    return state.resolve(value, path)
  } finally {
    state.item = item
    state.active.pop()
    if (state.active.length === 0) state.entrance = undefined
  }
}
