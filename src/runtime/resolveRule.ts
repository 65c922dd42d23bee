import { matchPath } from 'react-router-dom'
import type { RouteRule } from '../../schema/model.ts'

/** `/pricing/` and `/pricing` are the same page; the root keeps its slash. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/**
 * What the site says about a path that has no content of its own: the most specific pattern decides.
 * `undefined` means the not-found page.
 */
export function resolveRule(path: string, rules: readonly RouteRule[]): RouteRule['unknown'] | undefined {
  return rules.find((rule) => matchPath({ path: rule.pattern, end: true }, path))?.unknown
}
