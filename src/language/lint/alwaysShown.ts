import { keysOf, valueAtPath } from '../plain.ts'
import { readShown, shownKeys } from '../shown.ts'
import type { SiteRule } from './lintSite.ts'

/** A front page or a not-found page that is left out. */
export const alwaysShown: SiteRule = function* (_, { concrete, site }) {
  for (const { path, route } of concrete) {
    const page = valueAtPath(site, ['pages', route.name])
    if ((path !== '/' && path !== '/404') || readShown(page) === undefined) continue
    const key = keysOf(page).find((each) => shownKeys.has(each)) ?? ''
    yield {
      code: 'always-shown',
      at: { path: ['pages', route.name, key], part: 'value' },
      message: `\`${path}\` can’t be left out: ${path === '/' ? 'it is the front page' : 'it is what visitors get where there is no page'}.`,
      hint: 'Remove the line. Its blocks can be left out.',
    }
  }
}
