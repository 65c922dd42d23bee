import type { Sharp } from 'sharp'
import { decodeAddress } from '../../../../schema/fileAddress.ts'
import { authorError } from '../../project/authorError.ts'
import { readPublicFile } from '../readPublicFile.ts'

/**
 * The library that decodes and encodes images. It is large, so only a build with images to encode loads it. It uses one
 * thread per image, because several images are encoded at a time.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

/**
 * Encodes an image of the author, rotated upright.
 * @throws An error with a message for the author if the image can't be decoded.
 */
export async function encodeImage(
  src: string,
  publicDirs: readonly string[],
  encode: (image: Sharp) => Sharp,
): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    return await encode(sharp(await readPublicFile(publicDirs, src)).autoOrient()).toBuffer()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw authorError(
      `\n\`public${decodeAddress(src)}\` is damaged and can’t be made smaller (${reason}).\nSave it again in an image editor, or copy it again from its source.`,
    )
  }
}
