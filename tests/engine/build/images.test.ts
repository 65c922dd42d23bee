import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImage } from '../../../src/make/project/readImage.ts'
import { photoSite } from '../../support/photoSite.ts'
import { buildSite, runBuild } from '../../support/servers.ts'

let folder: string
let dist: string
let site: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-images-'))
  dist = join(folder, 'dist')
  site = await photoSite(folder)
  await buildSite({ site, outDir: dist })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const html = (file: string) => readFileSync(join(dist, file), 'utf8')
const copiesIn = (outDir: string) => readdirSync(join(outDir, 'assets/images')).sort()

/** URL and width of every copy that a page offers. */
const offered = (document: string) =>
  [...document.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((each) => {
      const [url = '', width = ''] = each.split(' ')
      return { url, width: Number.parseInt(width, 10) }
    }),
  )

describe('a photo of a built site', () => {
  it('is offered in several widths and two formats, which exist and have the stated widths', async () => {
    const copies = offered(html('index.html'))
    expect(copies).toHaveLength(8)
    for (const { url, width } of copies) {
      const made = await sharp(join(dist, url)).metadata()
      expect({ url, width: made.width, height: made.height }).toEqual({
        url,
        width,
        height: Math.round((width * 1200) / 1800),
      })
      expect(`.${made.format === 'heif' ? 'avif' : made.format}`).toBe(url.slice(url.lastIndexOf('.')))
    }
  })

  it('has its size reserved, is fetched with priority above the fold and lazily below', () => {
    const [opening] = html('index.html').match(/<img [^>]*>/g) ?? []
    expect(opening).toMatch(/ fetchpriority="high"/i)
    expect(opening).not.toContain('loading=')
    expect(opening).toMatch(/ width="1800" height="1200"/)
    const [below] = html('film/index.html').match(/<img [^>]*>/g) ?? []
    expect(below).toContain(' loading="lazy"')
    expect(below).not.toMatch(/fetchpriority/i)
    // Upright in its metadata.
    expect(below).toMatch(/ width="800" height="1000"/)
  })

  it('is a fraction of the original’s size for small and large screens', () => {
    const original = statSync(join(folder, 'public/photos/team.jpg')).size
    const sizes = offered(html('index.html')).map(({ url, width }) => ({
      width,
      size: statSync(join(dist, url)).size,
    }))
    for (const { width, size } of sizes) expect(size).toBeLessThan(original * (width <= 800 ? 0.25 : 1))
  })

  it('contains no camera or location metadata', async () => {
    const team = await sharp(join(folder, 'public/photos/team.jpg')).metadata()
    expect(team.exif).toBeDefined()
    for (const name of copiesIn(dist)) {
      const { exif, icc, orientation } = await sharp(join(dist, 'assets/images', name)).metadata()
      expect({ name, exif, icc, orientation: orientation ?? 1 }).toEqual({ name, orientation: 1 })
    }
  })

  it('is published as its copies alone, unless a page or a file of the site asks for it', async () => {
    const photos = (readdirSync(join(dist, 'photos')) as string[]).sort()
    // `linked.jpg` is a download, `named.png` is in a page of its own, and nothing names `unused.jpg`.
    expect(photos).toEqual(['linked.jpg', 'moving.webp', 'named.png'])
    const original = await sharp(join(folder, 'public/photos/linked.jpg')).metadata()
    expect(original.exif).toBeDefined()
    const published = await sharp(join(dist, 'photos/linked.jpg')).metadata()
    expect(published).toMatchObject({ width: original.width, height: original.height })
    expect(published.exif).toBeUndefined()
  })

  it('has no copies if no page shows it or if it is animated', () => {
    const named = new Set(
      [
        ...html('index.html')
          .concat(html('film/index.html'))
          .matchAll(/images\/([0-9a-f]{12})-/g),
      ].map(([, name]) => name),
    )
    expect(named.size).toBe(2)
    expect(new Set(copiesIn(dist).map((name) => name.split('-')[0]))).toEqual(named)
    expect(html('moving/index.html')).toContain('src="/photos/moving.webp"')
  })

  it('is the share image if its page says so', async () => {
    const document = html('film/index.html')
    const [, at = ''] =
      /og:image" content="https:\/\/www\.photographs\.example(\/assets\/share\/[0-9a-f]{12}\.jpg)"/.exec(document) ?? []
    expect(await sharp(join(dist, at)).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 })
    expect(document).toContain('<meta property="og:image:width" content="600">')
    expect(document).toContain('<meta property="og:image:height" content="400">')
    expect(document).toContain('<meta property="og:image:alt" content="The team by the river">')
  })

  it('is cached by browsers forever because its name contains a hash', () => {
    expect(html('_headers')).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/)
    const [name] = copiesIn(dist)
    const bytes = ['team', 'upright'].map((each) => readFileSync(join(folder, `public/photos/${each}.jpg`)))
    const names = bytes.map((each) => readImage('/x', each, true))
    expect(names).toContainEqual(expect.objectContaining({ copies: name?.split('-')[0] }))
  })

  it('is identical wherever the site is built, with and without a cache, from a folder or from a link', async () => {
    const other = join(folder, 'other')
    await mkdir(other)
    await symlink(join(folder, 'public'), join(other, 'public'), 'junction')
    await cp(site, join(other, 'site.yaml'))
    const cache = 'node_modules/.cache/pagewright/images'
    for (const name of copiesIn(dist)) {
      expect(existsSync(join(cache, name))).toBe(true)
      if (name.endsWith('480.avif')) await rm(join(cache, name))
    }
    await buildSite({ site: join(other, 'site.yaml'), outDir: join(other, 'dist') })
    expect(copiesIn(join(other, 'dist'))).toEqual(copiesIn(dist))
    for (const name of copiesIn(dist)) {
      const at = join('assets/images', name)
      expect(readFileSync(join(other, 'dist', at)).equals(readFileSync(join(dist, at)))).toBe(true)
    }
  })

  it('stops the build with its name if its data is damaged', async () => {
    const other = join(folder, 'damaged')
    await mkdir(join(other, 'public/photos'), { recursive: true })
    await cp(site, join(other, 'site.yaml'))
    await cp(join(folder, 'public'), join(other, 'public'), { recursive: true })
    const bytes = readFileSync(join(folder, 'public/photos/team.png'))
    bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 2000)
    await writeFile(join(other, 'public/photos/team.jpg'), bytes)
    const { code, output } = await runBuild({ site: join(other, 'site.yaml'), outDir: join(other, 'dist') })
    expect(code).toBe(1)
    expect(output).toContain('`public/photos/team.jpg` is damaged')
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
    expect(existsSync(join(other, 'dist'))).toBe(false)
  })
})
