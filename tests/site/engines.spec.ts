import type { Page } from '@playwright/test'
import { bringEngines, findingsOfEngines } from '../support/browser/engines.ts'
import { settle } from '../support/browser/settle.ts'
import { startApp } from '../support/browser/startApp.ts'
import { pathsOf } from '../support/browser/wholeSite.ts'
import type { SiteName } from '../support/builtSites.ts'
import { whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

const standIns = ['form', 'calendar', 'checkout', 'video'].map((name) => `/stand-ins/${name}.html`)

/** Every page at every width in both color schemes with every dialog, or each of them once. */
const widths = whole ? [390, 768, 1440] : [1440]
const schemes = whole ? (['light', 'dark'] as const) : (['light'] as const)

// The security policy of a page would block the engines' code.
test.use({ bypassCSP: true })
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
  test.slow()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await bringEngines(page)
}

/** Checks the page under every condition. */
async function expectNothing(page: Page, what: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findingsOfEngines(page), `${what}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

for (const name of ['own', 'dentist'] satisfies SiteName[]) {
  test.describe(`IBM’s engine and HTML_CodeSniffer find nothing on ${name}`, () => {
    test.use({ site: name })
    for (const path of pathsOf(name).paths) {
      test(`at ${path} without scripts`, async ({ page }) => {
        await open(page, path)
        await expectNothing(page, path)
      })
    }

    test('in open dialogs and with everything unfolded', async ({ page }) => {
      test.setTimeout(whole ? 1_800_000 : 120_000)
      const seen = new Set<string>()
      for (const path of pathsOf(name).paths) {
        await open(page, path)
        const ids = await page.locator('dialog').evaluateAll((dialogs) => dialogs.map(({ id }) => id))
        // A dialog is the same on every page that has it.
        const fresh = ids.filter((id) => !seen.has(id))
        if (fresh.length === 0 && !whole) continue
        await startApp(page)
        for (const id of fresh) {
          seen.add(id)
          const dialog = page.locator(`dialog[id="${id}"]`)
          await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
          await settle(page)
          await expectNothing(page, `${path}, ${id}`)
          await dialog.evaluate((element: HTMLDialogElement) => element.close())
        }
        if (!whole) continue
        await page.locator('main details').evaluateAll((rows) => {
          for (const row of rows) row.removeAttribute('name')
          for (const row of rows) row.setAttribute('open', '')
        })
        await settle(page)
        await expectNothing(page, `${path}, unfolded`)
      }
      expect(seen.size).toBeGreaterThan(0)
    })
  })
}

test.describe('IBM’s engine and HTML_CodeSniffer find nothing on the stand-ins', () => {
  for (const path of standIns) {
    test(`at ${path}`, async ({ page }) => {
      await open(page, path)
      await expectNothing(page, path)
    })
  }
})

test('both accessibility engines detect planted faults', async ({ page }) => {
  await open(page, '/404')
  await page.locator('main').evaluate((main) => {
    const image = document.createElement('img')
    image.src = '/favicon.svg'
    main.append(image)
  })
  const findings = (await findingsOfEngines(page)).join('\n')
  expect(findings).toContain('img_alt_valid')
  expect(findings).toContain('1_1_1.H37')
})
