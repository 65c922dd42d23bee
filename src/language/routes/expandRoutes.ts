import type { RouteRule } from '../../../schema/model.ts'
import type { Report } from '../fact.ts'
import type { PathPlace } from '../place.ts'
import type { Path } from '../plain.ts'
import type { BoundParameter } from '../references/resolverState.ts'
import { compareSpecificity, fillPattern, isSteps, type PathStep, parsePathPattern } from './parsePathPattern.ts'
import type { Parameter, Route } from './readRoutes.ts'

/** A page at one concrete path. */
export interface ConcreteRoute {
  readonly route: Route
  readonly path: string
  readonly canonical: string
  readonly parameters: ReadonlyMap<string, BoundParameter>
  /** The parameters as text, equal for equal ones. */
  readonly written: string
  /** Of a page whose list continues on others: which of them it is, and the path of the list in the page. */
  readonly pageNumber?: {
    readonly number: number
    readonly list: Path
    /** The paths of all of them. */
    readonly paths: readonly string[]
  }
}

interface RouteTable {
  /** Every concrete page, in the order of the file. A literal path replaces the same path made from a parameter. */
  readonly pages: readonly ConcreteRoute[]
  /** Rules for paths that have a pattern but no page, most specific first. */
  readonly rules: readonly RouteRule[]
}

/** Limit of pages. Beyond it, a site has a mistake in its parameters. */
const maxPages = 50_000

/** Computes every concrete path and the rules for all others. Reports paths that collide. */
export function expandRoutes(routes: readonly Route[], redirects: ReadonlySet<string>, report: Report): RouteTable {
  const distinct = withoutDuplicates(routes, report)
  const bySpecificity = [...distinct].sort((a, b) => compareSpecificity(a.steps, b.steps))
  const taken = new Map<string, ConcreteRoute>()
  for (const route of bySpecificity) {
    for (const values of combinations(route.parameters)) {
      if (taken.size >= maxPages) {
        report({
          kind: 'too-many-pages',
          at: { path: ['pages', route.name, 'path'], part: 'value' },
          data: { most: maxPages },
        })
        return { pages: [], rules: [] }
      }
      const path = fillPattern(route.steps, values)
      if (!taken.has(path)) {
        const written = JSON.stringify([...values])
        taken.set(path, { route, path, canonical: path, parameters: values, written })
      }
    }
  }
  const missing = missingPages(bySpecificity, taken, redirects, report)
  const order = new Map(routes.map((route, index) => [route.name, index]))
  const pages = [...taken.values(), ...missing].sort(
    (a, b) => (order.get(a.route.name) ?? 0) - (order.get(b.route.name) ?? 0),
  )
  return { pages, rules: unknownRules(bySpecificity) }
}

function withoutDuplicates(routes: readonly Route[], report: Report): readonly Route[] {
  const byShape = new Map<string, Route>()
  for (const route of routes) {
    // Upper and lower case are the same address on many hosts.
    const shape = route.path.replaceAll(/:\w+/g, ':').toLowerCase()
    const earlier = byShape.get(shape)
    if (earlier === undefined) {
      byShape.set(shape, route)
      continue
    }
    report({
      kind: 'duplicate-path',
      at: { path: ['pages', route.name, 'path'], part: 'value' },
      data: { pages: [earlier, route].map(({ name, path }) => ({ name, path })) },
    })
  }
  return [...byShape.values()]
}

/** Every combination of parameter values; one empty combination if there are no parameters. */
function* combinations(parameters: readonly Parameter[]): Generator<ReadonlyMap<string, BoundParameter>> {
  const [first, ...others] = parameters
  if (first === undefined) {
    yield new Map()
    return
  }
  for (const bound of first.values.values()) {
    for (const rest of combinations(others)) yield new Map([[first.name, bound], ...rest])
  }
}

/** Paths that end before a parameter with a `missing` value: they repeat that value's page. */
function missingPages(
  routes: readonly Route[],
  taken: ReadonlyMap<string, ConcreteRoute>,
  redirects: ReadonlySet<string>,
  report: Report,
): readonly ConcreteRoute[] {
  const claimed = new Map<string, ConcreteRoute>()
  for (const page of taken.values()) {
    for (const path of pathsWithoutMissing(page)) {
      if (taken.has(path) || redirects.has(path)) continue
      const other = claimed.get(path)
      if (other === undefined) claimed.set(path, { ...page, path })
      else if (other.route !== page.route) reportClaim(path, page.route, other.route, report)
    }
  }
  return routes.flatMap((route) => [...claimed.values()].filter((page) => page.route === route))
}

/** The shorter paths that this page also answers: from a parameter on, every value is the `missing` one. */
function* pathsWithoutMissing({ route, parameters }: ConcreteRoute): Generator<string> {
  for (let index = route.parameters.length - 1; index >= 0; index--) {
    const parameter = route.parameters[index]
    if (parameter?.missing === undefined || parameters.get(parameter.name)?.value !== parameter.missing) return
    const end = route.steps.findIndex((step) => step.kind === 'parameter' && step.name === parameter.name)
    yield fillPattern(route.steps.slice(0, end), parameters)
  }
}

function reportClaim(path: string, route: Route, other: Route, report: Report): void {
  const data = { path, page: route.name, other: other.name, first: placeOfMissing(other) }
  report({ kind: 'duplicate-path/missing', at: placeOfMissing(route), data })
}

function placeOfMissing({ name, parameters }: Route): PathPlace {
  const parameter = parameters.find(({ missing }) => missing !== undefined)?.name ?? ''
  return { path: ['pages', name, 'params', parameter, 'missing'], part: 'value' }
}

/** For every set of parameters that can have unknown values at once: the rule that follows from their policies. */
function unknownRules(routes: readonly Route[]): readonly RouteRule[] {
  const rules: { steps: readonly PathStep[]; rule: RouteRule }[] = []
  for (const route of routes) {
    for (const unknown of subsets(route.parameters)) {
      const known = route.parameters.filter((parameter) => !unknown.includes(parameter))
      for (const values of combinations(known)) {
        const pattern = fillPattern(route.steps, values)
        const decision = decide(route, unknown, values)
        const steps = parsePathPattern(pattern)
        if (isSteps(steps)) rules.push({ steps, rule: { pattern, unknown: decision } })
      }
    }
  }
  const sorted = rules.sort((a, b) => compareSpecificity(a.steps, b.steps)).map(({ rule }) => rule)
  // A not-found rule is needed only where a more general rule would decide otherwise.
  return sorted.filter(
    (rule, index) =>
      !isNotFound(rule) || sorted.slice(index + 1).some((wider) => !isNotFound(wider) && covers(wider, rule)),
  )
}

const notFound = { kind: 'show', path: '/404' } as const

function isNotFound({ unknown }: RouteRule): boolean {
  return unknown.kind === 'show' && unknown.path === notFound.path
}

function decide(
  route: Route,
  unknown: readonly Parameter[],
  values: ReadonlyMap<string, BoundParameter>,
): RouteRule['unknown'] {
  const filled = new Map(values)
  for (const { name, unknown: policy } of unknown) {
    if (policy.kind === 'redirect') return policy
    if (policy.kind === 'not-found') return notFound
    filled.set(name, policy)
  }
  return { kind: 'show', path: fillPattern(route.steps, filled) }
}

/** Whether every path that matches one pattern also matches the other. */
function covers(wider: RouteRule, rule: RouteRule): boolean {
  const [a, b] = [wider.pattern.split('/'), rule.pattern.split('/')]
  return a.length === b.length && a.every((step, index) => step.startsWith(':') || step === b[index])
}

/** Every non-empty subset, in the order of the list. */
function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const sets: Item[][] = []
  for (const item of items) sets.push([item], ...sets.map((set) => [...set, item]))
  return sets
}
