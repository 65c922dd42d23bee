import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '../../src/index.ts'
import { goals } from '../budgets/budgets.ts'
import { medianOf, sumOf } from '../shared/statistics.ts'
import { markdownTable, whole } from '../shared/tables.ts'
import { buildAstro } from './astro.ts'
import { type Bench, copyPublicFiles, fixtureSite, inTemporaryFolder } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { atMost, type GoalRow, goalTable, missedGoals } from './goalTable.ts'
import { editTexts, findHome, findTexts } from './hotEdits.ts'
import { buildSite } from './servers.ts'

/** Cost of one build. */
export interface BuildRun {
  readonly pages: number
  /** Pages that were taken from the build before. */
  readonly unchanged: number
  readonly seconds: number
  /** Peak memory; undefined if the system doesn't report it. */
  readonly bytes: number | undefined
}

/** Builds of one site. */
interface MeasuredBuilds {
  readonly full: BuildRun
  /** After a change of one text. */
  readonly rebuild: BuildRun
  /** Bytes of the built site. */
  readonly output: number
}

interface AstroBuilds {
  /** Seconds of 10 pages and of 1,000. */
  readonly tiny: number
  readonly small: number
  /** Bytes of 1,000 pages. */
  readonly output: number
}

/** Pages of the smallest site, whose builds show what a build costs before its first page. */
const tinyPages = 10

/**
 * Builds two large sites made of the pages of one: everything, and again after a change of one text. Also builds a small
 * one without any cache, and the same pages with Astro.
 */
export const benchBuild: Bench = async ({ site = fixtureSite, small = 1000, pages = 10_000, runs = 3 }) => {
  const text = await readFile(site, 'utf8')
  const tiny = await measureTiny(text, site, runs)
  const astro = site === fixtureSite ? await measureAstro(runs) : undefined
  const first = await measure(text, site, small)
  const large = await measure(text, site, pages)
  const rows = [...goalRows(tiny, large, astro), ...limitRows(first, large)]
  return { report: [reportOf([first, large]), goalTable(rows)].join('\n\n'), failures: missedGoals(rows) }
}

/** The median of some builds of ten pages. */
async function measureTiny(original: string, site: string, runs: number): Promise<BuildRun> {
  const text = createLargeSite(original, tinyPages)
  const builds: BuildRun[] = []
  console.error(`Building ${tinyPages} pages …`)
  for (let run = 0; run < runs; run++) {
    const build = await inTemporaryFolder(async (folder) => {
      await copyPublicFiles(site, folder)
      await writeFile(path.join(folder, 'site.yaml'), text)
      return buildIn(folder)
    })
    builds.push(build)
  }
  const [first] = builds
  if (first === undefined) throw new Error('measureTiny expects at least one run.')
  return { ...first, seconds: medianOf(builds.map(({ seconds }) => seconds)) }
}

/** Pages of the fixtures that Astro builds besides copies of one of them. */
const astroPages = 3

function measureAstro(runs: number): Promise<AstroBuilds> {
  console.error('Building with Astro …')
  return inTemporaryFolder(async (folder) => {
    const outDir = path.join(folder, 'dist')
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await buildAstro(outDir, tinyPages - astroPages))
    const small = await buildAstro(outDir, 1000 - astroPages)
    return { tiny: medianOf(times), small, output: bytesBelow(outDir) }
  })
}

function bytesBelow(folder: string): number {
  return sumOf(filesBelow(folder).map((file) => statSync(path.join(folder, file)).size))
}

function measure(original: string, site: string, count: number): Promise<MeasuredBuilds> {
  return inTemporaryFolder(async (folder) => {
    await copyPublicFiles(site, folder)
    const file = path.join(folder, 'site.yaml')
    const text = createLargeSite(original, count)
    const [edit] = editTexts(text, findTexts(findHome(text)), 1)
    if (edit === undefined) throw new Error('The front page has no text that could be changed.')
    console.error(`Building ${count} pages …`)
    await writeFile(file, text)
    const full = await buildIn(folder)
    const output = bytesBelow(path.join(folder, 'dist'))
    console.error(`${full.seconds.toFixed(1)} s, ${megabytes(full.bytes)}. Changing one text …`)
    await writeFile(file, edit.text)
    const rebuild = await buildIn(folder)
    console.error(`${rebuild.seconds.toFixed(1)} s, ${megabytes(rebuild.bytes)}.`)
    return { full, rebuild, output }
  })
}

/** Builds the site of a folder into it, with a cache of its own. */
async function buildIn(folder: string): Promise<BuildRun> {
  const { output, seconds, bytes } = await buildSite({
    site: path.join(folder, 'site.yaml'),
    outDir: path.join(folder, 'dist'),
    env: { CACHE_DIR: path.join(folder, 'cache') },
  })
  const [, pages, unchanged = '0'] = /(\d+) pages? in .*?(?:, (\d+) of them unchanged)?$/m.exec(output) ?? []
  return { pages: Number(pages), unchanged: Number(unchanged), seconds, bytes }
}

const speedOf = ({ pages, seconds }: BuildRun) => pages / seconds

/** What must hold on any machine. */
export function limitRows(small: MeasuredBuilds, { full, rebuild }: MeasuredBuilds): readonly GoalRow[] {
  const rendered = ({ rebuild: { pages, unchanged } }: MeasuredBuilds) => pages - unchanged
  const pagesForOneText = Math.max(rendered(small), rebuild.pages - rebuild.unchanged)
  const slowdown = speedOf(small.full) / speedOf(full)
  const rebuildShare = rebuild.seconds / full.seconds
  return [
    { figure: 'Pages rendered for one text', ours: whole(pagesForOneText), ...atMost(1, pagesForOneText) },
    {
      figure: `Memory for ${whole(full.pages)} pages`,
      ours: megabytes(full.bytes),
      ...atMost(2e9, full.bytes ?? 0, megabytes),
    },
    {
      figure: `Slowdown from ${whole(small.full.pages)} to ${whole(full.pages)} pages`,
      ours: slowdown.toFixed(1),
      ...atMost(2, slowdown, String),
    },
    { figure: 'Rebuild, share of a full build', ours: share(rebuildShare), ...atMost(0.1, rebuildShare, share) },
  ]
}

function reportOf(measured: readonly MeasuredBuilds[]): string {
  const rows = measured.map(
    ({ full, rebuild }): Readonly<Record<string, string>> => ({
      Pages: String(full.pages),
      'Full build': `${full.seconds.toFixed(1)} s`,
      'Pages/s': speedOf(full).toFixed(0),
      Memory: megabytes(full.bytes),
      'One text changed': `${rebuild.seconds.toFixed(1)} s`,
      'Memory of the rebuild': megabytes(rebuild.bytes),
      'Share of a full build': share(rebuild.seconds / full.seconds),
    }),
  )
  return markdownTable([Object.keys(rows[0] ?? {}), ...rows.map(Object.values<string>)])
}

/** Milliseconds that each page adds to a build. */
function perPage(large: number, tiny: number, pages: number): number {
  return ((large - tiny) * 1000) / pages
}

/** @param tiny Builds of the smallest site, without any cache. */
function goalRows(
  tiny: BuildRun,
  { full, output }: MeasuredBuilds,
  astro: AstroBuilds | undefined,
): readonly GoalRow[] {
  const each = perPage(full.seconds, tiny.seconds, full.pages - tiny.pages)
  const tenThousand = (output / full.pages) * 10_000
  const inMegabytes = (bytes: number) => whole(bytes / 1e6)
  return [
    {
      figure: `Build, ms a page beyond ${tiny.pages}`,
      ours: each.toFixed(1),
      ...(astro && { astro: perPage(astro.small, astro.tiny, 1000 - tinyPages).toFixed(1) }),
      ...atMost(goals.buildPage, each, String),
      isTime: true,
    },
    {
      figure: 'Output of 10,000 pages, MB',
      ours: inMegabytes(tenThousand),
      ...(astro && { astro: inMegabytes(astro.output * 10) }),
      ...atMost(goals.output, tenThousand, inMegabytes),
    },
    {
      figure: `Build of ${tiny.pages} pages, s`,
      ours: tiny.seconds.toFixed(1),
      ...(astro && { astro: astro.tiny.toFixed(1) }),
      ...atMost(goals.smallBuild, tiny.seconds, String),
      isTime: true,
    },
  ]
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'unknown' : `${Math.round(bytes / 1e6)} MB`
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
