import path from 'node:path'
import sharp from 'sharp'
import { findProject, loadSite, runCommand, startHost, staticHost } from '../src/index.ts'
import { inTemporaryFolder } from './bench/bench.ts'
import { buildSite } from './bench/servers.ts'
import { launchChromium } from './chromium/chromium.ts'
import { markdownTable } from './shared/tables.ts'

/** Differences of a color that nobody sees. */
const tolerance = 8
const width = 1440
/** Largest share of blank rows of a page. */
const goal = 0.3

process.exitCode = await runCommand({
  name: 'rhythm',
  summary: 'Builds the site and measures how much of each page is blank: rows of pixels in one color.',
  flags: { route: { type: 'list', value: '/PATH', description: 'Measure only this page.' } },
  notes: ['SITE names another site file than site.yaml.', 'Exit codes: 0 measured, 1 the site does not compile.'],
  async run({ route }) {
    const { siteName } = findProject()
    const { site } = loadSite(siteName, { mode: 'production' })
    if (site === undefined) {
      console.error(`${siteName} does not compile: \`npm run check\` says why.`)
      return 1
    }
    const pages = [...site.entries].flatMap(([at, { kind }]) => (kind === 'page' ? [at] : []))
    const rows = await inTemporaryFolder((folder) => measurePages(path.join(folder, 'site'), route ?? pages))
    console.log(markdownTable([['page', 'blank rows', `goal: ${goal * 100} %`, 'longest, px'], ...rows]))
    return 0
  },
})

async function measurePages(outDir: string, routes: readonly string[]): Promise<readonly string[][]> {
  await buildSite({ outDir })
  const host = await startHost(staticHost(outDir))
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const rows: string[][] = []
  try {
    for (const route of routes) {
      await page.goto(`${host.url}${route}`)
      // Pictures further down load when they come near.
      await page.evaluate(() => {
        for (const image of document.querySelectorAll('img')) image.loading = 'eager'
        return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      })
      await page.waitForLoadState('networkidle')
      // A typeface that is late sets parts of the page aside for a moment.
      await page.waitForFunction(() => document.querySelector('#app [style*=content-visibility]') === null)
      const { share, longest } = await blankRows(await page.screenshot({ fullPage: true }))
      rows.push([route, `${(share * 100).toFixed(1)} %`, share <= goal ? '✓' : '✗', String(longest)])
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return rows
}

/** The share of rows in one color, and the length of the longest run of them. */
async function blankRows(picture: Buffer): Promise<{ readonly share: number; readonly longest: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isBlank = (row: number): boolean => {
    const from = row * info.width * 3
    for (let at = from; at < from + info.width * 3; at++) {
      if (Math.abs((data[at] ?? 0) - (data[from + ((at - from) % 3)] ?? 0)) > tolerance) return false
    }
    return true
  }
  let [blank, run, longest] = [0, 0, 0]
  for (let row = 0; row < info.height; row++) {
    run = isBlank(row) ? run + 1 : 0
    if (run > 0) blank++
    longest = Math.max(longest, run)
  }
  return { share: blank / info.height, longest }
}
