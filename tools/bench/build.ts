import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileFile } from '../../src/index.ts'
import { type Bench, numberFrom } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { editTexts, findTexts } from './hotEdits.ts'
import { watchMemory } from './peakMemory.ts'
import { viteProcess } from './servers.ts'
import { markdownTable } from './statistics.ts'

/** What one build took. */
export interface BuildRun {
  readonly pages: number
  /** Of these, how many were as they had been. */
  readonly unchanged: number
  readonly seconds: number
  /** Of all processes together, at most; undefined where the system does not tell. */
  readonly bytes: number | undefined
}

/** Builds of one site. */
interface MeasuredBuilds {
  readonly full: BuildRun
  /** After one text of the site became another one. */
  readonly rebuild: BuildRun
  /** Pages that a plain loop renders in a second. */
  readonly loop: number
}

/** What a build may cost. */
const limits = {
  bytes: 2e9,
  /** Of the pages in a second of the small site, the large one's at least. */
  speed: 0.5,
  /** Of the seconds of a full build, a rebuild's at most. */
  rebuild: 0.1,
} as const

/** A plain loop is as fast with more pages. */
const pagesInLoop = 500

/**
 * Builds two large sites made of the pages of one: all of it, again after one text changed, and its pages in a plain
 * loop of `renderToString`.
 */
export const benchBuild: Bench = async ({ site, values, say }) => {
  const text = await readFile(site, 'utf8')
  const counts = [numberFrom(values.small, 1000), numberFrom(values.pages, 10_000)]
  const measured: MeasuredBuilds[] = []
  for (const count of counts) measured.push(await measure(text, site, count, say))
  return { report: reportOf(measured), failures: failuresOf(measured) }
}

async function measure(
  original: string,
  site: string,
  count: number,
  say: (words: string) => void,
): Promise<MeasuredBuilds> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-build-bench-'))
  const file = path.join(folder, 'site.yaml')
  const own = path.join(path.dirname(site), 'public')
  try {
    await cp(own, path.join(folder, 'public'), { recursive: true }).catch(() => {})
    const { text } = createLargeSite(original, count)
    const [edit] = editTexts(text, findTexts(text), 1)
    if (edit === undefined) throw new Error('The front page has no text that could be changed.')
    say(`Building ${count} pages …`)
    await writeFile(file, text)
    const full = await build(folder)
    say(`${wordsOf(full)}. One text changes …`)
    await writeFile(file, edit.text)
    const rebuild = await build(folder)
    say(`${wordsOf(rebuild)}. The pages in a plain loop …`)
    return { full, rebuild, loop: await plainLoop(folder, original, site) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Builds the site of a folder into it, with a cache of its own. */
async function build(folder: string): Promise<BuildRun> {
  const start = performance.now()
  const child = viteProcess(['build'], {
    site: path.join(folder, 'site.yaml'),
    outDir: path.join(folder, 'dist'),
    env: { CACHE_DIR: path.join(folder, 'cache') },
  })
  const memory = watchMemory(child.pid ?? 0)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const [code] = await once(child, 'close')
  const bytes = memory.stop()
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
  const [, pages, unchanged = '0'] = /(\d+) pages? in .*?(?:, (\d+) of them unchanged)?$/m.exec(output) ?? []
  return {
    pages: Number(pages),
    unchanged: Number(unchanged),
    seconds: (performance.now() - start) / 1000,
    bytes,
  }
}

/** Pages in a second of a process that does nothing but render them. */
async function plainLoop(folder: string, original: string, site: string): Promise<number> {
  const { site: compiled } = compileFile(site, new TextEncoder().encode(original), { mode: 'production' })
  if (compiled === undefined) throw new Error(`${site} does not compile.`)
  const { shell, blockTypes } = compiled
  const shared = path.join(folder, 'shell.json')
  await writeFile(shared, JSON.stringify({ shell, blockTypes }))
  const [app = ''] = await readdir(path.join(folder, 'cache/app'))
  const printed = execFileSync(
    process.execPath,
    [
      ...['--import', 'tsx', 'tools/bench/plainLoop.ts'],
      path.join(folder, 'cache/app', app, 'server'),
      path.join(folder, 'dist/_content'),
      shared,
      String(pagesInLoop),
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const { pages, milliseconds } = JSON.parse(printed)
  return pages / (milliseconds / 1000)
}

const speedOf = ({ pages, seconds }: BuildRun) => pages / seconds

/** What is not as it must be. */
export function failuresOf(measured: readonly MeasuredBuilds[]): readonly string[] {
  const [small, large] = measured
  if (small === undefined || large === undefined) return []
  const { full, rebuild } = large
  const slow = speedOf(full) < speedOf(small.full) * limits.speed
  return [
    ...measured.flatMap(({ rebuild: { pages, unchanged } }) =>
      pages - unchanged === 1 ? [] : [`${pages - unchanged} of ${pages} pages were rendered for one text`],
    ),
    ...((full.bytes ?? 0) > limits.bytes ? [`${full.pages} pages take ${megabytes(full.bytes)}`] : []),
    ...(slow ? [`${full.pages} pages build at less than half the speed of ${small.full.pages}`] : []),
    ...(rebuild.seconds > full.seconds * limits.rebuild
      ? [`a rebuild of ${full.pages} pages takes ${share(rebuild.seconds / full.seconds)} of a full build`]
      : []),
  ]
}

function reportOf(measured: readonly MeasuredBuilds[]): string {
  const rows = measured.map(({ full, rebuild, loop }) => [
    String(full.pages),
    `${full.seconds.toFixed(1)} s`,
    speedOf(full).toFixed(0),
    megabytes(full.bytes),
    loop.toFixed(0),
    `${(speedOf(full) / loop).toFixed(2)} ×`,
    `${rebuild.seconds.toFixed(1)} s`,
    megabytes(rebuild.bytes),
    share(rebuild.seconds / full.seconds),
  ])
  const head = [
    'Pages',
    'Full build',
    'Pages/s',
    'Memory',
    'Plain loop, pages/s',
    'Build to loop',
    'One text changed',
    'Memory',
    'Of a full build',
  ]
  return markdownTable([head, ...rows])
}

function wordsOf({ seconds, bytes }: BuildRun): string {
  return `${seconds.toFixed(1)} s, ${megabytes(bytes)}`
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'unknown' : `${Math.round(bytes / 1e6)} MB`
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
