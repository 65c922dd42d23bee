import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledSite } from '../../../../schema/model.ts'
import { compileText } from '../../../../tests/support/compileText.ts'
import { photo } from '../../../../tests/support/photo.ts'
import { shareImageOf, shareLook } from './shareImage.ts'
import { writeShareImages } from './writeShareImages.ts'

const typeface = readFileSync('src/make/assets/fonts/instrument-sans.woff2')

let folder: string
let builds = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-share-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function siteOf(titles: readonly string[], name = 'Acme'): CompiledSite {
  const pages = titles.map(
    (title, at) =>
      `  page${at}: { path: ${at === 0 ? '/' : `/${at}`}, title: ${JSON.stringify(title)}, blocks: [{ type: not-found }] }`,
  )
  const { site, text } = compileText(
    [`site: { name: ${JSON.stringify(name)}, url: "https://www.acme.example" }`, 'pages:', ...pages]
      .concat('  missing: { path: /404, title: Not here, blocks: [{ type: not-found }] }')
      .join('\n'),
  )
  if (site === undefined) throw new Error(text)
  return site
}

/** Writes the pictures of a site. Returns the picture file of a page’s path, and the warnings. */
async function write(site: CompiledSite, { cache = 'cache', bytes = typeface as Uint8Array } = {}) {
  const outDir = path.join(folder, `out-${builds++}`)
  const look = shareLook(site, bytes)
  const untitled = await writeShareImages(site, look, {
    typeface: bytes,
    publicDirs: [path.join(folder, 'public')],
    outDir,
    cacheDir: path.join(folder, cache),
  })
  const fileOf = (at: string): string => {
    const entry = site.entries.get(at)
    const picture = entry?.kind === 'page' ? shareImageOf(entry.page, site.shell, look) : undefined
    return path.join(outDir, picture?.url ?? '')
  }
  return { fileOf, untitled, files: readdirSync(path.join(outDir, 'assets/share')) }
}

describe('writeShareImages', () => {
  it('writes a small picture for each title at the path that the page links to', async () => {
    const { fileOf, untitled, files } = await write(siteOf(['Pricing', 'Contact us', 'Pricing']))
    expect(untitled).toEqual([])
    // `/`, `/1` and `/404`: pages with the same title share a picture.
    expect(files).toHaveLength(3)
    expect(fileOf('/2')).toBe(fileOf('/'))
    for (const at of ['/', '/1', '/404']) {
      expect(await sharp(fileOf(at)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(statSync(fileOf(at)).size).toBeLessThan(48_000)
    }
    expect(readFileSync(fileOf('/')).equals(readFileSync(fileOf('/1')))).toBe(false)
  })

  it('writes the name of the site in the language of the page', async () => {
    const site = siteOf(['Prices', 'Prices'])
    const other = { ...site.shell, site: { ...site.shell.site, name: 'Laden' }, home: '/1' }
    const { fileOf, files } = await write({ ...site, shells: { 1: other } })
    expect(files).toHaveLength(3)
    const entry = site.entries.get('/1')
    const picture = entry?.kind === 'page' && shareImageOf(entry.page, other, shareLook(site, typeface))
    if (!picture) throw new Error('The page has no picture.')
    expect(picture.alt).toBe('Prices | Laden')
    const german = readFileSync(path.join(path.dirname(fileOf('/')), path.basename(picture.url)))
    expect(german.equals(readFileSync(fileOf('/')))).toBe(false)
  })

  it('writes identical pictures again and draws each only once', async () => {
    const site = siteOf(['Solutions'])
    const [first, other] = [await write(site), await write(site, { cache: 'other' })]
    expect(readFileSync(first.fileOf('/')).equals(readFileSync(other.fileOf('/')))).toBe(true)
    // A marker with a valid digest replaces the cached picture. It appears in the output, so the cache is used.
    const kept = path.join(folder, 'cache', path.basename(first.fileOf('/')))
    const mark = Buffer.from('kept')
    await writeFile(kept, Buffer.concat([createHash('sha256').update(mark).digest(), mark]))
    expect(readFileSync((await write(site)).fileOf('/'), 'utf8')).toBe('kept')
  })

  it('draws a picture again if its cached copy was changed', async () => {
    const site = siteOf(['Solutions'])
    const name = path.basename((await write(site, { cache: 'damaged' })).fileOf('/'))
    const kept = path.join(folder, 'damaged', name)
    const whole = readFileSync(kept)
    await writeFile(kept, whole.subarray(0, whole.length - 100))
    const bytes = readFileSync((await write(site, { cache: 'damaged' })).fileOf('/'))
    expect(bytes.equals(whole.subarray(32))).toBe(true)
  })

  it('works without a writable cache', async () => {
    await writeFile(path.join(folder, 'no-folder'), '')
    const { fileOf } = await write(siteOf(['Solutions']), { cache: 'no-folder' })
    expect(await sharp(fileOf('/')).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  it('shows the name of the site if a title can’t be set and warns with the pages', async () => {
    const { fileOf, untitled } = await write(siteOf(['Prices', 'Цены', '料金', 'الأسعار']))
    expect(untitled).toEqual(['/1', '/2', '/3'])
    const [known, ...others] = ['/1', '/2', '/3'].map((at) => readFileSync(fileOf(at)))
    for (const other of others) expect(known?.equals(other)).toBe(true)
    expect(known?.equals(readFileSync(fileOf('/')))).toBe(false)
  })

  it('shows only the mark if the name can’t be set either', async () => {
    for (const [site, bytes] of [
      [siteOf(['Цены'], 'Акме'), typeface],
      [siteOf(['Prices']), new Uint8Array()],
    ] as const) {
      const { fileOf, untitled } = await write(site, { bytes })
      expect(untitled).toContain('/')
      expect(await sharp(fileOf('/')).metadata()).toMatchObject({ width: 1200, height: 630 })
    }
  })

  it('scales the author’s own picture to the size shown and draws no other for its page', async () => {
    const site = siteOf(['Van', 'Other'])
    const entry = site.entries.get('/')
    if (entry?.kind !== 'page') throw new Error('The site has no front page.')
    await mkdir(path.join(folder, 'public'), { recursive: true })
    await photo(1600, 900).png().toFile(path.join(folder, 'public/van.png'))
    const src = { src: '/van.png', width: 1600, height: 900, copies: 'abcdef' }
    const page = { ...entry.page, shareImage: { src, alt: 'Our van' } }
    const own = { ...site, entries: new Map([...site.entries, ['/', { kind: 'page', page }] as const]) }
    const { fileOf, files } = await write(own)
    expect(fileOf('/')).toMatch(/abcdef\.jpg$/)
    expect(await sharp(fileOf('/')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 675 })
    expect(files).toHaveLength(3)

    const damaged = { ...own, entries: new Map([['/', { kind: 'page', page }] as const]) }
    await writeFile(path.join(folder, 'public/van.png'), 'no picture')
    await expect(write(damaged, { cache: 'empty' })).rejects.toThrow('`public/van.png` is damaged')
  })
})
