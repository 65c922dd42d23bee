import path from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findProject, loadSite, runCommand, startHost, staticHost } from '../src/index.ts'
import { inTemporaryFolder } from './bench/bench.ts'
import { buildSite } from './bench/servers.ts'
import { spreadOf } from './bench/statistics.ts'
import { findChromium } from './chromium/findChromium.ts'

/** Scores of 100, milliseconds, and layout shift. A busy machine lowers `performance`. */
const thresholds = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  LCP: 1_200,
  CLS: 0,
  TBT: 20,
} as const

type Measure = keyof typeof thresholds
const measures = Object.keys(thresholds) as readonly Measure[]
/** Measures of which less is better. */
const metrics: Partial<Record<Measure, string>> = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
}

process.exitCode = await runCommand({
  name: 'lighthouse',
  summary: 'Builds the site and measures its pages on the phone that Lighthouse simulates.',
  flags: {
    runs: {
      type: 'number',
      value: 'N',
      description: 'Runs of each page, of which the median counts. Default: 5.',
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
    const routes = route ?? pages.filter((at) => at !== '/404')
    return inTemporaryFolder((folder) => measurePages(path.join(folder, 'site'), routes, runs))
  },
})

async function measurePages(outDir: string, routes: readonly string[], runs: number): Promise<number> {
  await buildSite({ outDir })
  const host = await startHost(staticHost(outDir))
  const chromePath = findChromium()
  const browser = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  let missed = 0
  try {
    console.log(['', 'page', ...measures, 'kB', ''].join(' | ').trim())
    console.log(['', '---', ...measures.map(() => '--:'), '--:', ''].join(' | ').trim())
    for (const route of routes) {
      const results: Result[] = []
      for (let run = 0; run < runs; run++)
        results.push(await runLighthouse(`${host.url}${route}`, browser.port))
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
  const median = (read: (result: Result) => number) => spreadOf(results.map(read)).median
  const medians = measures.map((measure) => ({
    measure,
    value: median((result) => readMeasure(result, measure)),
  }))
  const bytes = median(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN)
  const cells = medians.map(({ measure, value }) => {
    const text = measure === 'CLS' ? value.toFixed(3) : String(Math.round(value))
    return isMissed(measure, value) ? `${text} ✗` : text
  })
  console.log(['', route, ...cells, Math.round(bytes / 1000), ''].join(' | ').trim())
  for (const line of new Set(results.flatMap(failedAudits))) console.log(`  ${route}: ${line}`)
  return medians.filter(({ measure, value }) => isMissed(measure, value)).length
}

async function runLighthouse(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { runtimeError } = outcome.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  return outcome.lhr
}

function readMeasure({ categories, audits }: Result, measure: Measure): number {
  const metric = metrics[measure]
  if (metric !== undefined) return audits[metric]?.numericValue ?? Number.NaN
  return Math.round((categories[measure]?.score ?? Number.NaN) * 100)
}

/** Also for a value that is not a number. */
function isMissed(measure: Measure, value: number): boolean {
  return measure in metrics ? !(value <= thresholds[measure]) : !(value >= thresholds[measure])
}

/** Audits of the three categories in which nothing may fail, with the first elements or messages that they name. */
function failedAudits({ categories, audits }: Result): readonly string[] {
  return (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return []
      const items = audit.details !== undefined && 'items' in audit.details ? audit.details.items : []
      const places = items.length > 0 ? ` ${JSON.stringify(items.slice(0, 2)).slice(0, 400)}` : ''
      return [`${category}: ${audit.title} (${id})${places}`]
    }),
  )
}
