import { requestPath } from '../../../schema/fileAddress.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { addressWithBase, basePath } from '../../../schema/siteAddress.ts'
import type { HeaderRule } from './hostHeaders.ts'

/** What happens at an old or unknown address. */
export interface RedirectRule {
  /** Path as browsers ask for it, with `:name` for a segment of any value, and `*` at the end for any rest. */
  readonly from: string
  /** Parameters that the address must have: `page=3`. */
  readonly query?: string
  /** A `*` at its end stands for what that of `from` does. */
  readonly to: string
  /** 301 for an old address. 302 and 200 only where there is no page: 200 shows `to` at the same address. */
  readonly status: 200 | 301 | 302
  /**
   * What it would take from pages on a host that asks its rules first: pages below its pattern, or the page whose path has
   * other capitals, if the host ignores them.
   */
  readonly clash?: 'pages' | 'capitals'
}

/** Facts about a built site for its host. */
export interface HostRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
  readonly hostname: string
  /** As `notFoundFolders` has them. */
  readonly notFound?: readonly string[]
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
  const pages = [...entries].flatMap(([path, { kind }]) => (kind === 'page' ? [path] : []))
  const lowerCase = new Set(pages.map((path) => path.toLowerCase()))
  const clashOf = (pattern: string): Pick<RedirectRule, 'clash'> => {
    const below = pattern.endsWith('/*') && pages.some((path) => path.startsWith(pattern.slice(0, -1)))
    if (below) return { clash: 'pages' }
    return lowerCase.has(pattern.toLowerCase()) && !entries.has(pattern) ? { clash: 'capitals' } : {}
  }
  const rules = shell.rules.map(({ pattern, query, isOld, unknown }): RedirectRule => {
    const to = addressWithBase(unknown.kind === 'redirect' ? unknown.to : unknown.path, base)
    const status = isOld ? 301 : unknown.kind === 'redirect' ? 302 : 200
    return {
      from: base + pattern,
      to,
      status,
      ...(query !== undefined && { query }),
      ...(isOld && clashOf(pattern)),
    }
  })
  const plain = [...entries].flatMap(([from, entry]) =>
    entry.kind === 'redirect'
      ? [{ from: base + requestPath(from), to: addressWithBase(entry.to, base), status: 301 } as const]
      : [],
  )
  const hasQuery = ({ query }: RedirectRule) => query !== undefined
  return [...rules.filter(hasQuery), ...plain, ...rules.filter((rule) => !hasQuery(rule))]
}

/** The addresses below which unknown ones have a not-found page of their own: those of further languages. */
export function notFoundFolders({ shell }: Pick<CompiledSite, 'shell'>): readonly string[] {
  return (shell.languages ?? []).slice(1).map(({ home }) => basePath(shell.site.url) + home)
}

/** Whether a rule is only for addresses without a page. */
export function isForUnknown({ from, status }: RedirectRule): boolean {
  return status !== 301 || from.endsWith('/*')
}

/**
 * The rules in the notation of Netlify and Cloudflare Pages, `_redirects`.
 *
 * - A plain host needs a document at an old address. Netlify prefers documents to rules, unless the status has a `!`,
 *   and Cloudflare Pages skips such a line. So each has a line. Cloudflare Pages also skips lines with parameters.
 * - Cloudflare Pages prefers rules to documents: pages below a pattern are rewritten to themselves. The slash after a
 *   path keeps it from redirecting to the folder of the page.
 */
export function formatRedirects(site: CompiledSite): string {
  const rules = redirectRules(site)
  const patterns = rules.filter(isForUnknown)
  const expressions = patterns.map(({ from }) => new RegExp(pathExpression(from)))
  const base = basePath(site.shell.site.url)
  const addresses = [...site.entries].flatMap(([at, { kind }]) => (kind === 'page' ? [base + at] : []))
  const pages = addresses.flatMap((at) =>
    expressions.some((expression) => expression.test(at)) ? [`${at} ${at}/ 200`] : [],
  )
  const lines = [
    ...rules.filter((rule) => !isForUnknown(rule)).flatMap(linesOf),
    ...(pages.length > maxPages
      ? []
      : [
          ...pages,
          ...patterns.map(
            ({ from, to, status }) => `${from} ${status === 200 ? `${to}/` : to.replace(/\*$/, ':splat')} ${status}`,
          ),
        ]),
    // Cloudflare Pages skips these, and shows the not-found page of the nearest folder by itself.
    ...notFoundFolders(site).map((folder) => `${folder}/* ${folder}/404.html 404`),
  ]
  return [...lines, ''].join('\n')
}

function linesOf({ from, query, to, clash }: RedirectRule): readonly string[] {
  if (query !== undefined) return [`${from} ${query.replaceAll('&', ' ')} ${to} 301!`]
  return [...(clash === undefined ? [`${from} ${to} 301!`] : []), `${from} ${to} 301`]
}

/**
 * Reads what `formatRedirects` wrote, without the lines for a single host, and lines of the author before it that lead from
 * a path, for every visitor.
 */
export function parseRedirects(text: string): readonly RedirectRule[] {
  const rules = text.split('\n').flatMap((line): RedirectRule[] => {
    const [, from, parameters = '', target = '', written = '301'] =
      /^\s*(\/\S*)((?:\s+[^\s/=]+=\S*)*)\s+(\/\S*|https?:\S+)(?:\s+(200|30[12378]))?!?\s*$/.exec(line) ?? []
    const status = written === '200' ? 200 : ['301', '308'].includes(written) ? 301 : 302
    if (from === undefined || (status === 200 && !target.startsWith('/'))) return []
    const to = status === 200 ? target.replace(/\/$/, '') : target.replace(/:splat$/, '*')
    const query = parameters.trim().replaceAll(/\s+/g, '&')
    return from === to ? [] : [{ from, to, status, ...(query !== '' && { query }) }]
  })
  const isSame = (a: RedirectRule, b: RedirectRule | undefined) => a.from === b?.from && a.query === b.query
  return rules.filter((rule, index) => !isSame(rule, rules[index - 1]))
}

/** A path with `:name` for segments of any value, as the source of a regular expression. Its group is the rest. */
export function pathExpression(from: string): string {
  const path = escapeExpression(from.replace(/\/\*$/, '')).replace(/(?<=\/):[^/]+/g, '[^/]+')
  return from.endsWith('/*') ? `^${path}(?:/(.*))?$` : `^${path}/?$`
}

/** The same for the begin of an address: a path with its query, and possibly a fragment. */
export function addressExpression({ from, query }: Pick<RedirectRule, 'from' | 'query'>): string {
  const path = pathExpression(from).slice(0, -1).replaceAll('[^/]+', '[^/?#]+').replace('(.*)', '([^?#]*)')
  const parameters = query?.split('&').map((each) => `(?=(?:.*&)?${escapeExpression(each)}(?:[&#]|$))`)
  return path + (parameters === undefined ? '(?:[?#]|$)' : `\\?${parameters.join('')}`)
}

function escapeExpression(text: string): string {
  return text.replaceAll(/[.*+?^${}()[\]\\|]/g, '\\$&')
}

/** Where a redirect leads with the query of the request, as `?a=b` or as a server's variable. */
export function withQuery({ to, query: own }: RedirectRule, query: string): string {
  return own !== undefined || /[?#]/.test(to) ? to : to + query
}
