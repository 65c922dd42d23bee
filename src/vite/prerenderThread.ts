import { parentPort, workerData } from 'node:worker_threads'
import { startPrerender } from './entryPrerender.ts'
import type { PageJob, PrerenderSettings, WrittenPage } from './prerender.ts'

/** A thread that renders pages: it gets some of them in a message, writes their files and answers. */

/** What a thread is started with. */
export interface ThreadData {
  readonly settings: PrerenderSettings
  readonly outDir: string
}

/** The pages of a message that were written, and why the one after them was not. */
export interface ThreadAnswer {
  readonly written: readonly WrittenPage[]
  readonly error?: string
}

const { settings, outDir } = workerData as ThreadData
const starting = startPrerender(settings, outDir)

async function answer(jobs: readonly PageJob[]): Promise<ThreadAnswer> {
  const writePage = await starting
  const written: WrittenPage[] = []
  try {
    for (const job of jobs) written.push(writePage(job))
    return { written }
  } catch (error) {
    return { written, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (jobs: readonly PageJob[]) => parentPort?.postMessage(await answer(jobs)))
