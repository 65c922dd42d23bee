import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { feedPath } from '../../../schema/feedPath.ts'
import type { CompiledPage, CompiledSite } from '../../../schema/model.ts'
import { notFoundAt, shellAt } from '../../../schema/shellAt.ts'
import { basePath, pageUrl } from '../../../schema/siteAddress.ts'
import { feedHeader, formatHeaders, hostHeaders } from '../host/hostHeaders.ts'
import { formatRedirects } from '../host/hostRedirects.ts'
import { readText } from '../project/readText.ts'
import { atomFeed } from './atomFeed.ts'
import { addressesOf } from './prerender/alternates.ts'
import { escapeHtml } from './prerender/escape.ts'
import { writeText } from './prerender/prerender.ts'

/**
 * Writes the files that tell search engines and static hosts about the site. What the author has in `public` stays: a whole
 * `robots.txt` and `llms.txt`, and the lines of `_redirects` and `_headers`.
 *
 * @param policy The content security policy that fits every document.
 */
export async function writeDeployFiles(outDir: string, site: CompiledSite, policy: string | undefined): Promise<void> {
  const base = basePath(site.shell.site.url)
  const feeds = [...site.entries.values()].flatMap((entry) =>
    entry.kind === 'page' && entry.page.feed !== undefined && entry.page.canonical === entry.page.path
      ? [entry.page]
      : [],
  )
  const feedHeaders = feeds.map((page) => feedHeader(base + feedPath(page.path)))
  const own = (name: string) => readText(path.join(outDir, name))
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(site),
    'robots.txt': own('robots.txt') ?? robots(site),
    'llms.txt': own('llms.txt') ?? llms(site),
    // The first rule that matches wins, and those for unknown addresses come last.
    _redirects: joined(own('_redirects'), formatRedirects(site)),
    _headers: joined(formatHeaders([...hostHeaders(policy, base), ...feedHeaders]), own('_headers')),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)))
  for (const page of feeds) writeText(outDir, feedPath(page.path), atomFeed(page, shellAt(site, page.path)))
}

/** The lines of two files. */
function joined(...texts: readonly (string | undefined)[]): string {
  return texts.map((text = '') => (text === '' ? '' : `${text.trimEnd()}\n`)).join('')
}

/** Every page that search engines may list, once, at its canonical path. */
function listedPages(site: CompiledSite): readonly CompiledPage[] {
  return [...site.entries].flatMap(([at, entry]) =>
    entry.kind === 'page' && entry.page.index && entry.page.canonical === at && at !== notFoundAt(site, at)
      ? [entry.page]
      : [],
  )
}

/** The addresses of all pages. */
function sitemap(site: CompiledSite): string {
  const { shell } = site
  const urls = listedPages(site).map((page) => {
    const links = addressesOf(page, shell).map(
      ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(url)}"/>`,
    )
    return `  <url><loc>${escapeHtml(pageUrl(shell.site.url, page.path))}</loc>${links.join('')}</url>`
  })
  const links = shell.languages === undefined ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${urls.join('\n')}
</urlset>
`
}

function robots({ shell }: CompiledSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(shell.site.url, '/sitemap.xml')}\n`
}

/** The pages with their titles and descriptions, in Markdown, for assistants that read sites (llmstxt.org). */
function llms(site: CompiledSite): string {
  const { name, url } = site.shell.site
  const pages = listedPages(site)
  const front = pages.find((page) => page.path === '/')
  const links = pages.map(({ path: at, title, description }) => {
    const link = `- [${title.replace(/[[\]\\]/g, '\\$&')}](${pageUrl(url, at)})`
    return description === undefined ? link : `${link}: ${description}`
  })
  const about = front?.description === undefined ? [] : [`> ${front.description}`]
  return [`# ${name}`, ...about, '## Pages', links.join('\n'), ''].join('\n\n').trimEnd().concat('\n')
}
