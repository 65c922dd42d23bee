import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath, cssWithBase } from '../../../schema/siteAddress.ts'
import { sharedCss } from '../../theme/baseCss.ts'
import { writeText } from './prerender.ts'

type PrerenderEntry = typeof import('./entryPrerender.ts')

/**
 * Writes the style sheet of a site: its tokens and the rules of everything that its pages can show.
 * @param serverDir Folder of the bundles for the server.
 * @returns Its address, which changes with its text.
 */
export async function writeStyleSheet(
  serverDir: string,
  { shell, blockTypes }: Pick<CompiledSite, 'shell' | 'blockTypes'>,
  outDir: string,
): Promise<string> {
  const file = pathToFileURL(path.join(serverDir, 'entryPrerender.js')).href
  const { loadBlockTypes, siteCss } = (await import(file)) as PrerenderEntry
  await loadBlockTypes(blockTypes)
  const base = basePath(shell.site.url)
  const css = cssWithBase(sharedCss(shell.theme) + siteCss(), base)
  const url = `/assets/site-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeText(outDir, url, css)
  return base + url
}
