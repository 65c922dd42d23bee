import { measureBooking, measureIntent, measureScroll } from '../../tools/bench/visit/measureUse.ts'
import { weighDocuments } from '../../tools/bench/visit/subjects.ts'
import { goals } from '../../tools/budgets/budgets.ts'
import { builtSite, siteFolder } from '../support/builtSites.ts'
import { inAllOnly, whole } from '../support/whole.ts'
import { expect, test } from './test.ts'

// One worker builds the site of the benchmarks for all tests.
test.describe.configure({ mode: 'default' })

const bench = siteFolder('bench')

test.beforeAll(async () => {
  if (whole) await builtSite('bench')
})

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own width')
})

test('the HTML of every page of the benchmark is within its budget', inAllOnly, () => {
  const documents = weighDocuments(bench)
  expect(documents).toHaveLength(3)
  for (const bytes of documents) expect(bytes).toBeLessThanOrEqual(goals.benchDocument)
})

for (const name of ['bench', 'own'] as const) {
  test(
    `scrolling to the end of ${name} fetches little but pictures`,
    name === 'own' ? {} : inAllOnly,
    async ({ browser }) => {
      const { first, others } = await measureScroll(browser, siteFolder(name))
      expect(first.bytes).toBeGreaterThan(10_000)
      expect(others.requests).toBeLessThanOrEqual(goals.scrolledRequests)
    },
  )
}

test('the first use of a calculator downloads what its budget allows', inAllOnly, async ({ browser }) => {
  const { bytes } = await measureIntent(browser, bench, false)
  expect(bytes).toBeLessThanOrEqual(goals.firstUse)
})

test('booking a demo downloads what its budget allows', inAllOnly, async ({ browser }) => {
  const { bytes } = await measureBooking(browser, bench)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(goals.booking)
})
