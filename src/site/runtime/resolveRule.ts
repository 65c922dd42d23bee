import { matchPath } from 'react-router-dom'
import type { RouteRule } from '../../../schema/model.ts'

/** `/pricing/` and `/pricing` are the same page; the root keeps its slash. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/**
 * What the site says about a path that has no content of its own: the most specific pattern decides.
 * `undefined` means the not-found page.
 */
export function resolveRule(path: string, rules: readonly RouteRule[], search = ''): RouteRule['unknown'] | undefined {
  for (const { pattern, query, unknown } of rules) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (match === null || !hasParameters(search, query)) continue
    const rest = match.params['*']
    return unknown.kind === 'redirect' ? { ...unknown, to: unknown.to.replace(/\*$/, () => rest ?? '*') } : unknown
  }
  return undefined
}

/** Where an old address with parameters leads, also if its path has a page. */
export function resolveQuery(path: string, rules: readonly RouteRule[], search: string) {
  return resolveRule(
    path,
    rules.filter(({ query }) => query !== undefined),
    search,
  )
}

function hasParameters(search: string, query = ''): boolean {
  const given = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => given.getAll(name).includes(value))
}
