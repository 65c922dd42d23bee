import { directionOf } from '../../../../schema/directionOf.ts'
import { feedPath } from '../../../../schema/feedPath.ts'
import type { CompiledPage, SiteShell } from '../../../../schema/model.ts'
import type { SiteSettings } from '../../../../schema/site.ts'
import { basePath } from '../../../../schema/siteAddress.ts'
import type { Thing } from '../../../../schema/structuredData.ts'
import type { Boot } from '../../../site/runtime/boot.ts'
import { type PageHead, pageHead } from '../../../site/runtime/pageHead.ts'
import type { ShareImage } from '../share/shareImage.ts'
import { addressesOf } from './alternates.ts'
import { escapeHtml, inlineJson } from './escape.ts'

/** The parts of a document that `index.html` leaves open. */
interface DocumentParts {
  readonly page: CompiledPage
  readonly shell: SiteShell
  /** Structured data for search engines. */
  readonly structuredData?: readonly Thing[]
  /** Addresses of the font files that the first paint shows. */
  readonly fonts?: readonly string[]
  /** The rules that are part of the document, base styles first. */
  readonly css: string
  /** The share image of the page, if it has one. */
  readonly shareImage?: ShareImage | undefined
  readonly policy?: string
  readonly boot: Boot
  /** The script elements of the head, the bootstrap first. */
  readonly headScripts: string
  /** The script elements after the page. */
  readonly bodyScripts?: string
  /** Rules for prefetching and prerendering other documents. */
  readonly speculationRules?: string
  readonly body: string
}

const marks = {
  attributes: 'data-pagewright-html',
  icon: '/favicon.svg',
  head: '<!--pagewright:head-->',
  body: '<!--pagewright:body-->',
  scripts: '<!--pagewright:scripts-->',
}

/**
 * Fills `index.html`.
 * @throws If the template lacks one of the markers.
 */
export function fillDocument(template: string, parts: DocumentParts): string {
  for (const mark of Object.values(marks)) {
    if (!template.includes(mark)) throw new Error(`index.html must contain ${mark}.`)
  }
  const head = pageHead(parts.page, parts.shell)
  // Replacement functions, because `$` has a meaning in a replacement string and prices contain it.
  return template
    .replace(marks.attributes, () => htmlAttributes(parts.shell.site, head))
    .replace(marks.icon, () => basePath(parts.shell.site.url) + marks.icon)
    .replace(marks.head, () => headMarkup(parts, head))
    .replace(marks.body, () => parts.body)
    .replace(marks.scripts, () => parts.bodyScripts ?? '')
}

function htmlAttributes({ language }: SiteSettings, head: PageHead): string {
  const zoom = head.pinchZoom ? ` data-pinch-zoom="${head.pinchZoom}"` : ''
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  return `lang="${escapeHtml(language)}"${direction}${zoom}`
}

/** Links to the same page in all languages, for search engines. */
function alternates({ page, shell }: DocumentParts): readonly string[] {
  return addressesOf(page, shell).map(
    ([tag, url]) => `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(url)}">`,
  )
}

/** A language with its country, as social networks write it: `es_ES`. */
function ogLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

function headMarkup(parts: DocumentParts, head: PageHead): string {
  const { site } = parts.shell
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const share = parts.shareImage
  return [
    parts.policy && `<meta http-equiv="content-security-policy" content="${escapeHtml(parts.policy)}">`,
    ...(parts.fonts ?? []).map((file) => `<link rel="preload" href="${escapeHtml(file)}" as="font" crossorigin>`),
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...alternates(parts),
    parts.page.feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(parts.page.title)}" href="${escapeHtml(basePath(site.url) + feedPath(parts.page.canonical))}">`,
    meta('property', 'og:type', parts.page.article === undefined ? 'website' : 'article'),
    meta('property', 'og:locale', parts.shell.languages && ogLocale(site.language)),
    meta('property', 'article:published_time', parts.page.article?.date),
    meta('property', 'article:modified_time', parts.page.article?.updated),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', share && new URL(share.url, site.url).href),
    meta('property', 'og:image:width', share && String(share.width)),
    meta('property', 'og:image:height', share && String(share.height)),
    meta('property', 'og:image:alt', share?.alt),
    meta('name', 'twitter:card', share && 'summary_large_image'),
    parts.structuredData?.length && `<script type="application/ld+json">${inlineJson(parts.structuredData)}</script>`,
    `<style id="pagewright-base">${parts.css}</style>`,
    `<script type="application/json" id="pagewright-boot">${inlineJson(parts.boot)}</script>`,
    parts.headScripts,
    parts.speculationRules && `<script type="speculationrules">${parts.speculationRules}</script>`,
  ]
    .filter(Boolean)
    .join('\n')
}
