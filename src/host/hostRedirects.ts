import type { CompiledSite } from '../../schema/model.ts'
import { basePath } from '../../schema/siteAddress.ts'

/** What happens at an old or unknown address. */
export interface RedirectRule {
  /** Path, with `:name` for a segment of any value. */
  readonly from: string
  readonly to: string
  /** 301 for an old address. 302 and 200 only where there is no page: 200 shows `to` at the same address. */
  readonly status: 200 | 301 | 302
}

/**
 * The notation has no way to except existing pages that both hosts understand: a page below a pattern gets a line of its
 * own. Cloudflare Pages reads 2,000 lines and 100 kB; with more pages, unknown paths are left to the script of
 * `404.html`.
 */
const maxPages = 1500

/** The rules of a site; the first match wins. */
export function redirectRules({ entries, shell }: CompiledSite): readonly RedirectRule[] {
  const base = basePath(shell.site.url)
  const old = [...entries].flatMap(([from, entry]) =>
    entry.kind === 'redirect' ? [{ from: base + from, to: base + entry.to, status: 301 } as const] : [],
  )
  const unknown = shell.rules.map(({ pattern, unknown }) =>
    unknown.kind === 'redirect'
      ? ({ from: base + pattern, to: base + unknown.to, status: 302 } as const)
      : ({ from: base + pattern, to: base + unknown.path, status: 200 } as const),
  )
  return [...old, ...unknown]
}

/**
 * The rules in the notation of Netlify and Cloudflare Pages, `_redirects`.
 *
 * - A plain host needs a document at an old address. Netlify prefers documents to rules, unless the status has a `!`,
 *   and Cloudflare Pages skips such a line. So each has a line.
 * - Cloudflare Pages prefers rules to documents: pages below a pattern are rewritten to themselves. The slash after a
 *   path keeps it from redirecting to the folder of the page.
 */
export function formatRedirects(site: CompiledSite): string {
  const rules = redirectRules(site)
  const patterns = rules.filter(({ status }) => status !== 301)
  const expressions = patterns.map(({ from }) => new RegExp(pathExpression(from)))
  const base = basePath(site.shell.site.url)
  const addresses = [...site.entries].flatMap(([at, { kind }]) => (kind === 'page' ? [base + at] : []))
  const pages = addresses.flatMap((at) =>
    expressions.some((expression) => expression.test(at)) ? [`${at} ${at}/ 200`] : [],
  )
  const lines = [
    ...rules.flatMap(({ from, to, status }) =>
      status === 301 ? [`${from} ${to} 301!`, `${from} ${to} 301`] : [],
    ),
    ...(pages.length > maxPages
      ? []
      : [
          ...pages,
          ...patterns.map(({ from, to, status }) => `${from} ${status === 200 ? `${to}/` : to} ${status}`),
        ]),
  ]
  return [...lines, ''].join('\n')
}

/** Reads what `formatRedirects` wrote, without the lines for a single host. */
export function parseRedirects(text: string): readonly RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [, from, target = '', status] = /^(\S+) (\S+) (200|301|302)$/.exec(line) ?? []
    const to = status === '200' ? target.replace(/\/$/, '') : target
    return from === undefined || from === to
      ? []
      : [{ from, to, status: Number(status) as RedirectRule['status'] }]
  })
}

/** A path with `:name` for segments of any value, as the source of a regular expression. */
export function pathExpression(from: string): string {
  return `^${from.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}/?$`
}

/** Where a redirect leads with the query of the request, as `?a=b` or as a server's variable. */
export function withQuery({ to }: RedirectRule, query: string): string {
  return /[?#]/.test(to) ? to : to + query
}
