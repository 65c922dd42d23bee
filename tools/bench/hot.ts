import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { goals } from '../budgets/budgets.ts'
import { type Spread, spreadOf } from '../shared/statistics.ts'
import { markdownTable, milliseconds, whole } from '../shared/tables.ts'
import { type Bench, copyPublicFiles, fixtureSite, inTemporaryFolder } from './bench.ts'
import { createCollectionSite, firstEntry } from './createCollectionSite.ts'
import { createLargeSite } from './createLargeSite.ts'
import { atMost, type GoalRow, goalTable, missedGoals } from './goalTable.ts'
import { type Breakage, breakTexts, type Edit, editTexts, findEntry, findHome, findTexts } from './hotEdits.ts'
import { type HotPage, openHotPage } from './hotPage.ts'
import { startServer } from './servers.ts'

/** Broken saves of each site. */
const breaks = 20
/** Pages of the small sites. */
const small = 10

/**
 * Measures the time from a save to changed pixels in a real browser, on small and large sites whose pages are written
 * out or come from a collection, and checks that no save reloads the page or loses its state.
 */
export const benchHot: Bench = async ({ site = fixtureSite, edits = 100, pages = 1000 }) => {
  const measured: Measured[] = []
  for (const { name, from, ...subject } of await subjectsOf(site, pages)) {
    console.error(`${edits} edits and ${breaks} broken saves of ${name} …`)
    const result = await inTemporaryFolder(async (folder) => {
      await copyPublicFiles(from, folder)
      return measure(subject, path.join(folder, 'site.yaml'), edits)
    })
    measured.push({ name, ...result })
  }
  const rows = [...goalRows(measured), ...measured.flatMap(limitRows)]
  return { report: [timeTable(measured, edits), goalTable(rows)].join('\n\n'), failures: missedGoals(rows) }
}

/** A site file, and what of it is edited. */
interface Subject {
  readonly text: string
  readonly part: ReturnType<typeof findHome>
  /** Where the part is on the site. */
  readonly at: string
}

/** Small and large sites: two made from the site to measure, two with a collection. */
async function subjectsOf(site: string, large: number) {
  const pages = await readFile(site, 'utf8')
  const fixture = await readFile(fixtureSite, 'utf8')
  const sizes = [small, large]
  return [
    ...sizes.map((count) => {
      const text = createLargeSite(pages, count)
      return { name: `${count} pages`, text, part: findHome(text), at: '/', from: site }
    }),
    ...sizes.map((count) => {
      const text = createCollectionSite(fixture, count)
      const part = findEntry(text, 'entry-1')
      return { name: `${count} pages, a collection`, text, part, at: firstEntry, from: fixtureSite }
    }),
  ]
}

type Measured = Awaited<ReturnType<typeof measure>> & { readonly name: string }

async function measure({ text, part, at }: Subject, file: string, count: number) {
  await writeFile(file, text)
  const server = await startServer('dev', { site: file })
  const page = await openHotPage(server.url + at)
  try {
    const texts = findTexts(part)
    const shown = await page.texts(texts.map(({ words }) => words))
    const places = texts.filter(({ words }) => shown.includes(words))
    const edits = editTexts(text, places, count)
    const { times, lostState } = await makeEdits(page, file, edits)
    for (const states of lostState) console.error(`State lost. ${states}`)
    const work = page.work()
    return {
      edits: spreadOf(times),
      ...(await makeBreaks(page, file, text, breakTexts(text, places, breaks))),
      /** Most parts of the file read, and most pages compiled, for one edit. */
      segments: Math.max(...work.map(({ segments }) => segments)),
      pagesCompiled: Math.max(...work.map(({ pages }) => pages)),
      reloads: page.reloads(),
      lost: lostState.length,
    }
  } finally {
    await page.close()
    await server.close()
  }
}

/** Milliseconds from each save to the frame that shows it, and the edits that lost what a visitor had opened. */
async function makeEdits(page: HotPage, file: string, edits: readonly Edit[]) {
  const before = await page.state()
  const lostState: string[] = []
  const times: number[] = []
  for (const { text, token } of edits) {
    times.push(await page.untilShown(token, () => writeFile(file, text)))
    const state = await page.state()
    if (state !== before) lostState.push(`${token}: ${state} instead of ${before}`)
  }
  return { times, lostState }
}

/** Breaks the file and fixes it again, one time after another. */
async function makeBreaks(page: HotPage, file: string, text: string, breakages: readonly Breakage[]) {
  const broken: number[] = []
  const fixed: number[] = []
  for (const breakage of breakages) {
    broken.push(await page.untilOverlay(`${file}:${breakage.line}:`, () => writeFile(file, breakage.text)))
    fixed.push(await page.untilOverlay(null, () => writeFile(file, text)))
  }
  return { broken: spreadOf(broken), fixed: spreadOf(fixed) }
}

function timeTable(measured: readonly Measured[], count: number): string {
  const time = (what: string, saves: number, { minimum, median, p95, maximum }: Spread) => [
    what,
    String(saves),
    ...[minimum, median, p95, maximum].map(milliseconds),
  ]
  const times = measured.flatMap(({ name, edits, broken, fixed }) => [
    time(`${name}: a text on the screen`, count, edits),
    time(`${name}: a mistake over the page`, breaks, broken),
    time(`${name}: right again after the fix`, breaks, fixed),
  ])
  return markdownTable([['From a save', 'Saves', 'Minimum', 'Median', 'p95', 'Maximum'], ...times])
}

/** What must hold on any machine. */
function limitRows({ name, segments, pagesCompiled, reloads, lost, fixed }: Measured): readonly GoalRow[] {
  return [
    {
      figure: `${name}: most parts read / pages compiled for an edit / full reloads / edits that lost state`,
      ours: [segments, pagesCompiled, reloads, lost].join(' / '),
      goal: '1 / 1 / 0 / 0',
      isReached: segments === 1 && pagesCompiled === 1 && reloads === 0 && lost === 0,
    },
    { figure: `${name}: right again, ms`, ours: whole(fixed.median), ...atMost(500, fixed.median) },
  ]
}

/** A row for the small and the large site of each kind. */
function goalRows(measured: readonly Measured[]): readonly GoalRow[] {
  return [0, 2].flatMap((at) => {
    const [small, large] = measured.slice(at, at + 2)
    if (small === undefined || large === undefined) return []
    const [fast, slow] = [small.edits.median, large.edits.median]
    return {
      figure: `Save → screen, ms: ${small.name} / ${large.name}`,
      ours: `${whole(fast)} / ${whole(slow)}`,
      goal: `≤ ${goals.smallSave} / ≤ ${goals.largeSave}`,
      isReached: fast <= goals.smallSave && slow <= goals.largeSave,
      isTime: true,
    }
  })
}
