import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { filePath } from '../../../../schema/imageCopies.ts'
import type { CompiledPage, CompiledSite, SiteShell } from '../../../../schema/model.ts'
import { type Shells, shellAt } from '../../../../schema/shellAt.ts'
import type { ImageSource } from '../../../../schema/values.ts'
import { placeCached } from '../cache/checkedFile.ts'
import { openTypeface, type Typeface } from '../fonts/typeface.ts'
import { encodeImage, loadSharp } from '../images/encodeImage.ts'
import { inParallel } from '../images/inParallel.ts'
import type { CopyPlaces } from '../images/writeImageCopies.ts'
import { settable, shareGround, shareSize, shareTitle } from './shareDesign.ts'
import { fitted, type ShareLook, shareName, shareTitleOf } from './shareImage.ts'

/**
 * Writes the share images of a site at the paths that `shareImageOf` returns.
 *
 * @returns Paths of pages whose picture shows only the name of the site: the typeface lacks characters of their
 *   titles, or the titles are read from right to left.
 * @throws If an author's own picture can't be read.
 */
export async function writeShareImages(
  site: CompiledSite,
  look: ShareLook,
  { typeface: bytes, publicDirs, outDir, cacheDir }: CopyPlaces & { readonly typeface: Uint8Array },
): Promise<readonly string[]> {
  const pages = [...site.entries.values()].flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []))
  const orders = ordersFor(pages, site, look)
  if (orders.size === 0) return []
  const typeface = await openTypeface(bytes)
  const paint = createPainter(typeface)
  const folder = path.join(outDir, 'assets/share')
  await mkdir(folder, { recursive: true })
  await inParallel(orders, ([name, order]) =>
    placeCached(path.join(cacheDir, name), path.join(folder, name), () =>
      'image' in order ? fitOwn(order.image, publicDirs) : paint(order),
    ),
  )
  return pages.flatMap((page) => {
    const title = page.shareImage === undefined ? shareTitleOf(page, look) : undefined
    const canSet = title === undefined || (typeface && settable(title, typeface)) !== undefined
    return canSet ? [] : [page.path]
  })
}

/** What the author should know of the pictures, given the paths of those without a title. */
export function shareNotes(
  { entries, shell }: CompiledSite,
  { mode }: ShareLook,
  untitled: readonly string[],
): readonly string[] {
  const isShared = mode === 'site' && shell.site.shareImages === undefined
  const more = untitled.length > 3 ? ` and ${untitled.length - 3} more` : ''
  return [
    isShared
      ? `Links to the ${entries.size} pages all show one picture; \`shareImages: pages\` under \`site\` makes one for each.`
      : '',
    untitled.length > 0
      ? `Pictures for links show no title where the typeface has no letters for it, or it is read from right to left: ${untitled.slice(0, 3).join(', ')}${more}.`
      : '',
  ].filter((note) => note !== '')
}

/** A picture with a title, or for the whole site, in the language of a shell. */
type Design = { readonly title: string | undefined; readonly shell: SiteShell }

/** The pictures to generate, by file name: by their design, or from an author's own picture. */
function ordersFor(pages: readonly CompiledPage[], shells: Shells, look: ShareLook) {
  const orders = new Map<string, Design | { readonly image: ImageSource }>()
  for (const page of pages) {
    const own = page.shareImage?.src
    if (own !== undefined) {
      if (own.copies !== undefined) orders.set(path.posix.basename(fitted(own).url), { image: own })
    } else if (look.mode !== 'none') {
      const shell = shellAt(shells, page.path)
      const title = shareTitleOf(page, look)
      orders.set(shareName(title, shell, look), { title, shell })
    }
  }
  return orders
}

function fitOwn(image: ImageSource, publicDirs: readonly string[]): Promise<Buffer> {
  const { width } = fitted(image)
  return encodeImage(filePath(image), publicDirs, (upright) =>
    upright.resize({ width }).flatten({ background: '#fff' }).jpeg({ quality: 80 }),
  )
}

/** Draws a picture as JPEG, with the name of the site if there is no title or it can't be set. */
function createPainter(typeface: Typeface | undefined) {
  const titleOf = (title: string) => typeface && shareTitle(title, typeface)
  const grounds = new Map<string, Promise<Buffer>>()
  return async ({ title, shell }: Design): Promise<Buffer> => {
    const own = title === undefined ? undefined : titleOf(title)
    const words = own ?? titleOf(shell.site.name)
    const drawn = shareGround(shell, own === undefined ? undefined : typeface)
    const painting = grounds.get(drawn) ?? pixels(drawn)
    grounds.set(drawn, painting)
    const ground = await painting
    const sharp = await loadSharp()
    const painted = words === undefined ? ground : overlay(ground, await cover(words))
    return sharp(painted, { raw: { ...shareSize, channels: 3 } })
      .jpeg({ quality: 70 })
      .toBuffer()
  }
}

/** Red, green and blue values of every pixel. */
async function pixels(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** Alpha of every pixel, 0 to 255. */
async function cover(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
}

/** Draws white with the given alpha over a background. Much faster than sharp's `composite`. */
function overlay(ground: Buffer, covered: Buffer): Buffer {
  const painted = Buffer.from(ground)
  for (let pixel = 0; pixel < covered.length; pixel++) {
    const share = covered[pixel] ?? 0
    if (share === 0) continue
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const below = painted[at] ?? 0
      painted[at] = below + Math.round(((255 - below) * share) / 255)
    }
  }
  return painted
}
