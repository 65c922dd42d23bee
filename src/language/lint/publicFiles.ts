import { decodeAddress } from '../../../schema/fileAddress.ts'
import { builtHeaders, mergedFiles } from '../../../schema/hostFiles.ts'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath, pageUrl } from '../../../schema/siteAddress.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import type { SiteRule } from './lintSite.ts'

/**
 * Files in `public` at places where a build writes, too. Pages and the sitemap are those of the build. `robots.txt` is
 * that of the author, and `_headers` and `_redirects` have the lines of both, if none takes what a page needs.
 */
export const publicFiles: SiteRule = function* (compiled, { publicFiles }) {
  const own = new Set(publicFiles.ownPaths())
  const linesOf = (path: string) => (own.has(path) ? (publicFiles.text(path)?.split(/\r?\n/) ?? []) : [])
  for (const [file, what] of own.size === 0 ? [] : builtFiles(compiled)) {
    if (!own.has(file)) continue
    const message = `\`public${file}\` ${what}.`
    yield at(file, 1, { code: 'replaced-file', message, hint: 'Delete it, or give it another name.' })
  }
  const sitemap = pageUrl(compiled.shell.site.url, '/sitemap.xml')
  if (own.has(mergedFiles.robots) && !linesOf(mergedFiles.robots).some((line) => /^\s*sitemap:/i.test(line)))
    yield at(mergedFiles.robots, 1, {
      code: 'robots-without-sitemap',
      message: '`public/robots.txt` takes the place of the one that the build writes, and names no sitemap.',
      hint: `Add a line to it: \`Sitemap: ${sitemap}\`.`,
    })
  for (const [line, problem] of headerConflicts(linesOf(mergedFiles.headers), compiled))
    yield at(mergedFiles.headers, line, { code: 'host-conflict', ...problem })
  for (const [line, problem] of redirectConflicts(linesOf(mergedFiles.redirects), compiled))
    yield at(mergedFiles.redirects, line, { code: 'host-conflict', ...problem })
}

/** A problem in a line of a file in `public`. */
function at(path: string, line: number, problem: Pick<RawDiagnostic, 'code' | 'message' | 'hint'>): RawDiagnostic {
  return { ...problem, at: { path: [], part: 'key' }, elsewhere: { file: `public${path}`, line } }
}

/** The files that are those of the build alone, each with what is there. */
function* builtFiles({ entries }: CompiledSite): Generator<readonly [string, string]> {
  yield ['/sitemap.xml', 'is where the build writes the list of pages for search engines']
  for (const [path, { kind }] of entries) {
    const what = kind === 'page' ? `the page \`${path}\`` : `the redirect from \`${path}\``
    if (path === '/404') yield ['/404.html', `is where the build writes ${what}`]
    else {
      yield [`${path === '/' ? '' : path}/index.html`, `is where the build writes ${what}`]
      if (path !== '/') yield [`${path}.html`, `has the address of ${what}`]
    }
  }
}

type Conflict = readonly [line: number, problem: { readonly message: string; readonly hint: string }]

/** Lines that set or remove a header which the build sets on the same paths: hosts would send both values as one. */
function* headerConflicts(lines: readonly string[], { shell }: CompiledSite): Generator<Conflict> {
  const base = basePath(shell.site.url)
  const built = Object.entries(builtHeaders).map(([begin, names]) => [base + begin, names] as const)
  let pattern = ''
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, removed, name = removed] = /^\s+(?:!\s*([\w-]+)|([\w-]+)\s*:)/.exec(line) ?? []
    if (name === undefined) {
      pattern = line.trim()
      continue
    }
    const begin = pattern.replace(/^https?:\/\/[^/]+/, '').replace(/[*:].*$/, '')
    const isBuilt = built.some(
      ([other, names]) =>
        (begin.startsWith(other) || (pattern.includes('*') && other.startsWith(begin))) &&
        names.some((each) => each.toLowerCase() === name.toLowerCase()),
    )
    if (!isBuilt) continue
    yield [
      index + 1,
      {
        message: `The build sets the header \`${name}\` for \`${pattern}\` itself.`,
        hint: 'Delete the line. Hosts would send both values as one, or none.',
      },
    ]
  }
}

/** Lines for addresses that the site has, of all visitors: some hosts ask them first. */
function* redirectConflicts(lines: readonly string[], { entries, shell }: CompiledSite): Generator<Conflict> {
  const base = basePath(shell.site.url)
  for (const [index, line] of lines.entries()) {
    const [from = '', ...rest] = line.trim().split(/\s+/)
    const isConditional = rest.some((part) => /^(country|language|role|cookie)=/i.test(part))
    if (!from.startsWith('/') || isConditional) continue
    const segments = decodeAddress(from)
      .replace(/\/$/, '')
      .split(/(\*|:\w+)/)
    const source = segments.map((part, at) => (at % 2 === 0 ? escaped(part) : part === '*' ? '.*' : '[^/]+'))
    const expression = new RegExp(`^${source.join('')}/?$`)
    const [taken, entry] = [...entries].find(([path]) => expression.test(base + path)) ?? []
    if (taken === undefined || entry === undefined) continue
    const what = entry.kind === 'page' ? 'the page' : 'the redirect from'
    yield [
      index + 1,
      {
        message: `The rule for \`${from}\` takes the address of ${what} \`${taken}\`.`,
        hint: 'Delete the line, or give it a path without pages. `redirects:` in the site file takes patterns such as `/blog/*`, and pages stay.',
      },
    ]
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()[\]\\|]/g, '\\$&')
