import { findFile } from '../references/findFile.ts'
import type { Found, ValueRule } from './lintSite.ts'

/** Names that cameras, phones and their programs give. */
const nameOfFile =
  /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?)|(?:IMG|DSCN?|DSCF|PXL|MVIMG|WA|Screenshot)[_-]?\d{3,}\S*)$/i

/** A description of a picture that is the name of its file, and a picture that is blurred in its place. */
export const pictures: ValueRule = function* ({ value, path, schema: { format, pictures, fills } }, { publicFiles }) {
  if (typeof value !== 'string') return
  if (format === undefined && path.at(-1) === 'alt') yield* nameAsAlt(value)
  if (pictures === true)
    for (const [, alt = ''] of value.matchAll(/!\[([^\]\n]*)\]\(/g))
      for (const found of nameAsAlt(alt)) yield { ...found, piece: alt }
  const file = format === 'image' && typeof fills === 'number' ? findFile(value, publicFiles.find)?.path : undefined
  const image = file === undefined ? undefined : publicFiles.image(file)
  // Browsers make a narrower picture larger, and a blurred one at more than twice its size.
  if (typeof image !== 'object' || image.width * 2 >= Number(fills) || image.src.endsWith('.svg')) return
  yield {
    code: 'small-picture',
    message: `\`public${image.src}\` is only ${image.width} pixels wide, but its place is about ${fills}.`,
    hint: `Use a picture that is at least ${Number(fills) * 2} pixels wide, so that it is sharp on every screen.`,
  }
}

function* nameAsAlt(alt: string): Generator<Found> {
  if (nameOfFile.test(alt.trim()))
    yield {
      code: 'file-name-as-alt',
      message: `\`${alt.trim()}\` is the name of a file: people who cannot see the picture would hear that.`,
      hint: 'Say what it shows, as on the phone: Two people at a desk.',
    }
}
