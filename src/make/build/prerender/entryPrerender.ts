import {
  islandsIn,
  loadBlockTypes,
  renderAt,
  renderPage,
  siteCss,
  structuredBlocks,
} from '../../../site/runtime/entryServer.tsx'
import { createPageWriter, type PageJob, type PrerenderSettings, type WrittenPage } from './prerender.ts'

/** Entry of the server bundle, which renders pages to HTML on any thread. */

export { loadBlockTypes, renderPage, siteCss }

/** Writes the HTML and the content file of one page. */
type WritePage = (job: PageJob) => WrittenPage

/** Loads the code of the blocks and returns a function that writes pages into a folder. */
export async function startPrerender(settings: PrerenderSettings, outDir: string): Promise<WritePage> {
  await loadBlockTypes(settings.blockTypes)
  return createPageWriter(settings, { renderPage, renderAt, islandsIn, structuredBlocks }, outDir)
}
