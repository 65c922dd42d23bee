import path from 'node:path'
import type { Result } from 'lighthouse'
import { findProject, loadSite, runCommand, startHost, staticHost } from '../src/index.ts'
import { inTemporaryFolder } from './bench/bench.ts'
import { buildSite } from './bench/servers.ts'
import { launchForLighthouse, runLighthouse } from './chromium/runLighthouse.ts'
import { medianOf } from './shared/statistics.ts'
import { markdownTable } from './shared/tables.ts'

interface Measure {
  readonly name: string
  readonly read: (result: Result) => number
  /** True for NaN, too. */
  readonly isMissed: (value: number) => boolean
}

const score = (name: string): Measure => ({
  name,
  read: ({ categories }) => Math.round((categories[name]?.score ?? Number.NaN) * 100),
  isMissed: (value) => !(value >= 100),
})

const metric = (name: string, audit: string, limit: number): Measure => ({
  name,
  read: ({ audits }) => audits[audit]?.numericValue ?? Number.NaN,
  isMissed: (value) => !(value <= limit),
})

/** Categories in which no audit may fail. */
const strict = ['accessibility', 'best-practices', 'seo']
const wanted = { onlyCategories: ['performance', ...strict] }
/** A busy machine lowers `performance`. */
const measures: readonly Measure[] = [
  ...['performance', ...strict].map(score),
  metric('LCP', 'largest-contentful-paint', 1_200),
  metric('CLS', 'cumulative-layout-shift', 0),
  metric('TBT', 'total-blocking-time', 20),
]

process.exitCode = await runCommand({
  name: 'lighthouse',
  summary: 'Builds the site and measures its pages on the phone that Lighthouse simulates.',
  flags: {
    runs: {
      type: 'number',
      value: 'N',
      description: 'Runs of each page; the median counts. Default: 5.',
    },
    route: { type: 'list', value: '/PATH', description: 'Measure only this page.' },
  },
  notes: [
    'SITE names another site file than site.yaml.',
    'Exit codes: 0 every page reaches every threshold, 1 one misses, 2 the site has no such page.',
  ],
  async run({ runs = 5, route }) {
    const { siteName } = findProject()
    const { site } = loadSite(siteName, { mode: 'production' })
    if (site === undefined) throw new Error(`${siteName} does not compile: \`npm run check\` says why.`)
    const pages = [...site.entries].flatMap(([at, { kind }]) => (kind === 'page' ? [at] : []))
    const unknown = route?.filter((at) => !pages.includes(at)) ?? []
    if (unknown.length > 0) {
      console.error(`${siteName} has no page at ${unknown.join(', ')}.`)
      return 2
    }
    const routes = route ?? pages.filter((at) => !at.endsWith('/404'))
    return inTemporaryFolder((folder) => measurePages(path.join(folder, 'site'), routes, runs))
  },
})

async function measurePages(outDir: string, routes: readonly string[], runs: number): Promise<number> {
  await buildSite({ outDir })
  const host = await startHost(staticHost(outDir))
  const browser = await launchForLighthouse()
  let missed = 0
  try {
    console.log(markdownTable([['page', ...measures.map(({ name }) => name), 'kB']]))
    for (const route of routes) {
      const results: Result[] = []
      for (let run = 0; run < runs; run++)
        results.push(await runLighthouse(`${host.url}${route}`, browser.port, wanted))
      missed += printResults(route, results)
    }
  } finally {
    browser.kill()
    await host.close()
  }
  console.log(`\n${routes.length} pages, ${runs} runs each, medians: ${missed} values miss their threshold.`)
  return missed > 0 ? 1 : 0
}

/** Prints the row of a page and the audits that failed. Returns the number of values that miss their threshold. */
function printResults(route: string, results: readonly Result[]): number {
  const median = (read: Measure['read']) => medianOf(results.map(read))
  let missed = 0
  const cells = measures.map(({ read, isMissed }) => {
    const value = median(read)
    const text = String(value < 1 ? Number(value.toFixed(3)) : Math.round(value))
    if (!isMissed(value)) return text
    missed++
    return `${text} ✗`
  })
  const bytes = median(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN)
  console.log(`| ${[route, ...cells, Math.round(bytes / 1000)].join(' | ')} |`)
  for (const line of new Set(results.flatMap(failedAudits))) console.log(`  ${route}: ${line}`)
  return missed
}

/** Failed audits of the strict categories, with the first elements or messages that they name. */
function failedAudits({ categories, audits }: Result): readonly string[] {
  return strict.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return []
      const items = audit.details !== undefined && 'items' in audit.details ? audit.details.items : []
      const places = items.length > 0 ? ` ${JSON.stringify(items.slice(0, 2)).slice(0, 400)}` : ''
      return [`${category}: ${audit.title} (${id})${places}`]
    }),
  )
}
