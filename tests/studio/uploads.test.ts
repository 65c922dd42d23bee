import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPicture, plainName } from '../../studio/server/uploads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-uploads-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keep = (name: string, bytes: Buffer) => keepPicture(join(folder, 'site.yaml'), name, bytes)
const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#246' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()

describe('keepPicture', () => {
  it('makes a photo smaller, and keeps nothing of what the camera noted', async () => {
    expect(await keep('Our Team (1).JPG', await photo(3000))).toEqual({ src: '/images/our-team-1.jpg' })
    const { width, exif } = await sharp(readFileSync(join(folder, 'public/images/our-team-1.jpg'))).metadata()
    expect(width).toBe(2400)
    expect(exif).toBeUndefined()
  })

  it('writes over no picture', async () => {
    await keep('a.jpg', await photo(10))
    expect(await keep('a.jpg', await photo(20))).toEqual({ src: '/images/a-2.jpg' })
  })

  it.each([
    '../../../etc/passwd',
    '..\\..\\evil.jpg',
    '/etc/cron.d/x',
    'a/../../b.jpg',
    '.htaccess',
    '%2e%2e%2fx',
    '\0x',
  ])('keeps %j below public/images', async (name) => {
    expect(plainName(name)).toMatch(/^[a-z0-9][a-z0-9-]*$/)
    await keep(name, await photo(10))
    expect(readdirSync(folder)).toEqual(['public'])
    expect(readdirSync(join(folder, 'public/images'))).toHaveLength(1)
  })

  it('goes by the content, never by the name', async () => {
    expect(await keep('page.html', await photo(10))).toEqual({ src: '/images/page.jpg' })
    expect(await keep('photo.jpg', Buffer.from('<html><script>alert(1)</script>'))).toHaveProperty('refused')
    expect(await keep('photo.jpg', Buffer.from('GIF89a-not'))).toHaveProperty('refused')
    expect(await keep('empty.png', Buffer.alloc(0))).toHaveProperty('refused')
    expect(existsSync(join(folder, 'public/images/photo.jpg'))).toBe(false)
  })

  it('cleans a drawing', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>')
    expect(await keep('logo.svg', drawing)).toEqual({ src: '/images/logo.svg' })
    expect(readFileSync(join(folder, 'public/images/logo.svg'), 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    )
  })
})
