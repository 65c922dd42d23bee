import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { stripMetadata } from './stripMetadata.ts'

const place = {
  IFD0: { Copyright: 'Ada Lovelace', Artist: 'Ada' },
  IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
}
const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer()
const withPlace = async (orientation = 1) =>
  photo(60, 40).withMetadata({ orientation }).withExifMerge(place).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')

describe('stripMetadata', () => {
  it.each([
    ['jpeg', 1],
    ['jpeg', 6],
    ['png', 1],
    ['webp', 1],
  ] as const)('leaves nothing of a camera in a %s of orientation %i, whose pixels stay', async (format, side) => {
    const original = await (await withPlace(side))[format]().toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const stripped = await stripMetadata(original)
    const { exif, xmp, iptc, width, orientation = 1 } = await sharp(stripped).metadata()
    expect(stripped.includes('Ada')).toBe(false)
    expect({ xmp, iptc, width, orientation }).toEqual({ width: 60, orientation: side })
    if (side === 1) expect(exif).toBeUndefined()
    expect((await pixels(stripped)).equals(await pixels(original))).toBe(true)
    expect(await stripMetadata(stripped)).toEqual(stripped)
  })

  it('leaves nothing of a camera in an AVIF', async () => {
    const original = await (await withPlace()).avif().toBuffer()
    expect(original.includes('Ada')).toBe(true)
    const stripped = await stripMetadata(original)
    expect(stripped.includes('Ada')).toBe(false)
    expect(await sharp(stripped).metadata()).toMatchObject({ format: 'heif', width: 60, height: 40 })
  })

  it('removes what a phone appends to a JPEG', async () => {
    const original = await photo(60, 40).jpeg().toBuffer()
    const film = Buffer.concat([original, Buffer.from('ftypmp42 52.5 N')])
    expect(await stripMetadata(film)).toEqual(await stripMetadata(original))
  })

  it('keeps the frames of a GIF and a WebP, and removes comments', async () => {
    const frames = await Promise.all([3, 4].map((seed) => photo(32, 20, seed).png().toBuffer()))
    const moving = sharp(frames, { join: { animated: true } })
    const gif = await moving
      .clone()
      .gif({ delay: [100, 100] })
      .toBuffer()
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 3]), Buffer.from('Ada'), Buffer.from([0])])
    const end = gif.length - 1
    const commented = Buffer.concat([gif.subarray(0, end), comment, gif.subarray(end)])
    expect(await stripMetadata(commented)).toEqual(gif)
    const webp = await moving
      .clone()
      .webp({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(await stripMetadata(webp), { animated: true }).metadata()).pages).toBe(2)
  })

  it('removes the description of a drawing', async () => {
    const drawing =
      '<?xml version="1.0"?><svg sodipodi:docname="/home/ada/plan.svg"><metadata><dc:creator>Ada</dc:creator></metadata><path/></svg>'
    expect((await stripMetadata(Buffer.from(drawing))).toString()).toBe('<?xml version="1.0"?><svg><path/></svg>')
  })

  it('leaves other files as they are', async () => {
    const text = Buffer.from('%PDF-1.7 Ada')
    expect(await stripMetadata(text)).toBe(text)
  })
})
