import { feedPath } from '../../../schema/feedPath.ts'
import type { CompiledPage, FeedEntry, SiteShell } from '../../../schema/model.ts'
import { pageUrl } from '../../../schema/siteAddress.ts'
import { escapeHtml } from './prerender/escape.ts'

/** The feed of a page in the format of Atom (RFC 4287). The same entries give the same bytes. */
export function atomFeed(page: CompiledPage, { site }: SiteShell): string {
  const entries = page.feed ?? []
  const updated = entries.map(changedOn).sort().at(-1) ?? '1970-01-01'
  const url = pageUrl(site.url, page.canonical)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
  <title>${escapeXml(`${page.title} · ${site.name}`)}</title>
  <id>${escapeXml(url)}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(pageUrl(site.url, feedPath(page.canonical)))}"/>
  <updated>${momentOf(updated)}</updated>
  <author><name>${escapeXml(site.name)}</name></author>
${entries.map((entry) => entryOf(entry, site.url)).join('')}</feed>
`
}

function entryOf(entry: FeedEntry, siteUrl: string): string {
  const url = escapeXml(new URL(entry.path, siteUrl).href)
  const { title, date, author, text } = entry
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${momentOf(date)}</published>
    <updated>${momentOf(changedOn(entry))}</updated>
${author === undefined ? '' : `    <author><name>${escapeXml(author)}</name></author>\n`}${text === undefined ? '' : `    <summary>${escapeXml(text)}</summary>\n`}  </entry>
`
}

const changedOn = ({ date, updated = date }: FeedEntry): string => updated
/** A feed has moments: a day begins at midnight in London. */
const momentOf = (day: string): string => `${day}T00:00:00Z`
/** Without the characters that XML can't have. */
const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
