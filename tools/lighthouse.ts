import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findProject, loadSite, runVite, startHost, staticHost } from '../src/index.ts'
import { findChromium } from './chromium/findChromium.ts'

/**
 * lighthouse [--runs N] [--route /path]…: builds site.yaml, or what the variable SITE names, and measures every
 * page, or those that are named, on the phone that Lighthouse simulates. Prints the medians of the runs, and
 * each audit that failed with its page. Exit code 0: every page reaches what is asked for, 1: not.
 */

/** What is asked for: scores of 100, milliseconds, and layout shift. A busy machine lowers `performance`. */
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
/** Of these, less is better. */
const metrics: Partial<Record<Measure, string>> = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, route: { type: 'string', multiple: true } },
})
const runs = Number(values.runs)
const { siteName } = findProject()
const { site } = loadSite(siteName, { mode: 'production' })
if (site === undefined) throw new Error(`${siteName} does not compile: \`npm run check\` says why.`)
const pages = [...site.entries].flatMap(([at, { kind }]) => (kind === 'page' ? [at] : []))
const routes = values.route ?? pages.filter((at) => at !== '/404')
const strangers = routes.filter((route) => !pages.includes(route))
if (strangers.length > 0) throw new Error(`${siteName} has no page at ${strangers.join(', ')}.`)

const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-lighthouse-'))
const outDir = path.join(folder, 'site')
const code = await runVite(['build', '--logLevel', 'error'], { OUT_DIR: outDir })
if (code !== 0) throw new Error(`${siteName} cannot be built.`)
const host = await startHost(staticHost(outDir))
const chromium = findChromium()
const browser = await launch({
  ...(chromium !== undefined && { chromePath: chromium }),
  chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
let missed = 0
try {
  console.log(['', 'page', ...measures, 'kB', ''].join(' | ').trim())
  console.log(['', '---', ...measures.map(() => '--:'), '--:', ''].join(' | ').trim())
  for (const route of routes) missed += await measureRoute(route)
} finally {
  browser.kill()
  await host.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(`\n${routes.length} pages, ${runs} runs each, medians: ${missed} values miss what is asked for.`)
process.exitCode = missed > 0 ? 1 : 0

/** Prints the line of a page. Resolves to the number of values that miss their threshold. */
async function measureRoute(route: string): Promise<number> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(route))
  const medians = measures.map(
    (measure) => [measure, median(results.map((result) => readMeasure(result, measure)))] as const,
  )
  const bytes = median(results.map(({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN))
  const cells = medians.map(
    ([measure, value]) => `${written(measure, value)}${isMissed(measure, value) ? ' ✗' : ''}`,
  )
  console.log(['', route, ...cells, Math.round(bytes / 1000), ''].join(' | ').trim())
  for (const line of new Set(results.flatMap(failedAudits))) console.log(`  ${route}: ${line}`)
  return medians.filter(([measure, value]) => isMissed(measure, value)).length
}

async function runLighthouse(route: string): Promise<Result> {
  const outcome = await lighthouse(`${host.url}${route}`, {
    port: browser.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${route}.`)
  const { runtimeError } = outcome.lhr
  if (runtimeError !== undefined) throw new Error(`${route}: ${runtimeError.message}`)
  return outcome.lhr
}

/** A score of 100, milliseconds, or a shift. */
function readMeasure({ categories, audits }: Result, measure: Measure): number {
  const metric = metrics[measure]
  if (metric !== undefined) return audits[metric]?.numericValue ?? Number.NaN
  return Math.round((categories[measure]?.score ?? Number.NaN) * 100)
}

function isMissed(measure: Measure, value: number): boolean {
  return measure in metrics ? !(value <= thresholds[measure]) : !(value >= thresholds[measure])
}

function written(measure: Measure, value: number): string {
  return measure === 'CLS' ? value.toFixed(3) : String(Math.round(value))
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Audits of the three categories in which nothing may fail. */
function failedAudits({ categories, audits }: Result): readonly string[] {
  return (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const fails = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1
      return fails ? [`${category}: ${audit.title} (${id})${placesOf(audit.details)}`] : []
    }),
  )
}

/** The first elements or messages that an audit names. */
function placesOf(details: unknown): string {
  const items: unknown =
    typeof details === 'object' && details !== null && 'items' in details ? details.items : []
  return Array.isArray(items) && items.length > 0 ? ` ${JSON.stringify(items.slice(0, 2)).slice(0, 400)}` : ''
}
