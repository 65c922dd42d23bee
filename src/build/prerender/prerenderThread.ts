import { parentPort, workerData } from 'node:worker_threads'
import { startPrerender } from './entryPrerender.ts'
import {
  type FailedPage,
  type PageJob,
  type PrerenderSettings,
  toFailedPage,
  type WrittenPage,
} from './prerender.ts'

/** A thread that renders pages: each message has some of them, and the answer says what was written. */

export interface ThreadData {
  readonly settings: PrerenderSettings
  readonly outDir: string
}

/** The pages of a message that were written, and the failure of the next one, if it failed. */
export interface ThreadAnswer {
  readonly written: readonly WrittenPage[]
  readonly failed?: FailedPage
}

const { settings, outDir } = workerData as ThreadData
const starting = startPrerender(settings, outDir)

async function answer(jobs: readonly PageJob[]): Promise<ThreadAnswer> {
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

parentPort?.on('message', async (jobs: readonly PageJob[]) => parentPort?.postMessage(await answer(jobs)))
