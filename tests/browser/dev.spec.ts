import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type RunningServer, startServer } from '../support/servers.ts'
import { settle } from './settle.ts'
import { siteFiles } from './sites.ts'
import { test as base, expect } from './test.ts'

interface Editor {
  /** Replaces a text of the site file, which must be there, and saves. */
  readonly replace: (text: string, other: string) => Promise<void>
  /** Saves the file as it was at first. */
  readonly restore: () => Promise<void>
}

interface DevServer {
  readonly server: RunningServer
  readonly siteFile: string
  readonly original: string
}

/** A development server of its own over a copy of the site file, and somebody who edits that copy. */
const test = base.extend<{ editor: Editor }, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pagewright-dev-'))
      const siteFile = join(folder, 'site.yaml')
      const original = await readFile(siteFiles.agency, 'utf8')
      await writeFile(siteFile, original)
      const server = await startServer('dev', { site: siteFile })
      await use({ server, siteFile, original })
      await server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ dev }, use) => use(dev.server.url),

  editor: async ({ dev }, use) => {
    const restore = () => writeFile(dev.siteFile, dev.original)
    await use({
      async replace(text, other) {
        const current = await readFile(dev.siteFile, 'utf8')
        if (!current.includes(text)) throw new Error(`The site file has no text \`${text}\`.`)
        await writeFile(
          dev.siteFile,
          current.replace(text, () => other),
        )
      },
      restore,
    })
    await restore()
  },
})

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'an editor sits at a desk')

/** Opens Home and waits until the app runs and Vite has nothing left to prepare. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.pagewright.live)
  await settle(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
}

const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
const overlay = (page: Page) => page.locator('vite-error-overlay')

test('a saved text shows at once; an open dialog, a choice and the scroll stay', async ({ page, editor }) => {
  await open(page)
  const solutions = page.getByRole('region', { name: 'Industry Solutions' })
  const music = solutions.getByRole('radio', { name: /music/i })
  await music.check({ force: true })
  await solutions.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  // Bands above may still find their height; the browser then scrolls along, and nothing moves on the screen.
  const place = () => solutions.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await place()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#dialog-try-voice-agent')
    dialog?.showModal()
  })
  await expect(page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })).toBeVisible()

  await editor.replace('Complete a quick form', 'Fill in a short form')
  await expect(page.getByRole('dialog')).toContainText('Fill in a short form')
  await editor.replace('Stay in the session', 'Stay in the studio')
  await expect(solutions).toContainText('Stay in the studio')

  await expect(page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })).toBeVisible()
  await expect(music).toBeChecked()
  expect(await place()).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})

test('a new block appears in its place, and goes when it is taken out', async ({ page, editor }) => {
  await open(page)
  const added = page.getByRole('heading', { name: 'Added while you watch' })
  await editor.replace(
    '      - type: logo-strip\n',
    '      - { type: prose, heading: Added while you watch, text: It is here. }\n      - type: logo-strip\n',
  )
  await expect(added).toBeVisible()
  await editor.restore()
  await expect(added).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('colours of the theme and words of the frame follow', async ({ page, editor }) => {
  await open(page)
  await editor.replace('{ label: Solutions, to: /solutions', '{ label: Our solutions, to: /solutions')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our solutions' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a broken save keeps the page and names file and line; the repair recovers', async ({
  page,
  editor,
  dev,
}) => {
  await open(page)
  const line = dev.original.split('\n').findIndex((text) => text.includes('layout: cards')) + 1
  await editor.replace('layout: cards', 'layuot: cards')
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toContainText('Did you mean `layout`?')
  await expect(overlay(page)).toContainText(`site.yaml:${line}:`)
  await expect(page.getByRole('heading', { name: 'Industry Solutions' })).toBeAttached()

  await editor.replace('layuot: cards', 'layout: cards')
  await expect(overlay(page)).toHaveCount(0)
  await editor.replace('Trusted by Industry Leaders', 'Trusted by people')
  await expect(page.getByRole('heading', { name: 'Trusted by people' })).toBeAttached()
  expect(await isSameDocument(page)).toBe(true)
})

test('a page opened while the file is broken shows the last good state and the problem', async ({
  page,
  editor,
}) => {
  await open(page)
  await editor.replace('pages:\n', 'pages: [\n')
  await expect(overlay(page)).toBeVisible()
  await page.reload()
  await expect(overlay(page)).toBeVisible()
  await editor.restore()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an editor never sees the machinery', async ({ page, editor }) => {
  await open(page)
  await editor.replace('pages:\n', 'pages:\n') // a save without a change
  await editor.replace('icon: mood-smile', 'icon: mood-smlie')
  await expect(overlay(page)).toContainText('mood-smile')
  await expect(overlay(page)).not.toContainText(/node_modules|src\/compiler|at .*\.ts:\d+/)
})

test('the overlay shows every problem, each with a link that opens its line', async ({
  page,
  editor,
  dev,
}) => {
  await open(page)
  const lineOf = (text: string) => dev.original.split('\n').findIndex((line) => line.includes(text)) + 1
  await editor.replace('layout: cards', 'layuot: cards')
  await editor.replace('icon: mood-smile', 'icon: mood-smlie')
  await expect(overlay(page)).toContainText('2 problems in ')
  const links = overlay(page).locator('a.file-link')
  // The third is the page that uses what was written elsewhere.
  await expect(links).toHaveCount(3)
  for (const text of ['layout: cards', 'icon: mood-smile']) {
    await expect(links.filter({ hasText: `${dev.siteFile}:${lineOf(text)}:` })).toHaveCount(1)
  }
})

test.describe('Alt and a click', () => {
  /** Clicks with Alt and gives the place that would be opened in the editor. */
  async function openedBy(page: Page, target: Locator): Promise<string> {
    const asked = page.waitForRequest('**/__open-in-editor?*')
    await target.click({ modifiers: ['Alt'] })
    return new URL((await asked).url()).searchParams.get('file') ?? ''
  }

  test('open the line that says what was clicked, wherever the file has it', async ({ page, dev }) => {
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }))
    await open(page)
    const lines = dev.original.split('\n')
    const home = lines.indexOf('  home:')
    const lineOf = (text: string) => {
      const onHome = lines.findIndex((line, index) => index > home && line.includes(text))
      return (onHome === -1 ? lines.findIndex((line) => line.includes(text)) : onHome) + 1
    }
    const cases: readonly [Locator, string][] = [
      [page.getByRole('heading', { level: 1 }), 'headline: Every call answered'],
      [
        page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first(),
        'label: Watch Demo Video',
      ],
      [page.getByText('caller satisfaction').first(), 'label: caller satisfaction'],
      [page.getByRole('banner').getByRole('link', { name: 'Solutions' }), 'label: Solutions, to: /solutions'],
      [
        page.getByRole('contentinfo').getByText('so that your people can look up'),
        'tagline: AI voice agents',
      ],
      [page.getByRole('img', { name: 'Northlight' }), 'Northlight'],
    ]
    for (const [target, text] of cases) {
      const place = await openedBy(page, target)
      expect(place.replace(/:\d+$/, ''), text).toBe(`${dev.siteFile}:${lineOf(text)}`)
      await expect(page.getByText(`site.yaml:${lineOf(text)}`)).toBeAttached()
    }
    expect(page.url()).toBe(`${dev.server.url}/`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('find a text that a block takes from shared content', async ({ page, dev }) => {
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }))
    await page.goto('/niches/healthcare')
    await page.waitForFunction(() => window.pagewright.live)
    const line = dev.original.split('\n').findIndex((text) => text.includes('heading: ROI Calculator')) + 1
    const place = await openedBy(page, page.getByRole('heading', { name: 'ROI Calculator' }))
    expect(place).toMatch(new RegExp(`:${line}:\\d+$`))
  })
})
