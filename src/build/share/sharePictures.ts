import type { CompiledSite } from '../../../schema/model.ts'
import { imageCacheDir, type Project } from '../../project/project.ts'
import { headingFontFile } from '../../theme/baseCss.ts'
import { readPublicFile } from '../readPublicFile.ts'
import { type ShareLook, shareLook } from './shareImage.ts'
import { writeShareImages } from './writeShareImages.ts'

/** The pictures for links to the pages of a site. */
interface SharePictures {
  /** Decides their names. */
  readonly look: ShareLook
  /** Writes them. Resolves to a note for the author, if there is one. */
  write(outDir: string): Promise<string | undefined>
}

export async function sharePictures(project: Project, site: CompiledSite): Promise<SharePictures> {
  const { publicDirs } = project
  const cacheDir = imageCacheDir(project)
  const typeface = await readPublicFile(publicDirs, headingFontFile(site.shell.theme))
  const look = shareLook(site, typeface)
  return {
    look,
    async write(outDir) {
      const untitled = await writeShareImages(site, look, { typeface, publicDirs, outDir, cacheDir })
      const notes = [sharedNote(site, look), untitledNote(untitled)].filter((note) => note !== undefined)
      return notes.length > 0 ? notes.join('\n') : undefined
    },
  }
}

function sharedNote({ entries, shell }: CompiledSite, { mode }: ShareLook): string | undefined {
  if (mode !== 'site' || shell.site.shareImages !== undefined) return undefined
  return `Links to the ${entries.size} pages all show one picture; \`shareImages: pages\` under \`site\` makes one for each.`
}

function untitledNote(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined
  const shown = paths.slice(0, 3).join(', ')
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
  return `Pictures for links show no title where the typeface has no letters for it, or it is read from right to left: ${shown}${more}.`
}
