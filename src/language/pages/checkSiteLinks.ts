import type { Report } from '../fact.ts'
import { isPlainObject, type Path, type PlainObject } from '../plain.ts'
import type { Route } from '../routes/readRoutes.ts'
import type { WalkContext } from './createContext.ts'
import { compileTarget } from './formats/target.ts'

/** Compiles the value at a place of the file. */
export function compileAt<Result>(place: Path, context: WalkContext, compile: () => Result): Result {
  context.keys.push(...place)
  const compiled = compile()
  context.keys.length = 0
  return compiled
}

/** The addresses that the parameters of pages redirect unknown values to, by how they are written. */
export function compilePolicies(routes: readonly Route[], context: WalkContext): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const { name, parameters } of routes) {
    for (const { name: parameter, unknown } of parameters) {
      if (unknown.kind !== 'redirect') continue
      const place = ['pages', name, 'params', parameter, 'unknown', 'redirect']
      const target = compileAt(place, context, () => compileTarget(unknown.to, context))
      if (target !== undefined) targets.set(unknown.to, target)
    }
  }
  return targets
}

export function checkNotFoundPage(site: PlainObject, pages: ReadonlyMap<string, unknown>, report: Report): void {
  if (pages.has('/404') || !isPlainObject(site.pages) || Object.keys(site.pages).length === 0) return
  report({
    kind: 'no-not-found-page',
    at: { path: ['pages'], part: 'key' },
    data: {},
  })
}
