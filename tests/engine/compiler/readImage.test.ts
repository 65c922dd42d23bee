import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImage } from '../../../src/make/project/readImage.ts'
import { photo } from '../../support/photo.ts'

const formats = ['jpeg', 'png', 'webp', 'avif'] as const
const make = (format: (typeof formats)[number]) => photo(64, 40).toFormat(format).toBuffer()

describe('readImage', () => {
  it.each(formats)('measures a %s and lists the copies that a build makes', async (format) => {
    const bytes = await make(format)
    expect(readImage('/a', bytes, false)).toEqual({ src: '/a', width: 64, height: 40 })
    expect(readImage('/a', bytes, true)).toEqual({
      src: '/a',
      width: 64,
      height: 40,
      copies: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })

  it.each(formats)('recognizes a truncated %s, wherever it is cut', async (format) => {
    const bytes = await make(format)
    for (const share of [0.6, 0.8, 0.97]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share))
      const read = readImage('/a', cut, true)
      // A file that is cut before its size isn't recognized as an image.
      if (read !== undefined) expect(read).toBe('cut')
    }
    expect(readImage('/a', bytes.subarray(0, bytes.length - 13), true)).toBe('cut')
  })

  it('accepts a photo with an embedded preview or trailing data', async () => {
    const [bytes, preview] = [await make('jpeg'), await photo(16, 10).jpeg().toBuffer()]
    const app = Buffer.concat([
      Buffer.from([0xff, 0xed, (preview.length + 2) >> 8, (preview.length + 2) & 255]),
      preview,
    ])
    const nested = Buffer.concat([bytes.subarray(0, 2), app, bytes.subarray(2)])
    expect(readImage('/a', nested, false)).toEqual({ src: '/a', width: 64, height: 40 })
    expect(readImage('/a', nested.subarray(0, nested.length - 40), false)).toBe('cut')
    const film = Buffer.from([0, 1, 0xff, 0xda, 5, 0xff, 0xd8, 6])
    expect(readImage('/a', Buffer.concat([bytes, film]), false)).toMatchObject({ width: 64 })
    const progressive = await photo(64, 40).jpeg({ progressive: true }).toBuffer()
    expect(readImage('/a', progressive, false)).toMatchObject({ width: 64 })
    expect(readImage('/a', progressive.subarray(0, progressive.length - 9), false)).toBe('cut')
  })

  it.each([
    ['', 'empty'],
    ['<!doctype html><title>Sign in</title>', 'a web page'],
    ['\ufeff\n<html><body>', 'a web page'],
    ['{"error":"not found"}', 'a JSON file'],
    ['not an image', 'a text file'],
    ['%PDF-1.7\n\0', 'a PDF file'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a HEIC picture'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ])('says what %j is', (text, kind) => {
    expect(readImage('/a.jpg', Buffer.from(text), true)).toBe(kind)
  })

  it('accepts no TIFF, which browsers don’t show', async () => {
    expect(readImage('/a.jpg', await photo(64, 40).tiff().toBuffer(), true)).toBe('a TIFF picture')
  })

  it('applies the orientation of a photo to its size', async () => {
    const turned = await photo(64, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(readImage('/a', turned, false)).toEqual({ src: '/a', width: 40, height: 64 })
  })

  it('lists no copies of drawings and animations', async () => {
    const frames = await Promise.all([1, 2].map((seed) => photo(64, 40, seed).png().toBuffer()))
    const moving = sharp(frames, { join: { animated: true } })
    for (const bytes of [
      await moving
        .clone()
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
      await moving
        .clone()
        .gif({ delay: [100, 100] })
        .toBuffer(),
      readFileSync('public/images/video-poster.svg'),
    ]) {
      const read = readImage('/a', bytes, true)
      expect(read).toBeTypeOf('object')
      expect(read).not.toHaveProperty('copies')
    }
  })

  it('derives the names of copies from the image’s content', async () => {
    const [a, b] = [await photo(64, 40, 1).jpeg().toBuffer(), await photo(64, 40, 2).jpeg().toBuffer()]
    expect(readImage('/a', a, true)).not.toEqual(readImage('/a', b, true))
    expect(readImage('/a', a, true)).toEqual(readImage('/a', Buffer.from(a), true))
  })

  it('rejects anything else as an image', () => {
    for (const bytes of [Buffer.from([0xff, 0xd8])]) {
      expect(readImage('/a', bytes, true)).toBeUndefined()
    }
  })
})
