import type { Report } from '../fact.ts'
import { toSlug } from '../messages/toSlug.ts'
import type { PathPlace } from '../place.ts'
import { entriesOf, isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
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

function readParameter(name: string, { page, declared, content, report }: RouteSource): Parameter | undefined {
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
      ? readTexts(source, each, place, content, report)
      : readValues(source, [...place, 'in'], content, report)
  if (values === undefined) return undefined
  const missing = valueAt(parameter, 'missing')
  const isKnown = (value: Plain | undefined, keys: Path): value is string => {
    if (typeof value !== 'string' || values.has(value)) return typeof value === 'string'
    const at = { path: [...place, ...keys], part: 'value' } as const
    report({
      kind: 'unknown-value',
      at,
      data: { name, value, values: [...values.keys()], place, source: source ?? null },
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
  collection: string,
  each: string,
  place: Path,
  content: PlainObject,
  report: Report,
): ReadonlyMap<string, BoundParameter> | undefined {
  const entries = collectionEntries({ content }, collection)
  if (entries === undefined) return readValues(collection, [...place, 'in'], content, report)
  const values = new Map<string, BoundParameter>()
  for (const [text, path] of textsOf(entries, each)) {
    const value = toSlug(text)
    const other = values.get(value)?.text
    if (value !== '' && other === undefined) values.set(value, { value, text })
    else report({ kind: 'bad-path/text', at: { path, part: 'value' }, data: { text, other } })
  }
  if (values.size > 0) return values
  report({ kind: 'unknown-field', at: { path: place, part: 'value' }, data: { list: place } })
  return undefined
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

function readValues(
  source: Plain | undefined,
  path: Path,
  content: PlainObject,
  report: Report,
): ReadonlyMap<string, BoundParameter> | undefined {
  if (isPlainList(source)) return readList(source, path, report)
  if (typeof source !== 'string') return undefined
  const collection = valueAt(content, source)
  const place = ['content', source]
  if (isPlainList(collection)) return readList(collection, place, report)
  if (isPlainObject(collection)) {
    const good = Object.keys(collection).filter((value) =>
      isPathWord(value, { path: [...place, value], part: 'key' }, report),
    )
    const bound = good.map((value) => [value, { value, entry: [...place, value] }] as const)
    return good.length > 0 ? new Map(bound) : undefined
  }
  report({
    kind: collection === undefined ? 'unknown-collection' : 'wrong-reference/collection',
    at: { path, part: 'value' },
    data: { source },
  })
  return undefined
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
