import { isPlainList, isPlainObject, type PlainObject } from '../plain.ts'
import type { Report } from '../rawDiagnostic.ts'
import { type PathMistake, parsePathPattern } from './parsePathPattern.ts'
import { type Route, reportBadPath } from './readRoutes.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
  /** Index in the list `redirects`. */
  readonly index: number
}

/** The redirects by their old path. Those whose path is wrong or taken are reported and left out. */
export function readRedirects(
  site: PlainObject,
  routes: readonly Route[],
  report: Report,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  const list = isPlainList(site.redirects) ? site.redirects : []
  list.forEach((redirect, index) => {
    if (!isPlainObject(redirect) || typeof redirect.from !== 'string' || typeof redirect.to !== 'string')
      return
    const { from, to } = redirect
    const at = { path: ['redirects', index, 'from'], part: 'value' } as const
    const steps = parsePathPattern(from)
    const page = routes.find(({ path }) => path === from)
    const earlier = redirects.get(from)
    if (!Array.isArray(steps)) {
      reportBadPath(from, steps as PathMistake, at.path, report)
    } else if (from.includes(':')) {
      const message = `\`${from}\` has a parameter, and a redirect is for one path.`
      report({
        code: 'bad-path',
        at,
        message,
        hint: 'Write a redirect for each value, or use `unknown:` of a page’s parameter.',
      })
    } else if (page !== undefined) {
      report({
        code: 'duplicate-path',
        at,
        message: `The path \`${from}\` already belongs to page \`${page.name}\`.`,
        hint: 'Remove the redirect, or give the page another path.',
        related: {
          message: `Page \`${page.name}\` has it`,
          at: { path: ['pages', page.name, 'path'], part: 'value' },
        },
      })
    } else if (earlier !== undefined) {
      report({
        code: 'duplicate-path',
        at,
        message: `The path \`${from}\` is redirected twice.`,
        hint: 'Remove one of the redirects.',
        related: {
          message: 'The other redirect',
          at: { path: ['redirects', earlier.index, 'from'], part: 'value' },
        },
      })
    } else {
      redirects.set(from, { from, to, index })
    }
  })
  reportCircles(redirects, report)
  return redirects
}

function reportCircles(redirects: ReadonlyMap<string, Redirect>, report: Report): void {
  const reported = new Set<string>()
  for (const { from, index } of redirects.values()) {
    const chain = [from]
    let next = redirects.get(from)?.to
    while (next !== undefined && redirects.has(next) && !chain.includes(next)) {
      chain.push(next)
      next = redirects.get(next)?.to
    }
    if (next !== from || reported.has(from)) continue
    for (const path of chain) reported.add(path)
    report({
      code: 'circular-redirect',
      at: { path: ['redirects', index, 'to'], part: 'value' },
      message: `This redirect leads back to itself: ${[...chain, from].map((path) => `\`${path}\``).join(' → ')}.`,
      hint: 'Point it at a page.',
    })
  }
}
