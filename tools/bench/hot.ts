import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileFile, createCompileCache } from '../../src/index.ts'
import { type Bench, copyPublicFiles, inTemporaryFolder } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { type Breakage, breakTexts, type Edit, editTexts, findTexts } from './hotEdits.ts'
import { type HotPage, openHotPage } from './hotPage.ts'
import { startServer } from './servers.ts'
import { markdownTable, milliseconds, type Spread, spreadOf } from './statistics.ts'

/** Measurements of one site. */
interface Measured {
  readonly name: string
  readonly pages: number
  /** Milliseconds from a save to the frame that shows it. */
  readonly edits: Spread
  readonly broken: Spread
  readonly fixed: Spread
  /** Most pages compiled, and most parts of the file read, for one edit. */
  readonly work: { readonly pages: number; readonly segments: number }
  readonly reloads: number
  readonly lostState: readonly string[]
  readonly compile: { readonly fresh: number; readonly edit: number }
}

/** Broken saves of each site. */
const breaks = 20

/**
 * Measures the time from a save to changed pixels in a real browser, on the site and on a large one made of its pages,
 * and checks that no save reloads the page or loses its state.
 */
export const benchHot: Bench = async ({ site, edits = 100, pages = 1000 }) => {
  const text = await readFile(site, 'utf8')
  const measured: Measured[] = []
  for (const [name, subject] of [
    [site, text],
    [`${site} and copies of its pages`, createLargeSite(text, pages).text],
  ] as const) {
    console.error(`${edits} edits and ${breaks} broken saves of ${name} …`)
    measured.push(
      await inTemporaryFolder(async (folder) => {
        await copyPublicFiles(site, folder)
        return measure(name, subject, folder, edits)
      }),
    )
  }
  return { report: reportOf(measured, edits), failures: measured.flatMap(failuresOf) }
}

async function measure(name: string, text: string, folder: string, count: number): Promise<Measured> {
  const file = path.join(folder, 'site.yaml')
  await writeFile(file, text)
  const server = await startServer('dev', { site: file })
  const page = await openHotPage(server.url)
  try {
    const texts = findTexts(text)
    const shown = await page.texts(texts.map(({ words }) => words))
    const places = texts.filter(({ words }) => shown.includes(words))
    const edits = editTexts(text, places, count)
    const times = await makeEdits(page, file, edits)
    const work = page.work()
    const [broken, fixed] = await makeBreaks(page, file, text, breakTexts(text, places, breaks))
    return {
      name,
      edits: spreadOf(times.milliseconds),
      broken: spreadOf(broken),
      fixed: spreadOf(fixed),
      work: {
        pages: Math.max(...work.map(({ pages }) => pages)),
        segments: Math.max(...work.map(({ segments }) => segments)),
      },
      reloads: page.reloads(),
      lostState: times.lostState,
      ...compileTimes(file, edits),
    }
  } finally {
    await page.close()
    await server.close()
  }
}

async function makeEdits(page: HotPage, file: string, edits: readonly Edit[]) {
  const before = await page.state()
  const lostState: string[] = []
  const milliseconds: number[] = []
  for (const { text, token } of edits) {
    milliseconds.push(await page.untilShown(token, () => writeFile(file, text)))
    const state = await page.state()
    if (state !== before) lostState.push(`${token}: ${state} instead of ${before}`)
  }
  return { milliseconds, lostState }
}

/** Breaks the file and fixes it again, one time after another. */
async function makeBreaks(page: HotPage, file: string, text: string, breakages: readonly Breakage[]) {
  const broken: number[] = []
  const fixed: number[] = []
  for (const breakage of breakages) {
    broken.push(await page.untilOverlay(`${file}:${breakage.line}:`, () => writeFile(file, breakage.text)))
    fixed.push(await page.untilOverlay(undefined, () => writeFile(file, text)))
  }
  return [broken, fixed] as const
}

/** The same edits without a server: compiled with the cache of the edit before, and without a cache. */
function compileTimes(file: string, edits: readonly Edit[]) {
  const cache = createCompileCache()
  const time = ({ text }: Edit, isFresh: boolean) => {
    const bytes = new TextEncoder().encode(text)
    const start = performance.now()
    const { site } = compileFile(file, bytes, {
      mode: 'development',
      cache: isFresh ? createCompileCache() : cache,
    })
    return { duration: performance.now() - start, pages: site?.entries.size ?? 0 }
  }
  const median = (times: readonly { readonly duration: number }[]) =>
    spreadOf(times.map(({ duration }) => duration)).median
  const [first, ...cached] = edits.slice(0, 8).map((edit) => time(edit, false))
  const fresh = edits.slice(0, 4).map((edit) => time(edit, true))
  return { pages: first?.pages ?? 0, compile: { fresh: median(fresh), edit: median(cached) } }
}

function failuresOf({ name, work, reloads, lostState, fixed }: Measured): readonly string[] {
  return [
    ...(reloads > 0 ? [`${reloads} full reloads`] : []),
    ...(work.pages !== 1 ? [`up to ${work.pages} pages compiled for the edit of one text`] : []),
    ...(work.segments !== 1 ? [`up to ${work.segments} parts read for the edit of one text`] : []),
    ...lostState.map((states) => `state lost. ${states}`),
    ...(fixed.median > 500 ? [`a fix shows after ${milliseconds(fixed.median)}`] : []),
  ].map((failure) => `${name}: ${failure}`)
}

function reportOf(measured: readonly Measured[], count: number): string {
  const time = (what: string, saves: number, { minimum, median, p95, maximum }: Spread) => [
    what,
    String(saves),
    ...[minimum, median, p95, maximum].map(milliseconds),
  ]
  const times = measured.flatMap(({ pages, edits, broken, fixed }) => [
    time(`${pages} pages: a text on the screen`, count, edits),
    time(`${pages} pages: a mistake over the page`, breaks, broken),
    time(`${pages} pages: right again after the fix`, breaks, fixed),
  ])
  const counts = measured.map(({ pages, work, reloads, lostState, compile }) => [
    `${pages} pages`,
    ...[work.segments, work.pages, reloads].map(String),
    `${count - lostState.length} of ${count}`,
    ...[compile.edit, compile.fresh].map(milliseconds),
    `${(compile.fresh / compile.edit).toFixed(1)} ×`,
  ])
  const [small, large] = measured
  const ratio = (large?.edits.median ?? 0) / (small?.edits.median ?? 1)
  return [
    markdownTable([['From a save', 'Saves', 'Minimum', 'Median', 'p95', 'Maximum'], ...times]),
    markdownTable([
      'For one edit, at most|Parts read|Pages compiled|Full reloads|State kept|Compiled in|Afresh in|Faster'.split(
        '|',
      ),
      ...counts,
    ]),
    `A text takes ${ratio.toFixed(1)} times as long to the screen on ${large?.pages} pages as on ${small?.pages}.`,
  ].join('\n\n')
}
