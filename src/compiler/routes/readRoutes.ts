import { replacement } from '../fix.ts'
import { hint, suggestionHint } from '../messages/hint.ts'
import { nearestName } from '../messages/nearestName.ts'
import { referenceFix } from '../messages/obviousFix.ts'
import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject, valueAt } from '../plain.ts'
import type { Report } from '../rawDiagnostic.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { type PathMistake, type PathStep, pageFile, parsePathPattern } from './parsePathPattern.ts'

/** What happens with a value that a parameter does not have. */
type UnknownPolicy =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'show'; readonly value: string }

export interface Parameter {
  readonly name: string
  readonly values: ReadonlyMap<string, BoundParameter>
  readonly missing?: string
  readonly unknown: UnknownPolicy
}

/** A page as its author declared it: one path, or a family of paths. */
export interface Route {
  /** Key under `pages`. */
  readonly name: string
  readonly path: string
  readonly steps: readonly PathStep[]
  /** The parameters in the order in which the path names them. */
  readonly parameters: readonly Parameter[]
}

/** The routes of a site. Pages whose path or parameters are wrong are reported and left out. */
export function readRoutes(site: PlainObject, report: Report): readonly Route[] {
  const pages = isPlainObject(site.pages) ? site.pages : {}
  const routes: Route[] = []
  for (const [name, page] of Object.entries(pages)) {
    const route = isPlainObject(page) ? readRoute(name, page, site, report) : undefined
    if (route !== undefined) routes.push(route)
  }
  return routes
}

function readRoute(name: string, page: PlainObject, site: PlainObject, report: Report): Route | undefined {
  const { path } = page
  if (typeof path !== 'string') return undefined
  const steps = parsePathPattern(path)
  if (!Array.isArray(steps)) {
    reportBadPath(path, steps as PathMistake, ['pages', name, 'path'], report)
    return undefined
  }
  const names = (steps as readonly PathStep[]).flatMap((step) =>
    step.kind === 'parameter' ? [step.name] : [],
  )
  const declared = isPlainObject(page.params) ? page.params : {}
  reportUnusedParameters(name, path, names, declared, report)
  const parameters = names.map((parameter) => readParameter(name, parameter, declared, site, report))
  if (!parameters.every((parameter) => parameter !== undefined)) return undefined
  return { name, path, steps, parameters }
}

export function reportBadPath(
  path: string,
  { fixed, ...words }: PathMistake,
  at: Path,
  report: Report,
): void {
  const fix = fixed === undefined ? {} : replacement(path, fixed)
  report({ code: 'bad-path', at: { path: at, part: 'value' }, ...words, ...fix })
}

function reportUnusedParameters(
  page: string,
  path: string,
  names: readonly string[],
  declared: PlainObject,
  report: Report,
): void {
  for (const parameter of Object.keys(declared)) {
    if (names.includes(parameter)) continue
    const nearest = nearestName(parameter, names)
    report({
      code: 'unknown-parameter',
      reads: [['pages', page, 'path', `:${parameter}`]],
      at: { path: ['pages', page, 'params', parameter], part: 'key' },
      message: `The path \`${path}\` has no parameter \`:${parameter}\`.`,
      hint:
        nearest === undefined
          ? `Add \`:${parameter}\` to the path, or remove it here.`
          : `Did you mean \`${nearest}\`?`,
      ...referenceFix(
        parameter,
        names.filter((other) => !Object.hasOwn(declared, other)),
      ),
    })
  }
}

function readParameter(
  page: string,
  name: string,
  declared: PlainObject,
  site: PlainObject,
  report: Report,
): Parameter | undefined {
  const place: Path = ['pages', page, 'params', name]
  const parameter = valueAt(declared, name)
  if (parameter === undefined) {
    const isMisspelt = Object.keys(declared).some((key) => nearestName(key, [name]) !== undefined)
    if (!isMisspelt) {
      report({
        code: 'unknown-parameter',
        reads: [['pages', page, 'params', name]],
        at: { path: ['pages', page, 'path'], part: 'value', piece: `:${name}` },
        message: `The parameter \`:${name}\` has no entry under \`params\`.`,
        hint: `Add a line \`params: { ${name}: { in: … } }\` with the name of a collection under \`content\`.`,
      })
    }
    return undefined
  }
  const values = readValues(valueAt(parameter, 'in'), [...place, 'in'], site, report)
  if (values === undefined) return undefined
  const missing = valueAt(parameter, 'missing')
  const isKnown = (value: Plain | undefined, path: Path): value is string =>
    typeof value === 'string' && isValue(value, values, path, name, report)
  return {
    name,
    values,
    unknown: readUnknown(valueAt(parameter, 'unknown'), [...place, 'unknown'], isKnown),
    ...(isKnown(missing, [...place, 'missing']) && { missing }),
  }
}

function isValue(
  value: string,
  values: ReadonlyMap<string, BoundParameter>,
  path: Path,
  name: string,
  report: Report,
): boolean {
  if (values.has(value)) return true
  report({
    code: 'unknown-value',
    reads: [[...path.slice(0, 4), 'in', value]],
    at: { path, part: 'value' },
    message: `\`${value}\` is not a value of the parameter \`${name}\`.`,
    ...hint(suggestionHint(nearestName(value, values.keys()), 'Its values', [...values.keys()], value)),
    ...referenceFix(value, values.keys()),
  })
  return false
}

function readUnknown(
  unknown: Plain | undefined,
  path: Path,
  isKnown: (value: Plain | undefined, path: Path) => value is string,
): UnknownPolicy {
  const redirect = valueAt(unknown, 'redirect')
  if (typeof redirect === 'string') return { kind: 'redirect', to: redirect }
  const show = valueAt(unknown, 'show')
  return isKnown(show, [...path, 'show']) ? { kind: 'show', value: show } : { kind: 'not-found' }
}

function readValues(
  source: Plain | undefined,
  path: Path,
  site: PlainObject,
  report: Report,
): ReadonlyMap<string, BoundParameter> | undefined {
  if (isPlainList(source)) return readList(source, path, report)
  if (typeof source !== 'string') return undefined
  const content = isPlainObject(site.content) ? site.content : {}
  const collection = valueAt(content, source)
  if (isPlainList(collection)) return readList(collection, ['content', source], report)
  if (isPlainObject(collection)) {
    const entries = Object.keys(collection).map(
      (value) => [value, { value, entry: ['content', source, value] }] as const,
    )
    const good = entries.filter(([value]) =>
      isPathWord(value, { path: ['content', source, value], part: 'key' }, report),
    )
    return good.length > 0 ? new Map(good) : undefined
  }
  const names = Object.keys(content)
  report({
    code: collection === undefined ? 'unknown-collection' : 'wrong-reference',
    reads: [['content', source]],
    at: { path, part: 'value' },
    message:
      collection === undefined
        ? `There is no collection \`${source}\` under \`content\`.`
        : `\`${source}\` is not a collection: it has no entries.`,
    ...hint(
      suggestionHint(nearestName(source, names), 'Content of this site', names, source, 'under `content`'),
    ),
    ...(collection === undefined && referenceFix(source, names)),
  })
  return undefined
}

function readList(
  list: readonly Plain[],
  path: Path,
  report: Report,
): ReadonlyMap<string, BoundParameter> | undefined {
  const values = new Map<string, BoundParameter>()
  list.forEach((value, index) => {
    if (typeof value === 'string' && isPathWord(value, { path: [...path, index], part: 'value' }, report)) {
      values.set(value, { value })
    }
  })
  return values.size > 0 ? values : undefined
}

function isPathWord(value: string, at: { path: Path; part: 'key' | 'value' }, report: Report): boolean {
  if (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(value) && value !== pageFile) return true
  report({
    code: 'bad-path',
    at,
    message: `\`${value}\` can’t be part of a page’s address.`,
    hint: 'Use letters, digits and dashes.',
  })
  return false
}
