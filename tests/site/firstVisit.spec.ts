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
  readonly scriptFiles: number
  /** Executed inline scripts of the head, before anything is painted. */
  readonly firstScriptBytes: number
  /** Compressed bytes of all responses. */
  readonly bytes: number
  /** Those of the HTML, the style sheet and the fonts. */
  readonly textBytes: number
}

/** Pages that visitors open for a service: it loads with them. */
const opensService = /^\/(demo|niches\/[\w-]+\/booking)$/

/** Opens a page and waits until it loads nothing more. What a service costs is not counted on the pages that open it. */
async function visit(page: Page, path: string): Promise<Cost> {
  const requests: Request[] = []
  const isOfService = (request: Request) =>
    request.frame() !== page.mainFrame() || new URL(request.url()).pathname.startsWith('/stand-ins/')
  page.on('request', (request) => {
    // Only a browser with a window asks for the icon of its tab.
    if (request.url().endsWith('/favicon.svg')) return
    // Only a busy machine paints before the typeface is there: lateFont.spec.ts.
    if (request.url().includes('/assets/typeface-')) return
    if (!(opensService.test(path) && isOfService(request))) requests.push(request)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await settle(page)
  const firstScriptBytes = await page.evaluate(() =>
    [...document.head.querySelectorAll('script')]
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
    scriptFiles: answers.filter(({ kind }) => kind === 'script').length,
    firstScriptBytes,
    bytes: sum(answers),
    textBytes: sum(answers.filter(({ kind, isOwn }) => isOwn || /^(font|stylesheet)$/.test(kind))),
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
          const { requests, scriptFiles, firstScriptBytes, bytes, textBytes } = await visit(page, path)
          expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budgets.requests)
          expect(outsideRequests).toEqual([])
          expect(requests.filter((url) => url.includes('/stand-ins/'))).toEqual([])
          expect(scriptFiles).toBe(0)
          expect(firstScriptBytes).toBeGreaterThan(0)
          expect(firstScriptBytes).toBeLessThanOrEqual(budgets.firstScript)
          expect(textBytes).toBeGreaterThan(10_000)
          expect(bytes).toBeLessThanOrEqual(textBytes * budgets.firstVisit)
          expect(await page.context().cookies()).toEqual([])
          expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
        })
      }
    }
  })
}
