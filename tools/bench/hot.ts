import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileFile, createCompileCache } from '../../src/index.ts'
import { type Bench, numberFrom } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { type Breakage, breakTexts, type Edit, editTexts, findTexts } from './hotEdits.ts'
import { type HotPage, openHotPage } from './hotPage.ts'
import { startServer } from './servers.ts'
import { markdownTable, milliseconds, type Spread, spreadOf } from './statistics.ts'

/** What one site gave. */
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

interface Subject {
  readonly name: string
  readonly text: string
}

/** Broken saves for each site. */
const breaks = 20

/**
 * From a save of the site file to changed pixels in a real browser, on the site and on a large one made of its
 * pages: times, and what must not happen with any of them.
 */
export const benchHot: Bench = async ({ site, values, say }) => {
  const count = numberFrom(values.edits, 100)
  const text = await readFile(site, 'utf8')
  const large = createLargeSite(text, numberFrom(values.pages, 1000))
  const measured: Measured[] = []
  for (const subject of [
    { name: site, text },
    { name: `${site} and copies of its pages`, text: large.text },
  ]) {
    say(`${count} edits and ${breaks} broken saves of ${subject.name} …`)
    measured.push(await measure(subject, site, count))
  }
  return { report: reportOf(measured, count), failures: measured.flatMap(failuresOf) }
}

/** Measures a copy of a site file, beside a copy of the files that it serves. */
async function measure({ name, text }: Subject, site: string, count: number): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-hot-'))
  const file = path.join(folder, 'site.yaml')
  await cp(path.join(path.dirname(site), 'public'), path.join(folder, 'public'), { recursive: true }).catch(
    () => {},
  )
  await writeFile(file, text)
  const server = await startServer('dev', { site: file })
  const page = await openHotPage(server.url)
  try {
    const written = findTexts(text)
    const shown = await page.texts(written.map(({ words }) => words))
    const places = written.filter(({ words }) => shown.includes(words))
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
    await rm(folder, { recursive: true })
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

/** Breaks the file and mends it again, one time after another. */
async function makeBreaks(page: HotPage, file: string, text: string, broken: readonly Breakage[]) {
  const shown: number[] = []
  const mended: number[] = []
  for (const breakage of broken) {
    shown.push(await page.untilOverlay(`${file}:${breakage.line}:`, () => writeFile(file, breakage.text)))
    mended.push(await page.untilOverlay(undefined, () => writeFile(file, text)))
  }
  return [shown, mended] as const
}

/** The same edits without a server: compiled with what the edit before left, and afresh. */
function compileTimes(file: string, edits: readonly Edit[]) {
  const cache = createCompileCache()
  const encoder = new TextEncoder()
  const time = (text: string, isFresh: boolean) => {
    const bytes = encoder.encode(text)
    const start = performance.now()
    const { site } = compileFile(file, bytes, {
      mode: 'development',
      // The compiled schema is kept in both: a server has it from its start.
      cache: isFresh ? { ...createCompileCache(), tools: cache.tools } : cache,
    })
    return { duration: performance.now() - start, pages: site?.entries.size ?? 0 }
  }
  const some = edits.slice(0, 8)
  const [first, ...kept] = some.map(({ text }) => time(text, false))
  const fresh = some.slice(0, 4).map(({ text }) => time(text, true))
  return {
    pages: first?.pages ?? 0,
    compile: {
      fresh: spreadOf(fresh.map(({ duration }) => duration)).median,
      edit: spreadOf(kept.map(({ duration }) => duration)).median,
    },
  }
}

function failuresOf({ name, work, reloads, lostState, fixed }: Measured): readonly string[] {
  return [
    ...(reloads > 0 ? [`${name}: ${reloads} full reloads`] : []),
    ...(work.pages !== 1 ? [`${name}: up to ${work.pages} pages compiled for the edit of one text`] : []),
    ...(work.segments !== 1 ? [`${name}: up to ${work.segments} parts read for the edit of one text`] : []),
    ...lostState.map((words) => `${name}: state lost. ${words}`),
    ...(fixed.median > 500 ? [`${name}: right again ${milliseconds(fixed.median)} after a fix`] : []),
  ]
}

function reportOf(measured: readonly Measured[], count: number): string {
  const cells = ({ minimum, median, p95, maximum }: Spread) =>
    [minimum, median, p95, maximum].map((value) => milliseconds(value))
  const head = ['From a save', 'Saves', 'Minimum', 'Median', 'p95', 'Maximum']
  const times = measured.flatMap((site) => [
    [`${site.pages} pages: a text on the screen`, String(count), ...cells(site.edits)],
    [`${site.pages} pages: a mistake over the page`, String(breaks), ...cells(site.broken)],
    [`${site.pages} pages: right again after the fix`, String(breaks), ...cells(site.fixed)],
  ])
  const counts = measured.map((site) => [
    `${site.pages} pages`,
    String(site.work.segments),
    String(site.work.pages),
    String(site.reloads),
    `${count - site.lostState.length} of ${count}`,
    milliseconds(site.compile.edit),
    milliseconds(site.compile.fresh),
    `${(site.compile.fresh / site.compile.edit).toFixed(1)} ×`,
  ])
  const [small, large] = measured
  const ratio =
    small && large
      ? `A text takes ${(large.edits.median / small.edits.median).toFixed(1)} times as long to the screen on ${large.pages} pages as on ${small.pages}.`
      : ''
  return [
    markdownTable([head, ...times]),
    markdownTable([
      [
        'For one edit, at most',
        'Parts read',
        'Pages compiled',
        'Full reloads',
        'State kept',
        'Compiled in',
        'Afresh in',
        'Faster',
      ],
      ...counts,
    ]),
    ratio,
  ].join('\n\n')
}
