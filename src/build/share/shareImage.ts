import { createHash } from 'node:crypto'
import type { CompiledPage, CompiledSite, SiteShell } from '../../../schema/model.ts'
import type { ImageSource } from '../../../schema/values.ts'
import { shareGround, shareSize, titleVersion } from './shareDesign.ts'

/** The picture that networks and messengers show for a link to a page. */
export interface ShareImage {
  /** Path on the site. */
  readonly url: string
  readonly width: number
  readonly height: number
  /** What it shows. */
  readonly alt: string
}

/** What the pictures of a site are named by: plain data, so that every process names them alike. */
export interface ShareLook {
  /** Hash of everything but the title that decides about a picture. */
  readonly hash: string
  /** Whether each page has a picture of its own, all have the same, or none is made. */
  readonly mode: 'pages' | 'site' | 'none'
}

/** More pages than this share one picture, unless the site file asks for one each. */
const mostPages = 500

/** @param typeface Bytes of the site's typeface. */
export function shareLook({ shell, entries }: CompiledSite, typeface: Uint8Array): ShareLook {
  const { name, shareImages } = shell.site
  const settings = JSON.stringify([titleVersion, name, shareGround(shell, undefined)])
  return {
    hash: createHash('sha256').update(settings).update(typeface).digest('hex').slice(0, 16),
    mode: shareImages ?? (entries.size > mostPages ? 'site' : 'pages'),
  }
}

/** The picture of a page: the one that it names itself, or the one that is made for it. */
export function shareImageOf(
  page: CompiledPage,
  { site }: SiteShell,
  look: ShareLook,
): ShareImage | undefined {
  const own = page.shareImage
  if (own !== undefined) return { ...fitted(own.src), alt: own.alt }
  const title = shareTitleOf(page, look)
  if (look.mode === 'none') return undefined
  const alt =
    title === undefined || title.includes(site.name) ? (title ?? site.name) : `${title} | ${site.name}`
  return { url: `/assets/share/${shareName(title, look)}`, ...shareSize, alt }
}

/** The title that stands in a page's picture; undefined where that shows the site's name alone. */
export function shareTitleOf(page: CompiledPage, { mode }: ShareLook): string | undefined {
  return mode === 'pages' ? page.title : undefined
}

/** File of the picture for a title; without one, of the picture for the whole site. */
export function shareName(title: string | undefined, { hash }: ShareLook): string {
  const own = createHash('sha256')
    .update(JSON.stringify([hash, title ?? null]))
    .digest('hex')
  return `${own.slice(0, 12)}.jpg`
}

/** An author's picture as it is shared: no larger than networks show it. What has no copies stays as it is. */
export function fitted({ src, width, height, copies }: ImageSource): Omit<ShareImage, 'alt'> {
  if (copies === undefined) return { url: src, width, height }
  const scale = Math.min(1, shareSize.width / width)
  return {
    url: `/assets/share/${copies}.jpg`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}
