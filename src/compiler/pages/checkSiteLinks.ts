import { isPlainObject, type Path, type PlainObject } from '../plain.ts'
import type { Report } from '../rawDiagnostic.ts'
import type { Route } from '../routes/readRoutes.ts'
import type { WalkContext } from './createContext.ts'
import { checkPage } from './formats/page.ts'

export function checkTarget(to: string, keys: Path, context: WalkContext): void {
  context.keys.push(...keys)
  checkPage(to, context)
  context.keys.length = 0
}

export function checkPolicies(routes: readonly Route[], context: WalkContext): void {
  for (const { name, parameters } of routes) {
    for (const { name: parameter, unknown } of parameters) {
      if (unknown.kind !== 'redirect') continue
      checkTarget(unknown.to, ['pages', name, 'params', parameter, 'unknown', 'redirect'], context)
    }
  }
}

export function checkNotFoundPage(
  site: PlainObject,
  pages: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  if (pages.has('/404') || !isPlainObject(site.pages) || Object.keys(site.pages).length === 0) return
  report({
    code: 'no-not-found-page',
    reads: [['pages', '*', 'path', '/404']],
    at: { path: ['pages'], part: 'key' },
    message: 'The site has no page at `/404`, the one that visitors see for an address that does not exist.',
    hint: [
      'Add one under `pages`:',
      '    not-found:',
      '      path: /404',
      '      title: Page not found',
      '      blocks:',
      '        - type: …',
    ].join('\n'),
  })
}
