import type { Report } from '../fact.ts'
import { toSlug } from '../messages/toSlug.ts'
import type { PathPlace } from '../place.ts'
import {
  entriesOf,
  isPlainList,
  isPlainObject,
  type Path,
  type Plain,
  type PlainObject,
  valueAt,
  valueAtPath,
} from '../plain.ts'
import { collectionEntries, textsOf } from '../references/collectionEntries.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { isSteps, type PathStep, pageFile, parsePathPattern } from './parsePathPattern.ts'

/** What visitors get at a path with an unknown value of a parameter. */
type UnknownPolicy =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'show'; readonly value: string }

export interface Parameter {
  readonly name: string
  readonly values: ReadonlyMap<string, BoundParameter>
  /** The collection whose entries are its values, or the field of them whose texts are. */
  readonly source?: { readonly collection: string; readonly each?: string }
  readonly missing?: string
  readonly unknown: UnknownPolicy
}

/** A page as declared in the file: one path, or a path for each value of its parameters. */
export interface Route {
  readonly name: string
  readonly path: string
  readonly steps: readonly PathStep[]
  /** The parameters in the order in which the path names them. */
  readonly parameters: readonly Parameter[]
}

/** What the parameters of one page are read from. */
interface RouteSource {
  /** Key under `pages`. */
  readonly page: string
  readonly path: string
  readonly names: readonly string[]
  readonly declared: PlainObject
  readonly content: PlainObject
  readonly report: Report
}

/** The routes of a site. Reports and omits pages whose path or parameters are invalid. */
export function readRoutes(site: PlainObject, report: Report): readonly Route[] {
  const content = isPlainObject(site.content) ? site.content : {}
  return entriesOf(site.pages).flatMap(([name, page]) => readRoute(name, page, content, report) ?? [])
}

function readRoute(page: string, body: Plain, content: PlainObject, report: Report): Route | undefined {
  const path = valueAt(body, 'path')
  if (typeof path !== 'string') return undefined
  const steps = parsePathPattern(path)
  if (!isSteps(steps)) {
    report({ kind: 'bad-path', at: { path: ['pages', page, 'path'], part: 'value' }, data: { path, mistake: steps } })
    return undefined
  }
  const names = steps.flatMap((step) => (step.kind === 'parameter' ? [step.name] : []))
  const params = valueAt(body, 'params')
  const declared = isPlainObject(params) ? params : {}
  const source = { page, path, names, declared, content, report }
  reportUnusedParameters(source)
  const parameters = names.map((name) => readParameter(name, source))
  if (!parameters.every((parameter) => parameter !== undefined)) return undefined
  return { name: page, path, steps, parameters }
}

function reportUnusedParameters({ page, path, names, declared, report }: RouteSource): void {
  for (const parameter of Object.keys(declared)) {
    if (names.includes(parameter)) continue
    const at = { path: ['pages', page, 'params', parameter], part: 'key' } as const
    const free = names.filter((other) => !Object.hasOwn(declared, other))
    report({ kind: 'unknown-parameter', at, data: { page, path, parameter, names, free } })
  }
}

function readParameter(name: string, route: RouteSource): Parameter | undefined {
  const { page, declared, report } = route
  const place: Path = ['pages', page, 'params', name]
  const parameter = valueAt(declared, name)
  if (parameter === undefined) {
    const at = { path: ['pages', page, 'path'], part: 'value', piece: `:${name}` } as const
    report({ kind: 'unknown-parameter/undeclared', at, data: { page, name, declared: Object.keys(declared) } })
    return undefined
  }
  const source = valueAt(parameter, 'in')
  const each = valueAt(parameter, 'each')
  const values =
    typeof each === 'string' && typeof source === 'string'
      ? readTexts(name, parameter, route)
      : readValues(name, parameter, route)
  if (values === undefined) return undefined
  const missing = valueAt(parameter, 'missing')
  const isKnown = (value: Plain | undefined, keys: Path): value is string => {
    if (typeof value !== 'string' || values.has(value)) return typeof value === 'string'
    const at = { path: [...place, ...keys], part: 'value' } as const
    report({
      kind: 'unknown-value',
      at,
      data: { name, value, values: [...values.keys()], place, source: source ?? null, by: fieldOf(parameter) },
    })
    return false
  }
  const unknown = readUnknown(valueAt(parameter, 'unknown'), isKnown)
  const collection =
    typeof source === 'string' ? { collection: source, ...(typeof each === 'string' && { each }) } : undefined
  return {
    name,
    values,
    ...(collection !== undefined && { source: collection }),
    unknown,
    ...(isKnown(missing, ['missing']) && { missing }),
  }
}

/** The texts of a field of all entries, each under the word that stands for it in a path. */
function readTexts(
  name: string,
  parameter: Plain,
  route: RouteSource,
): ReadonlyMap<string, BoundParameter> | undefined {
  const { page, content, report } = route
  const place: Path = ['pages', page, 'params', name]
  const entries = collectionEntries({ content }, String(valueAt(parameter, 'in')))
  const each = String(valueAt(parameter, 'each'))
  if (entries === undefined) return readValues(name, parameter, route)
  const values = new Map<string, BoundParameter>()
  for (const [text, path] of textsOf(entries, each)) {
    const value = toSlug(text) || codeOf(text)
    const other = values.get(value)?.textAt
    if (value !== '' && other === undefined) values.set(value, { value, textAt: path })
    else {
      const data = { text, other: other && String(valueAtPath({ content }, other)) }
      report({ kind: 'bad-path/text', at: { path, part: 'value' }, data })
    }
  }
  if (values.size > 0) return values
  report({ kind: 'unknown-field', at: { path: place, part: 'value' }, data: { list: place } })
  return undefined
}

/** The letters of a text in a script that addresses don’t have, as their numbers: `9me-9lz`. */
function codeOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]/gu) ?? [])
    .slice(0, 40)
    .map((letter) => letter.codePointAt(0)?.toString(36))
    .join('-')
}

function readUnknown(
  unknown: Plain | undefined,
  isKnown: (value: Plain | undefined, keys: Path) => value is string,
): UnknownPolicy {
  const redirect = valueAt(unknown, 'redirect')
  if (typeof redirect === 'string') return { kind: 'redirect', to: redirect }
  const show = valueAt(unknown, 'show')
  return isKnown(show, ['unknown', 'show']) ? { kind: 'show', value: show } : { kind: 'not-found' }
}

/** The field of an entry that `by` names; empty if the address has the entry's key. */
export function fieldOf(parameter: Plain | undefined): Path {
  const by = valueAt(parameter, 'by')
  return typeof by === 'string' ? by.split('.') : []
}

function readValues(
  name: string,
  parameter: Plain,
  route: RouteSource,
): ReadonlyMap<string, BoundParameter> | undefined {
  const { content, report } = route
  const place = ['pages', route.page, 'params', name]
  const source = valueAt(parameter, 'in')
  const by = fieldOf(parameter)
  const inContent = typeof source === 'string'
  const values = inContent ? valueAt(content, source) : source
  if (isPlainList(values)) {
    if (by.length > 0) report({ kind: 'unknown-field/list', at: { path: [...place, 'by'], part: 'key' }, data: {} })
    return readList(values, inContent ? ['content', source] : [...place, 'in'], report)
  }
  if (!inContent) return undefined
  if (isPlainObject(values)) return readEntries(route, name, Object.entries(values), source, by)
  report({
    kind: values === undefined ? 'unknown-collection' : 'wrong-reference/collection',
    at: { path: [...place, 'in'], part: 'value' },
    data: { source },
  })
  return undefined
}

/** What an entry has in the address: its key, or a field. Null if the group of the field is there without it. */
export function addressOf(key: string, entry: Plain, by: Path): Plain | undefined {
  if (by.length === 0) return key
  const value = valueAtPath(entry, by)
  const group = by.slice(0, -1)
  return value === undefined && group.length > 0 && isPlainObject(valueAtPath(entry, group)) ? null : value
}

/** The entries of a collection by their key, or by a field; those without the field are left out. */
function readEntries(
  { page, path, report }: RouteSource,
  parameter: string,
  entries: readonly (readonly [string, Plain])[],
  source: string,
  by: Path,
): ReadonlyMap<string, BoundParameter> | undefined {
  const bound = new Map<string, BoundParameter>()
  const addresses = entries.map(([key, entry]) => ({
    entry: ['content', source, key],
    value: addressOf(key, entry, by),
  }))
  if (by.length > 0 && addresses.every(({ value }) => value === undefined || value === null)) {
    const at = { path: ['pages', page, 'params', parameter, 'by'], part: 'value' } as const
    report({ kind: 'unknown-field/address', at, data: { source, by } })
    return undefined
  }
  for (const { entry, value } of addresses) {
    if (value === undefined) continue
    const at = { path: [...entry, ...by], part: by.length === 0 ? 'key' : 'value' } as const
    const first = typeof value === 'string' ? bound.get(value)?.entry : undefined
    if (value === null) {
      const owner = at.path.slice(0, -1)
      report({
        kind: 'missing-key/address',
        at: { path: owner, part: 'key' },
        data: { key: by.at(-1), owner, page, path, parameter },
      })
    } else if (typeof value !== 'string') report({ kind: 'wrong-type/address', at, data: { value } })
    else if (first !== undefined) report({ kind: 'duplicate-value', at, data: { value, first: [...first, ...by] } })
    else if (isPathWord(value, at, report)) bound.set(value, { value, entry })
  }
  return bound.size > 0 ? bound : undefined
}

function readList(list: readonly Plain[], path: Path, report: Report): ReadonlyMap<string, BoundParameter> | undefined {
  const values = new Map<string, BoundParameter>()
  list.forEach((value, index) => {
    if (typeof value === 'string' && isPathWord(value, { path: [...path, index], part: 'value' }, report)) {
      values.set(value, { value })
    }
  })
  return values.size > 0 ? values : undefined
}

function isPathWord(value: string, at: PathPlace, report: Report): boolean {
  if (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(value) && value !== pageFile) return true
  report({ kind: 'bad-path/word', at, data: { value } })
  return false
}
