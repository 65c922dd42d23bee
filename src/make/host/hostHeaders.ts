/** Response headers of the paths that a pattern covers: `/*` is every path. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Hosts truncate or refuse longer lines. */
const longestLine = 1900

const deniedFeatures = 'accelerometer camera geolocation gyroscope magnetometer microphone midi payment usb'.split(' ')

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * Response headers for a host.
 *
 * @param policy Content security policy that fits every document of the site. If it is too long for a header, the
 *   header leaves inline styles to the policies inside the documents, and if it is still too long, all but framing.
 * @param base Folder of the site on its host.
 */
export function hostHeaders(policy: string | undefined, base = ''): readonly HeaderRule[] {
  const framing = "frame-ancestors 'self'"
  const policies = policy === undefined ? [] : [policy, withoutStyleHashes(policy)]
  const choices = policies.map((each) => `${each}; ${framing}`)
  return [
    {
      path: `${base}/*`,
      headers: {
        'Content-Security-Policy': choices.find(({ length }) => length <= longestLine) ?? framing,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
      },
    },
    { path: `${base}/assets/*`, headers: forever },
    // The sandboxed frames of stand-ins have no origin, so to a browser their files are those of another site.
    { path: `${base}/fonts/*`, headers: { ...forever, 'Access-Control-Allow-Origin': '*' } },
    { path: `${base}/stand-ins/*`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: `${base}/_content/*`, headers: { 'Cache-Control': 'no-cache' } },
  ]
}

/** The type of a feed, which hosts would serve as any XML. */
export function feedHeader(path: string): HeaderRule {
  return { path, headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } }
}

/** Browsers enforce this policy and that of the document, which has the hashes. */
function withoutStyleHashes(policy: string): string {
  return policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
}

/** The rules in the notation of Netlify and Cloudflare Pages, `_headers`. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** Reads what `formatHeaders` wrote, and lines of the author after it. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: {} })
    else if (rule !== undefined) rule.headers[name] = value
  }
  return rules
}

/** The folder of the site that the rules are for: the first covers all of it. */
export function baseOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.replace(/\/\*$/, '') ?? ''
}

/** Headers of a path. */
export function headersOf(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const fitting = rules.filter((rule) => path.startsWith(rule.path.replace(/\*$/, '')))
  return Object.assign({}, ...fitting.map(({ headers }) => headers))
}
