import type { SiteShell } from '../../../schema/model.ts'
import { basePath, cssWithBase } from '../../../schema/siteAddress.ts'
import { escapeHtml, inlineJson } from '../../build/prerender/escape.ts'
import { extractInlineStyles } from '../../build/prerender/inlineStyles.ts'
import { securityPolicy } from '../../build/prerender/securityPolicy.ts'
import { choiceKey } from '../../runtime/choiceKey.ts'
import { baseCss, fontFiles } from '../../theme/baseCss.ts'
import { type GalleryData, galleryDataId, galleryStorageKey } from '../galleryData.ts'

interface GalleryDocumentParts {
  readonly data: GalleryData
  /** Shell of the previews. */
  readonly shell: SiteShell
  /** Path of the gallery's entry module. */
  readonly entry: string
  /** The prerendered gallery, in a build. */
  readonly rendered?: { readonly html: string; readonly css: string }
}

/** Runs before the first frame, which must already be light or dark as chosen. */
const schemeScript = `try{document.documentElement.style.colorScheme=localStorage[${JSON.stringify(galleryStorageKey)}].replace('system','')}catch{}`

/**
 * Runs before the first preview loads, for blocks that show what a visitor chose on the way to a page. Some hosts add a
 * slash to an address.
 */
const choiceScript = (data: GalleryData) => {
  const paths = data.blocks.flatMap(({ examples }) => examples.map(({ preview }) => preview))
  const keys = paths.flatMap((path) => [choiceKey(path), choiceKey(`${path}/`)])
  return `try{for(const key of ${inlineJson(keys)})sessionStorage[key]='Bakery'}catch{}`
}

/** The document of the gallery. */
export function galleryDocument({ data, shell, entry, rendered }: GalleryDocumentParts): string {
  const { theme, site } = shell
  const base = basePath(site.url)
  const { html, css } = extractInlineStyles(rendered?.html ?? '')
  const styles = cssWithBase(`${baseCss(theme)}${rendered?.css ?? ''}${css}`, base)
  const script = schemeScript + choiceScript(data)
  const policy =
    rendered &&
    securityPolicy({ frame: [], connect: [], script: [], image: [] }, { scripts: [script], styles: [styles] })
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    ${policy ? `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">` : ''}
    <title>Block gallery | Pagewright</title>
    <link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">
    ${fontFiles(theme)
      .map((file) => `<link rel="preload" href="${base}${escapeHtml(file)}" as="font" crossorigin>`)
      .join('')}
    <style>${styles}</style>
    <script>${script}</script>
    <script type="application/json" id="${galleryDataId}">${inlineJson(data)}</script>
    <script type="module" src="${base}${escapeHtml(entry)}"></script>
  </head>
  <body><div id="app">${html}</div></body>
</html>
`
}
