import { cp, mkdtemp, open as openFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import type { Diagnostic } from '../../../src/language/diagnostic.ts'
import { createCompileCache } from '../../../src/language/memo/compileCache.ts'
import { locateUrl } from '../../../src/make/dev/browser/clickedPlace.ts'
import { readProjectSchema } from '../../../src/make/project/loadSite.ts'
import { mutators } from '../../../tools/mutate/mutate.ts'
import { createRandom } from '../../../tools/mutate/random.ts'
import { readSlots } from '../../../tools/mutate/readSlots.ts'
import { settle } from '../../support/browser/settle.ts'
import { test as base, expect } from '../../support/browser/test.ts'
import { siteFiles } from '../../support/builtSites.ts'
import { compileFile } from '../../support/explained.ts'
import { type RunningServer, startServer } from '../../support/servers.ts'
import { inAllOnly } from '../../support/whole.ts'

interface Editor {
  /** Replaces a text of the site file, which must be there, and saves. */
  readonly replace: (text: string, other: string) => Promise<void>
  /** Saves the original file. */
  readonly restore: () => Promise<void>
}

interface DevServer {
  readonly server: RunningServer
  readonly siteFile: string
  readonly original: string
}

/** A development server for a copy of the site file, and an editor that changes the copy. */
const test = base.extend<{ editor: Editor }, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pagewright-dev-'))
      const siteFile = join(folder, 'site.yaml')
      const original = await readFile(siteFiles.agency, 'utf8')
      await writeFile(siteFile, original)
      await cp(join(dirname(siteFiles.agency), 'public'), join(folder, 'public'), { recursive: true })
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

/** Opens Home and waits until the app has rendered it and Vite has finished optimizing dependencies. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
}

const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
/** Path of the site file as `check` prints it. */
const nameOf = (file: string) => relative(process.cwd(), file)
const overlay = (page: Page) => page.locator('pagewright-overlay')

test('a saved text appears at once and keeps open dialogs, selections and the scroll position', async ({
  page,
  editor,
}) => {
  await open(page)
  const solutions = page.getByRole('region', { name: 'Industry Solutions' })
  const music = solutions.getByRole('radio', { name: /music/i })
  await music.check({ force: true })
  await solutions.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#dialog-try-voice-agent')
    dialog?.showModal()
  })
  await expect(page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })).toBeVisible()
  // Measured only now: Playwright hides scrollbars, so the space that the dialog reserves for one rewraps lines.
  const place = () => solutions.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await place()

  await editor.replace('Complete a quick form', 'Fill in a short form')
  await expect(page.getByRole('dialog')).toContainText('Fill in a short form')
  await editor.replace('Stay in the session', 'Stay in the studio')
  await expect(solutions).toContainText('Stay in the studio')

  await expect(page.getByRole('dialog', { name: 'Try Our AI Voice Agent' })).toBeVisible()
  await expect(music).toBeChecked()
  expect(await place()).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})

test('requests that accept any type get documents', async ({ dev }) => {
  const typeOf = async (path: string, headers?: HeadersInit) => {
    const response = await fetch(`${dev.server.url}${path}`, headers && { headers })
    return `${response.status} ${response.headers.get('content-type')}`
  }
  const html = 'text/html; charset=utf-8'
  expect(await typeOf('/pricing')).toBe(`200 ${html}`)
  expect(await typeOf('/', { accept: '*/*' })).toBe(`200 ${html}`)
  expect(await typeOf('/no-such-page')).toBe(`404 ${html}`)
})

test('a new block appears in its place and disappears when it is removed from the file', async ({ page, editor }) => {
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

test('what a build leaves out is shown with a mark that says why', async ({ page, editor }) => {
  await open(page)
  await editor.replace(
    '      - type: logo-strip\n',
    '      - { type: prose, draft: true, heading: Not finished, text: It is here. }\n      - type: logo-strip\n',
  )
  await expect(page.getByRole('heading', { name: 'Not finished' })).toBeVisible()
  const marks = page.locator('[data-waits]')
  await expect(marks).toHaveCount(1)
  expect(await marks.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Draft"')
  await editor.restore()
  await expect(marks).toHaveCount(0)
})

test('saved theme colors and header and footer texts appear at once', inAllOnly, async ({ page, editor }) => {
  await open(page)
  await editor.replace('{ label: Solutions, to: /solutions', '{ label: Our solutions, to: /solutions')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our solutions' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a broken save keeps the page and shows file and line until it is fixed', async ({ page, editor, dev }) => {
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

test(
  'a page opened while the file is broken shows the last valid state and the problem',
  inAllOnly,
  async ({ page, editor }) => {
    await open(page)
    await editor.replace('pages:\n', 'pages: [\n')
    await expect(overlay(page)).toBeVisible()
    await page.reload()
    await expect(overlay(page)).toBeVisible()
    await editor.restore()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('the overlay shows no source files or stack traces of the compiler', inAllOnly, async ({ page, editor }) => {
  await open(page)
  await editor.replace('pages:\n', 'pages:\n') // a save without a change
  await editor.replace('icon: mood-smile', 'icon: mood-smlie')
  await expect(overlay(page)).toContainText('mood-smile')
  await expect(overlay(page)).not.toContainText(/node_modules|src\/compiler|at .*\.ts:\d+/)
})

test('a mistake that was fixed before a page is opened does not cover it', inAllOnly, async ({ page, editor, dev }) => {
  await open(page)
  await page.goto('about:blank')
  const printed = dev.server.output().length
  await editor.replace('layout: cards', 'layuot: cards')
  await expect.poll(() => dev.server.output().slice(printed)).toContain('Did you mean `layout`?')
  await editor.restore()
  await expect.poll(() => dev.server.output().slice(printed)).toContain('site.yaml is fine again.')
  await open(page)
  await expect(overlay(page)).toHaveCount(0)
})

test(
  'the overlay shows the text of `check`, fits its box at every width and closes',
  inAllOnly,
  async ({ page, editor }) => {
    await open(page)
    await editor.replace('layout: cards', `layuot: ${'a-very-long-value-'.repeat(20)}`)
    await editor.replace('to: /solutions', 'to: /solutionss')
    const box = overlay(page).getByRole('alertdialog')
    await expect(box).toContainText('There is no page at `/solutionss`')
    await expect(box).not.toContainText(/plugin|vite|server\.hmr/)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow, `at ${width} px`).toBe(0)
      expect((await box.boundingBox())?.width).toBeLessThanOrEqual(width)
    }
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  },
)

test('`npm run dev` prints its address and the problems of `check`, and ignores a simultaneous build', async ({
  dev,
}) => {
  const output = dev.server.output()
  expect(output).toContain(`Site:     ${dev.server.url}/`)
  expect(output).toMatch(/\d+ notices {2}PW\d+ {2}\S/)
  expect(output).not.toContain('to accept')
  const folder = await mkdtemp('.pagewright-build-')
  await writeFile(join(folder, 'index.html'), 'A page')
  await wait(500)
  await rm(folder, { recursive: true })
  expect(dev.server.output()).not.toContain('.pagewright-build-')
})

test('the overlay shows every problem with a link that opens its line', inAllOnly, async ({ page, editor, dev }) => {
  await open(page)
  const lineOf = (text: string) => dev.original.split('\n').findIndex((line) => line.includes(text)) + 1
  await editor.replace('layout: cards', 'layuot: cards')
  await editor.replace('icon: mood-smile', 'icon: mood-smlie')
  await expect(overlay(page)).toContainText('2 problems in ')
  const links = overlay(page).locator('a')
  // The third link is the page that uses the shared content.
  await expect(links).toHaveCount(3)
  for (const text of ['layout: cards', 'icon: mood-smile']) {
    await expect(links.filter({ hasText: `${nameOf(dev.siteFile)}:${lineOf(text)}:` })).toHaveCount(1)
  }
})

/** Every kind of mistake in turn, except those that exhaust a checker, which have tests of their own. */
function* brokenSaves(text: string, seed: number): Generator<Uint8Array, never> {
  const site = readSlots(text, readProjectSchema())
  const random = createRandom(seed)
  const kinds = Object.entries(mutators).flatMap(([name, mutate]) => (name === 'huge input' ? [] : [mutate]))
  for (let turn = 0; ; turn++) {
    const mutation = kinds[turn % kinds.length]?.(site, random)
    if (mutation !== undefined) yield mutation.bytes
  }
}

/** The diagnostics that the server should report for a site file. */
function createChecker(file: string): (bytes: Uint8Array) => Diagnostic | undefined {
  const cache = createCompileCache()
  return (bytes) =>
    compileFile(file, bytes, { mode: 'development', cache }).diagnostics.find(({ severity }) => severity === 'error')
}

test(
  'each of 200 broken saves in a row appears with file and line and goes away when fixed',
  inAllOnly,
  async ({ page, dev }) => {
    test.setTimeout(300_000)
    await open(page)
    const firstProblem = createChecker(dev.siteFile)
    let saves = 0
    for (const bytes of brokenSaves(dev.original, 7)) {
      const problem = firstProblem(bytes)
      if (problem === undefined) continue
      const { line, column } = problem.start
      const printed = dev.server.output().length
      await writeFile(dev.siteFile, bytes)
      await expect(overlay(page)).toContainText(`${nameOf(dev.siteFile)}:${line}:${column}`)
      await expect(overlay(page)).toContainText(problem.message)
      await expect.poll(() => dev.server.output().slice(printed)).toContain(`site.yaml:${line}:${column}`)
      await writeFile(dev.siteFile, dev.original)
      await expect(overlay(page)).toHaveCount(0)
      saves += 1
      if (saves === 200) break
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(dev.server.output()).not.toMatch(/\n\s+at .*[:(]/)
  },
)

test.describe('dev notices a save in which the editor', () => {
  /** Counts the overlays that the page shows from now on, even for a moment. */
  const countOverlays = (page: Page) =>
    page.evaluate(() => {
      const counter = { overlays: 0 }
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) if (node.nodeName === 'PAGEWRIGHT-OVERLAY') counter.overlays++
        }
      }).observe(document.body, { childList: true })
      Object.assign(window, { counter })
    })
  const overlaysSeen = (page: Page) =>
    page.evaluate(() => (window as Window & { counter?: { overlays: number } }).counter?.overlays)

  const words = 'Trusted by Industry Leaders'
  const saying = (dev: DevServer, other: string) => dev.original.replace(words, () => other)
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

  test.beforeEach(async ({ page, editor: _restores }) => {
    await open(page)
    await countOverlays(page)
  })

  test.afterEach(async ({ page, isMobile }) => {
    // Playwright also runs this for skipped tests, which have no server.
    if (isMobile) return
    expect(await overlaysSeen(page)).toBe(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('replaces the file with a new one', inAllOnly, async ({ page, dev }) => {
    for (const name of ['Renamed once', 'Renamed twice']) {
      await writeFile(`${dev.siteFile}~`, saying(dev, name))
      await rename(`${dev.siteFile}~`, dev.siteFile)
      await expect(heading(page, name)).toBeAttached()
    }
  })

  test('moves the old file away first', inAllOnly, async ({ page, dev }) => {
    await rename(dev.siteFile, `${dev.siteFile}.bak`)
    await wait(20)
    await writeFile(dev.siteFile, saying(dev, 'Written anew'))
    await expect(heading(page, 'Written anew')).toBeAttached()
  })

  test('empties the file and fills it a moment later', inAllOnly, async ({ page, dev }) => {
    await writeFile(dev.siteFile, '')
    await wait(30)
    await writeFile(dev.siteFile, saying(dev, 'Filled again'))
    await expect(heading(page, 'Filled again')).toBeAttached()
  })

  test('writes the file in two halves', inAllOnly, async ({ page, dev }) => {
    const text = Buffer.from(saying(dev, 'Written in halves'))
    const file = await openFile(dev.siteFile, 'w')
    await file.write(text.subarray(0, text.length / 2))
    await wait(20)
    await file.write(text.subarray(text.length / 2))
    await file.close()
    await expect(heading(page, 'Written in halves')).toBeAttached()
  })

  test('writes ten times in fifty milliseconds, and shows the last version', inAllOnly, async ({ page, dev }) => {
    for (let storm = 0; storm < 5; storm++) {
      for (let save = 0; save < 10; save++) {
        await writeFile(dev.siteFile, saying(dev, `Storm ${storm}, save ${save}`))
        await wait(5)
      }
      await expect(heading(page, `Storm ${storm}, save 9`)).toBeAttached()
    }
  })
})

test('a deleted site file is reported and picked up again when it returns', async ({ page, editor, dev }) => {
  await open(page)
  await rm(dev.siteFile)
  await expect(overlay(page)).toContainText('The site file is gone.')
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeAttached()
  await editor.restore()
  await expect(overlay(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('Alt-click', () => {
  /** Alt-clicks and returns the position that would open in the editor. */
  async function openedBy(page: Page, target: Locator): Promise<string> {
    const asked = page.waitForRequest('**/__open-in-editor?*')
    await target.click({ modifiers: ['Alt'] })
    return new URL((await asked).url()).searchParams.get('file') ?? ''
  }

  test('opens the line of the clicked text wherever it is in the file', async ({ page, dev }) => {
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
      [page.getByRole('main').getByRole('button', { name: 'Watch Demo Video' }).first(), 'label: Watch Demo Video'],
      [page.getByText('caller satisfaction').first(), 'label: caller satisfaction'],
      [page.getByRole('banner').getByRole('link', { name: 'Solutions' }), 'label: Solutions, to: /solutions'],
      [page.getByRole('contentinfo').getByText('can look up from the phone'), 'tagline: AI voice agents'],
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

  test('answers nothing to what is no click', async ({ request, dev: _ }) => {
    for (const data of ['{}', 'null', JSON.stringify({ text: 'x'.repeat(20_000) })]) {
      const response = await request.post(locateUrl, { data })
      expect(await response.json(), data.slice(0, 20)).toBeNull()
    }
  })

  test('finds a text that a block takes from shared content', inAllOnly, async ({ page, dev }) => {
    await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }))
    await page.goto('/niches/healthcare')
    const line = dev.original.split('\n').findIndex((text) => text.includes('heading: ROI Calculator')) + 1
    const place = await openedBy(page, page.getByRole('heading', { name: 'ROI Calculator' }))
    expect(place).toMatch(new RegExp(`:${line}:\\d+$`))
  })
})
