import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import type { CompiledPage } from '../../../../schema/model.ts'
import { type FailedPage, type PageJob, type PrerenderSettings, toFailedPage, type WrittenPage } from './prerender.ts'
import type { ThreadAnswer, ThreadData } from './prerenderThread.ts'

type PrerenderEntry = typeof import('./entryPrerender.ts')

/** A path and the page that is there. */
export type ListedPage = readonly [at: string, page: CompiledPage]

interface PrerenderOptions {
  readonly settings: PrerenderSettings
  /** Folder of the bundles for the server. */
  readonly serverDir: string
  readonly outDir: string
  readonly pages: readonly ListedPage[]
  /** Called for each page right before it is rendered, to save memory. */
  readonly toJob: (page: ListedPage) => PageJob
  /** Called with each written page, in the order of `pages`. */
  readonly onPage: (at: string, page: WrittenPage) => void
  /** Number of threads. Default: by the number of pages and processors. */
  readonly threads?: number
}

/** A page of the site cannot be rendered. */
export class PageFailure extends Error {
  readonly failed: FailedPage

  constructor(failed: FailedPage) {
    super(failed.message)
    this.failed = failed
  }
}

/** Pages per message to a thread: enough to outweigh the message, few enough that all threads finish together. */
const chunkSize = 20
/** Number of pages that take as long to render as a thread takes to start. */
const pagesPerThread = 60
/** Limits the memory of a build. */
const maxThreads = 8
/** Memory limits of a thread; a page needs only a few megabytes. */
const threadLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 } as const

/** Number of threads for a number of pages; 1 means that the main thread renders alone. */
export function threadsFor(pages: number, processors = availableParallelism()): number {
  return Math.max(1, Math.min(processors, maxThreads, Math.floor(pages / pagesPerThread)))
}

/**
 * Renders pages on all processors and writes each of them immediately. The files, and the page that an error names, do
 * not depend on the number of threads.
 *
 * @throws PageFailure when a page cannot be rendered: of several, for the first.
 */
export async function prerenderPages(options: PrerenderOptions): Promise<void> {
  const { pages, threads = threadsFor(pages.length) } = options
  if (pages.length === 0) return
  if (threads === 1) return prerenderHere(options)
  await prerenderInThreads(options, threads)
}

async function prerenderHere(options: PrerenderOptions): Promise<void> {
  const { settings, serverDir, outDir, pages, toJob, onPage } = options
  const file = pathToFileURL(path.join(serverDir, 'entryPrerender.js')).href
  const { startPrerender } = (await import(file)) as PrerenderEntry
  const writePage = await startPrerender(settings, outDir)
  for (const listed of pages) {
    const job = toJob(listed)
    let page: WrittenPage
    try {
      page = writePage(job)
    } catch (error) {
      throw new PageFailure(toFailedPage(job.at, error))
    }
    onPage(job.at, page)
  }
}

async function prerenderInThreads(options: PrerenderOptions, threads: number): Promise<void> {
  const { settings, outDir, serverDir, pages, toJob, onPage } = options
  const workerData: ThreadData = { settings, outDir }
  const pool = new Tinypool({
    filename: pathToFileURL(path.join(serverDir, 'prerenderThread.js')).href,
    name: 'writePages',
    workerData,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: threadLimits,
  })
  const limit = pLimit(threads)
  let isFailed = false
  const chunks = Array.from({ length: Math.ceil(pages.length / chunkSize) }, (_, index) =>
    pages.slice(index * chunkSize, (index + 1) * chunkSize),
  )
  // Threads still render the pages before a failed one: one of them may be the first to fail.
  const answers = chunks.map((chunk) =>
    limit(async (): Promise<ThreadAnswer> => {
      if (isFailed) return { written: [] }
      const answer: ThreadAnswer = await pool.run(chunk.map(toJob))
      isFailed ||= answer.failed !== undefined
      return answer
    }),
  )
  // The loop below may not have come to the one that rejects.
  Promise.all(answers).catch(() => {})
  try {
    for (const [index, chunk] of chunks.entries()) {
      const { written, failed } = (await answers[index]) ?? { written: [] }
      for (const [place, page] of written.entries()) onPage(chunk[place]?.[0] ?? '', page)
      if (failed !== undefined) throw new PageFailure(failed)
    }
  } finally {
    limit.clearQueue()
    await pool.destroy()
  }
}
