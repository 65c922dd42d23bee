import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileFile } from '../../src/index.ts'
import { type Bench, copyPublicFiles, inTemporaryFolder } from './bench.ts'
import { createLargeSite } from './createLargeSite.ts'
import { editTexts, findTexts } from './hotEdits.ts'
import { buildSite } from './servers.ts'
import { markdownTable } from './statistics.ts'

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
  /** Pages that a plain loop renders in a second. */
  readonly loop: number
}

const limits = {
  bytes: 2e9,
  /** Least speed of the large site, as a share of the small site's. */
  speed: 0.5,
  /** Longest rebuild, as a share of a full build. */
  rebuild: 0.1,
} as const

/** Pages that the plain loop renders; more would not change its speed. */
const pagesInLoop = 500

/**
 * Builds two large sites made of the pages of one: everything, again after a change of one text, and its pages in a
 * plain loop of `renderToString`.
 */
export const benchBuild: Bench = async ({ site, small = 1000, pages = 10_000 }) => {
  const text = await readFile(site, 'utf8')
  const measured: MeasuredBuilds[] = []
  for (const count of [small, pages]) measured.push(await measure(text, site, count))
  return { report: reportOf(measured), failures: failuresOf(measured) }
}

function measure(original: string, site: string, count: number): Promise<MeasuredBuilds> {
  return inTemporaryFolder(async (folder) => {
    await copyPublicFiles(site, folder)
    const file = path.join(folder, 'site.yaml')
    const { text } = createLargeSite(original, count)
    const [edit] = editTexts(text, findTexts(text), 1)
    if (edit === undefined) throw new Error('The front page has no text that could be changed.')
    console.error(`Building ${count} pages …`)
    await writeFile(file, text)
    const full = await build(folder)
    console.error(`${full.seconds.toFixed(1)} s, ${megabytes(full.bytes)}. Changing one text …`)
    await writeFile(file, edit.text)
    const rebuild = await build(folder)
    console.error(
      `${rebuild.seconds.toFixed(1)} s, ${megabytes(rebuild.bytes)}. Rendering pages in a plain loop …`,
    )
    return { full, rebuild, loop: await plainLoop(folder, original, site) }
  })
}

/** Builds the site of a folder into it, with a cache of its own. */
async function build(folder: string): Promise<BuildRun> {
  const { output, seconds, bytes } = await buildSite({
    site: path.join(folder, 'site.yaml'),
    outDir: path.join(folder, 'dist'),
    env: { CACHE_DIR: path.join(folder, 'cache') },
  })
  const [, pages, unchanged = '0'] = /(\d+) pages? in .*?(?:, (\d+) of them unchanged)?$/m.exec(output) ?? []
  return { pages: Number(pages), unchanged: Number(unchanged), seconds, bytes }
}

/** Pages per second of a process that only renders. */
async function plainLoop(folder: string, original: string, site: string): Promise<number> {
  const { site: compiled } = compileFile(site, new TextEncoder().encode(original), { mode: 'production' })
  if (compiled === undefined) throw new Error(`${site} does not compile.`)
  const { shell, blockTypes } = compiled
  const shared = path.join(folder, 'shell.json')
  await writeFile(shared, JSON.stringify({ shell, blockTypes }))
  const [app = ''] = await readdir(path.join(folder, 'cache/app'))
  const server = path.join(folder, 'cache/app', app, 'server')
  const content = path.join(folder, 'dist/_content')
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/plainLoop.ts', server, content, shared, String(pagesInLoop)],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const { pages, milliseconds } = JSON.parse(printed)
  return pages / (milliseconds / 1000)
}

const speedOf = ({ pages, seconds }: BuildRun) => pages / seconds

/** Limits that are exceeded. */
export function failuresOf(measured: readonly MeasuredBuilds[]): readonly string[] {
  const [small, large] = measured
  if (small === undefined || large === undefined) return []
  const { full, rebuild } = large
  const isSlow = speedOf(full) < speedOf(small.full) * limits.speed
  return [
    ...measured.flatMap(({ rebuild: { pages, unchanged } }) =>
      pages - unchanged === 1 ? [] : [`${pages - unchanged} of ${pages} pages were rendered for one text`],
    ),
    ...((full.bytes ?? 0) > limits.bytes ? [`${full.pages} pages take ${megabytes(full.bytes)}`] : []),
    ...(isSlow ? [`${full.pages} pages build at less than half the speed of ${small.full.pages}`] : []),
    ...(rebuild.seconds > full.seconds * limits.rebuild
      ? [`a rebuild of ${full.pages} pages takes ${share(rebuild.seconds / full.seconds)} of a full build`]
      : []),
  ]
}

function reportOf(measured: readonly MeasuredBuilds[]): string {
  const rows = measured.map(
    ({ full, rebuild, loop }): Readonly<Record<string, string>> => ({
      Pages: String(full.pages),
      'Full build': `${full.seconds.toFixed(1)} s`,
      'Pages/s': speedOf(full).toFixed(0),
      Memory: megabytes(full.bytes),
      'Plain loop, pages/s': loop.toFixed(0),
      'Build vs. loop': `${(speedOf(full) / loop).toFixed(2)} ×`,
      'One text changed': `${rebuild.seconds.toFixed(1)} s`,
      'Memory of the rebuild': megabytes(rebuild.bytes),
      'Share of a full build': share(rebuild.seconds / full.seconds),
    }),
  )
  return markdownTable([Object.keys(rows[0] ?? {}), ...rows.map(Object.values<string>)])
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'unknown' : `${Math.round(bytes / 1e6)} MB`
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
