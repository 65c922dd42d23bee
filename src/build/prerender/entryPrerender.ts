import { loadBlockTypes, renderPage, structuredBlocks } from '../../runtime/entryServer.tsx'
import { createPageWriter, type PageJob, type PrerenderSettings, type WrittenPage } from './prerender.ts'

/** The server's bundle of the app: everything that makes HTML of pages, on whichever thread it runs. */

export { loadBlockTypes, renderPage }

/** Writes the HTML and the content file of one page. */
type WritePage = (job: PageJob) => WrittenPage

/** Loads the code of the blocks and gives what writes pages into a folder. */
export async function startPrerender(settings: PrerenderSettings, outDir: string): Promise<WritePage> {
  await loadBlockTypes(settings.blockTypes)
  return createPageWriter(settings, { renderPage, structuredBlocks }, outDir)
}
