import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface BenchResult {
  /** Tables and sentences, in Markdown. */
  readonly report: string
  /** Counts and ratios that are wrong. */
  readonly failures: readonly string[]
}

interface BenchOptions {
  /** Path of the site file to measure instead of the usual one; it is never changed. */
  readonly site?: string | undefined
  /** Numbers from the command line. */
  readonly edits?: number
  readonly pages?: number
  readonly small?: number
  readonly runs?: number
}

export type Bench = (options: BenchOptions) => Promise<BenchResult>

/** Content of the benchmarks, for Pagewright, by hand and for Astro. */
export const fixtures = path.resolve('tools/bench/fixtures')

/** Site file of the fixtures: pages that are written out one by one. */
export const fixtureSite = path.join(fixtures, 'site/site.yaml')

/** Runs some work in a temporary folder, which is deleted afterward. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies the folder `public` beside a site file, if there is one. */
export async function copyPublicFiles(site: string, to: string): Promise<void> {
  const from = path.join(path.dirname(site), 'public')
  await cp(from, path.join(to, 'public'), { recursive: true }).catch(() => {})
}
