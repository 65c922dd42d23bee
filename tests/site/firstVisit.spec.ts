import type { Page, Request } from '@playwright/test'
import { budgets } from '../../tools/budgets/budgets.ts'
import { settle } from '../support/browser/settle.ts'
import { testedPathsOf } from '../support/browser/wholeSite.ts'
import type { SiteName } from '../support/builtSites.ts'
import { sampleOf, whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

const widths = [390, 1440]

interface Cost {
  readonly requests: readonly string[]
  /** Executed scripts: inline scripts, and files in order of arrival. */
  readonly scriptBytes: number
  /** Compressed bytes of all responses. */
  readonly bytes: number
  readonly htmlAndFontBytes: number
}

/** Opens a page and waits until it loads nothing more. */
async function visit(page: Page, path: string): Promise<Cost> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(path, { waitUntil: 'networkidle' })
  await settle(page)
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || /javascript|module/.test(type)))
      .reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0),
  )
  const answers = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      isOwn: request.isNavigationRequest() && request.frame() === page.mainFrame(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const sum = (list: typeof answers) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    requests: requests.map((request) => request.url()),
    scriptBytes: inline + sum(answers.filter(({ kind }) => kind === 'script')),
    bytes: sum(answers),
    htmlAndFontBytes: sum(answers.filter(({ kind, isOwn }) => isOwn || kind === 'font')),
  }
}

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

const sites: readonly SiteName[] = whole ? ['own', 'bakery', 'dentist'] : ['own', 'bakery']
for (const name of sites) {
  test.describe(name, () => {
    test.use({ site: name })

    const paths = sampleOf([...testedPathsOf(name), '/no/such/page'], 4)
    for (const [index, path] of paths.entries()) {
      for (const width of whole ? widths : widths.slice(index % 2, (index % 2) + 1)) {
        test(`${path} downloads little more than its text at ${width} px and stores nothing`, async ({
          page,
          outsideRequests,
        }) => {
          await page.setViewportSize({ width, height: 900 })
          const { requests, scriptBytes, bytes, htmlAndFontBytes } = await visit(page, path)
          expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budgets.requests)
          expect(outsideRequests).toEqual([])
          expect(scriptBytes).toBeGreaterThan(0)
          expect(scriptBytes).toBeLessThanOrEqual(budgets.firstScript)
          expect(htmlAndFontBytes).toBeGreaterThan(10_000)
          expect(bytes).toBeLessThanOrEqual(htmlAndFontBytes * budgets.firstVisit)
          expect(await page.context().cookies()).toEqual([])
          expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
        })
      }
    }
  })
}
