import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type CopyFormat, copyFormats, copyPath, copyWidths } from '../../../../schema/imageCopies.ts'
import type { ImageSource } from '../../../../schema/values.ts'
import type { StageCount } from '../buildReports.ts'
import { placeCached } from '../cache/checkedFile.ts'
import { encodeImage } from './encodeImage.ts'
import { inParallel } from './inParallel.ts'

export interface CopyPlaces {
  /** Folders of public files; a later one wins. */
  readonly publicDirs: readonly string[]
  /** Folder of the built site. */
  readonly outDir: string
  /** Folder that keeps copies from build to build. */
  readonly cacheDir: string
}

interface Copy {
  readonly image: ImageSource
  readonly format: CopyFormat
  readonly width: number
  /** Address on the site. */
  readonly path: string
}

/**
 * Writes smaller copies of images at the paths that `copyPath` returns: without camera metadata, rotated upright,
 * in the sRGB color space. Only those are made that the cache doesn't have: their names depend on the bytes of the image, not on
 * its name, its folder or the folder of the site.
 *
 * @param onMade Called before the first copy is made and after each.
 * @throws An error with a message for the author if an image can't be read.
 */
export async function writeImageCopies(
  images: readonly ImageSource[],
  { publicDirs, outDir, cacheDir }: CopyPlaces,
  onMade: (count: StageCount) => void = () => {},
): Promise<void> {
  const copies = new Map(images.flatMap(copiesOf).map((copy) => [copy.path, copy] as const))
  if (copies.size === 0) return
  await mkdir(path.join(outDir, path.dirname(copyPath('', 0, 'webp'))), { recursive: true })
  const cachedFile = (copy: Copy) => path.join(cacheDir, path.posix.basename(copy.path))
  const total = [...copies.values()].filter((copy) => !existsSync(cachedFile(copy))).length
  let done = 0
  if (total > 0) onMade({ done, total })
  await inParallel(copies.values(), (copy) =>
    placeCached(cachedFile(copy), path.join(outDir, copy.path), async () => {
      const bytes = await encode(copy, publicDirs)
      done += 1
      onMade({ done, total: Math.max(done, total) })
      return bytes
    }),
  )
}

function copiesOf(image: ImageSource): readonly Copy[] {
  const { copies } = image
  if (copies === undefined) return []
  const formats = Object.keys(copyFormats) as CopyFormat[]
  return copyWidths(image).flatMap((width) =>
    formats.map((format) => ({ image, format, width, path: copyPath(copies, width, format) })),
  )
}

function encode({ image, format, width }: Copy, publicDirs: readonly string[]): Promise<Buffer> {
  return encodeImage(image.src, publicDirs, (upright) => {
    const resized = upright.resize({ width })
    return format === 'avif' ? resized.avif(copyFormats.avif) : resized.webp(copyFormats.webp)
  })
}
