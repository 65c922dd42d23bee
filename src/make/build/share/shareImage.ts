import { createHash } from 'node:crypto'
import type { CompiledPage, CompiledSite, SiteShell } from '../../../../schema/model.ts'
import { basePath } from '../../../../schema/siteAddress.ts'
import type { ImageSource } from '../../../../schema/values.ts'
import { shareGround, shareSize, titleVersion } from './shareDesign.ts'

/** The picture that social networks and messengers show for a link to a page. */
export interface ShareImage {
  /** Address on the host of the site. */
  readonly url: string
  readonly width: number
  readonly height: number
  /** What it shows. */
  readonly alt: string
}

/** The data that file names of share images depend on. It is plain data, so that every process computes the same names. */
export interface ShareLook {
  /** Hash of everything that a picture depends on except its words. */
  readonly hash: string
  /** Whether each page gets its own picture, all pages share one, or none is generated. */
  readonly mode: 'pages' | 'site' | 'none'
}

/** A site with more pages gets one picture for all of them by default. */
const maxPages = 500

/** @param typeface Bytes of the site's typeface. */
export function shareLook({ shell, entries }: CompiledSite, typeface: Uint8Array): ShareLook {
  const { shareImages } = shell.site
  const settings = JSON.stringify([titleVersion, shareGround(shell, undefined)])
  return {
    hash: createHash('sha256').update(settings).update(typeface).digest('hex').slice(0, 16),
    mode: shareImages ?? (entries.size > maxPages ? 'site' : 'pages'),
  }
}

/** The picture of a page: the one that it names, or the one that is generated for it. */
export function shareImageOf(page: CompiledPage, shell: SiteShell, look: ShareLook): ShareImage | undefined {
  const own = page.shareImage
  const { site } = shell
  if (own !== undefined) return { ...fitted(own.src), alt: own.alt }
  const title = shareTitleOf(page, look)
  if (look.mode === 'none') return undefined
  const alt = title === undefined || title.includes(site.name) ? (title ?? site.name) : `${title} | ${site.name}`
  return { url: `${basePath(site.url)}/assets/share/${shareName(title, shell, look)}`, ...shareSize, alt }
}

/** The title in a page's picture; undefined if the picture shows only the site's name. */
export function shareTitleOf(page: CompiledPage, { mode }: ShareLook): string | undefined {
  return mode === 'pages' ? page.title : undefined
}

/** File name of the picture for a title, or for the whole site if there is no title. */
export function shareName(title: string | undefined, { site }: SiteShell, { hash }: ShareLook): string {
  const own = createHash('sha256')
    .update(JSON.stringify([hash, site.name, title ?? null]))
    .digest('hex')
  return `${own.slice(0, 12)}.jpg`
}

/** URL and size of an author's picture, scaled down to the size that networks show. Without copies, it keeps its size. */
export function fitted({ src, width, height, copies, base = '' }: ImageSource): Omit<ShareImage, 'alt'> {
  if (copies === undefined) return { url: src, width, height }
  const scale = Math.min(1, shareSize.width / width)
  return {
    url: `${base}/assets/share/${copies}.jpg`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}
