import { isPlainList, type PlainObject, valueAt } from '../plain.ts'
import type { RawDiagnostic, Report } from '../rawDiagnostic.ts'
import { isSteps, parsePathPattern } from './parsePathPattern.ts'
import { type Route, reportBadPath } from './readRoutes.ts'

export interface Redirect {
  readonly from: string
  readonly to: string
  /** Index in the list `redirects`. */
  readonly index: number
}

/** The redirects by their old path. Reports and omits those whose path is invalid or taken. */
export function readRedirects(
  site: PlainObject,
  routes: readonly Route[],
  report: Report,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>()
  const list = isPlainList(site.redirects) ? site.redirects : []
  list.forEach((redirect, index) => {
    const [from, to] = [valueAt(redirect, 'from'), valueAt(redirect, 'to')]
    if (typeof from !== 'string' || typeof to !== 'string') return
    const at = { path: ['redirects', index, 'from'], part: 'value' } as const
    const steps = parsePathPattern(from)
    const mistake = mistakeOf(from, routes, redirects)
    if (!isSteps(steps)) reportBadPath(from, steps, at.path, report)
    else if (mistake !== undefined) report({ ...mistake, at })
    else redirects.set(from, { from, to, index })
  })
  reportCircles(redirects, report)
  return redirects
}

/** What is wrong with the path of a redirect, if it is a path at all. */
function mistakeOf(
  from: string,
  routes: readonly Route[],
  redirects: ReadonlyMap<string, Redirect>,
): Omit<RawDiagnostic, 'at'> | undefined {
  if (from.includes(':')) {
    return {
      code: 'bad-path',
      message: `\`${from}\` has a parameter, and a redirect is for one path.`,
      hint: 'Write a redirect for each value, or use `unknown:` of a page’s parameter.',
    }
  }
  const page = routes.find(({ path }) => path === from)
  const earlier = redirects.get(from)
  const taken =
    page === undefined ? earlier && ['redirects', earlier.index, 'from'] : ['pages', page.name, 'path']
  if (taken === undefined) return undefined
  const [message, hint, owner] =
    page === undefined
      ? [`The path \`${from}\` is redirected twice.`, 'Remove one of the redirects.', 'The other redirect']
      : [
          `The path \`${from}\` already belongs to page \`${page.name}\`.`,
          'Remove the redirect, or give the page another path.',
          `Page \`${page.name}\` has it`,
        ]
  const related = { message: owner, at: { path: taken, part: 'value' } as const }
  return { code: 'duplicate-path', message, hint, related }
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
