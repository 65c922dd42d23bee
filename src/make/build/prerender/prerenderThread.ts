import { Tinypool } from 'tinypool'
import { startPrerender } from './entryPrerender.ts'
import { type FailedPage, type PageJob, type PrerenderSettings, toFailedPage, type WrittenPage } from './prerender.ts'

export interface ThreadData {
  readonly settings: PrerenderSettings
  readonly outDir: string
}

/** The pages of a task that were written, and the failure of the next one, if it failed. */
export interface ThreadAnswer {
  readonly written: readonly WrittenPage[]
  readonly failed?: FailedPage
}

const { settings, outDir }: ThreadData = Tinypool.workerData
const starting = startPrerender(settings, outDir)

/** What a thread does: renders some pages and says which it has written. */
export async function writePages(jobs: readonly PageJob[]): Promise<ThreadAnswer> {
  const writePage = await starting
  const written: WrittenPage[] = []
  for (const job of jobs) {
    try {
      written.push(writePage(job))
    } catch (error) {
      return { written, failed: toFailedPage(job.at, error) }
    }
  }
  return { written }
}
