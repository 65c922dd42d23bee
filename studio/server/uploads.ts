import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { toSlug } from '../../src/language/messages/toSlug.ts'
import { ownPublicDirectory } from '../../src/make/project/project.ts'
import { cleanSvg } from './cleanSvg.ts'
import { readIfThere } from './siteFile.ts'

/** Pixels of the longer side: a build makes smaller copies, and none needs more. */
const longestSide = 2400
/** Pixels that are decoded at most. */
const mostPixels = 80_000_000

const formats: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif' }

/**
 * Keeps a picture below `public/images` under a name of its own, made smaller and without what cameras note about the
 * place and the person. What it is decides its content, never its name.
 *
 * @returns Its address, `/images/team.jpg`, or why it isn't kept.
 */
export async function keepPicture(
  siteFile: string,
  name: string,
  bytes: Buffer,
): Promise<{ readonly src: string } | { readonly refused: string }> {
  const picture = await readPicture(bytes)
  if (picture === undefined)
    return { refused: 'This is no picture that can be shown. Choose a JPEG, PNG, WebP, AVIF or SVG.' }
  const folder = path.join(ownPublicDirectory(siteFile), 'images')
  mkdirSync(folder, { recursive: true })
  const base = plainName(name)
  for (let number = 1; ; number++) {
    const file = `${base}${number === 1 ? '' : `-${number}`}.${picture.extension}`
    try {
      writeFileSync(path.join(folder, file), picture.bytes, { flag: 'wx' })
      return { src: `/images/${file}` }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

/** The pictures that were kept since Studio was started: each goes with the step that shows it, and comes back with it. */
export function keptPictures(siteFile: string) {
  /** By address, the bytes of those that went. */
  const pictures = new Map<string, Buffer | undefined>()
  const fileOf = (src: string) => path.join(ownPublicDirectory(siteFile), src)
  return {
    add: (src: string) => pictures.set(src, undefined),
    /** Brings back what the text of a file shows. */
    bringBack(text: string): void {
      for (const [src, bytes] of pictures) {
        if (bytes === undefined || !text.includes(src)) continue
        writeFileSync(fileOf(src), bytes)
        pictures.set(src, undefined)
      }
    },
    /** Takes away what the text of a file has shown, and no text of the site shows any more. */
    takeAway(before: string, now: readonly string[]): void {
      for (const src of pictures.keys()) {
        const bytes = before.includes(src) && !now.some((text) => text.includes(src)) && readIfThere(fileOf(src))
        if (!bytes) continue
        pictures.set(src, bytes)
        rmSync(fileOf(src))
      }
    },
  }
}

/** Letters, digits and dashes of a name, without folders and extension. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return toSlug(last.replace(/\.\w+$/, '')).slice(0, 60) || 'picture'
}

async function readPicture(bytes: Buffer): Promise<{ readonly bytes: Buffer; readonly extension: string } | undefined> {
  const start = bytes.subarray(0, 1000).toString('utf8')
  if (/^\s*(?:\ufeff)?\s*<(?:\?xml|!|svg)/.test(start)) {
    const clean = cleanSvg(bytes.toString('utf8'))
    return clean === undefined ? undefined : { bytes: Buffer.from(clean), extension: 'svg' }
  }
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels })
    const { format = '', pages = 1 } = await image.metadata()
    const extension = formats[format]
    if (extension === undefined || pages > 1) return undefined
    const kept = image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const made = kept.toFormat(format === 'heif' ? 'avif' : (format as 'jpeg'), {
      quality: extension === 'avif' ? 70 : 88,
    })
    return { bytes: await made.toBuffer(), extension }
  } catch {
    return undefined
  }
}
