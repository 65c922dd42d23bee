import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../../support/browser/test.ts'
import { photo } from '../../support/photo.ts'
import { type RunningServer, startServer } from '../../support/servers.ts'
import { inAllOnly, whole } from '../../support/whole.ts'

interface SmallSite {
  readonly server: RunningServer
  /** Folder of the site, which has no `public` yet. */
  readonly folder: string
  readonly siteFile: string
}

const siteText = (illustration: string) => `site: { name: Pictures, url: "https://www.pictures.example" }
pages:
  home:
    path: /
    title: Pictures
    blocks:
      - { type: hero, headline: A picture${illustration} }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`
const withPicture = siteText(', illustration: { src: /images/a.jpg, alt: A }')

/** A development server for a site without a \`public\` folder. */
const test = base.extend<{ small: SmallSite }>({
  small: async ({ page }, use) => {
    const around = await mkdtemp(join(tmpdir(), 'pagewright-files-'))
    const folder = join(around, 'site')
    await mkdir(folder)
    const siteFile = join(folder, 'site.yaml')
    await writeFile(siteFile, siteText(''))
    const server = await startServer('dev', { site: siteFile })
    await use({ server, folder, siteFile })
    // A page would look for its lost server.
    await page.goto('about:blank')
    await server.close()
    await rm(around, { recursive: true })
  },
})

test.skip(({ isMobile }) => isMobile, 'an editor sits at a desk')
test.describe.configure({ timeout: 120_000 })

const overlay = (page: Page) => page.locator('pagewright-overlay')
const picture = (page: Page) => page.getByRole('img', { name: 'A', exact: true })

/** The size of the picture itself, and the proportions of its place. */
const shape = (page: Page) =>
  picture(page).evaluate((image) => {
    if (!(image instanceof HTMLImageElement) || !image.complete) return 'not loaded'
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image
    return `${naturalWidth}x${naturalHeight} ${(clientWidth / clientHeight).toFixed(1)}`
  })

test('public files are followed from the first one on, with their proportions and their mistakes', async ({
  page,
  small: { server, folder, siteFile },
}) => {
  const image = join(folder, 'public/images/a.jpg')
  const other = join(folder, 'b.jpg')
  const put = async (width: number, height: number, seed = 1) => {
    await photo(width, height, seed).jpeg().toFile(other)
    await copyFile(other, image)
  }
  const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))

  await test.step('the folder comes after the start', async () => {
    await writeFile(siteFile, withPicture)
    await expect(overlay(page)).toContainText('There is no image')
    await mkdir(join(folder, 'public/images'), { recursive: true })
    await put(800, 400)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => shape(page)).toBe('800x400 2.0')
  })
  await test.step('the picture is replaced by one of another shape, then by one of the same', async () => {
    await put(400, 800)
    await expect.poll(() => shape(page)).toBe('400x800 0.5')
    const address = await picture(page).evaluate((each: HTMLImageElement) => each.currentSrc)
    await put(400, 800, 2)
    await expect.poll(() => picture(page).evaluate((each: HTMLImageElement) => each.currentSrc)).not.toBe(address)
  })
  expect(await isMarked()).toBe(true)
  if (!whole) return
  await test.step('the picture is emptied, and a good one is moved over it', async () => {
    await writeFile(image, '')
    await expect(overlay(page)).toContainText('is empty')
    await photo(800, 400).jpeg().toFile(other)
    await rename(other, image)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => shape(page)).toBe('800x400 2.0')
  })
  await test.step('the picture is removed and comes back', async () => {
    await rename(image, other)
    await expect(overlay(page)).toContainText('There is no image')
    await rename(other, image)
    await expect(overlay(page)).toHaveCount(0)
  })
  await test.step('the folder is removed and made again', async () => {
    await rm(join(folder, 'public'), { recursive: true })
    await expect(overlay(page)).toContainText('There is no image')
    await mkdir(join(folder, 'public/images'), { recursive: true })
    await put(400, 800)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => shape(page)).toBe('400x800 0.5')
  })
  expect(await isMarked()).toBe(true)
})

test(
  'a deleted folder of the site is reported and picked up again when it returns',
  inAllOnly,
  async ({ page, small: { server, folder, siteFile } }) => {
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await rm(folder, { recursive: true })
    await expect(overlay(page)).toContainText('The site file is gone.')
    await mkdir(join(folder, 'public/images'), { recursive: true })
    await photo(800, 400).jpeg().toFile(join(folder, 'public/images/a.jpg'))
    await writeFile(siteFile, withPicture)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => shape(page)).toBe('800x400 2.0')
    await writeFile(siteFile, siteText(', text: Saved again'))
    await expect(page.getByText('Saved again')).toBeVisible()
  },
)

test('a feed is served at its address, and unknown ones are not', async ({ small: { server, siteFile }, request }) => {
  const posts = 'content: { posts: { a: { title: First post, date: 2026-05-02 } } }\npages:\n'
  const post =
    '  post: { path: "/:post", params: { post: { in: posts } }, title: "{post.title}", blocks: [{ type: not-found }] }\n'
  const withFeed = siteText('')
    .replace('pages:\n', posts + post)
    .replace('    title: Pictures\n', '    title: Pictures\n    feed: { in: posts, sort: -date }\n')
  await writeFile(siteFile, withFeed)
  const feed = new URL('/feed.xml', server.url).href
  await expect.poll(async () => (await request.get(feed)).headers()['content-type']).toMatch(/^application\/atom\+xml/)
  expect(await (await request.get(feed)).text()).toContain('<title>First post</title>')
  const other = await request.get(new URL('/a/feed.xml', server.url).href)
  expect(other.status()).toBe(404)
})
