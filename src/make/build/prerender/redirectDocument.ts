import type { SiteShell } from '../../../../schema/model.ts'
import { addressWithBase, basePath, pageUrl } from '../../../../schema/siteAddress.ts'
import { escapeHtml } from './escape.ts'

/** A document that redirects an old path, for hosts that don't support redirects. */
export function redirectDocument(to: string, { site }: SiteShell): string {
  const href = escapeHtml(addressWithBase(to, basePath(site.url)))
  const canonical = escapeHtml(pageUrl(site.url, to))
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(site.name)}</title>
    <meta http-equiv="refresh" content="0; url=${href}">
    <link rel="canonical" href="${canonical}">
    <meta name="robots" content="noindex">
  </head>
  <body><a href="${href}">${canonical}</a></body>
</html>
`
}
