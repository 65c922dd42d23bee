import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { basePath } from '../../../schema/siteAddress.ts'
import { chunkFiles } from '../../build/chunkFiles.ts'
import { type BuiltSite, siteBuild } from '../../build/siteBuild.ts'
import { formatHeaders, hostHeaders } from '../../host/hostHeaders.ts'
import { type Project, withGalleryFiles } from '../../project/project.ts'
import type { SiteSource } from '../../project/siteSource.ts'
import { createGallery } from './compileGallery.ts'
import { galleryDocument } from './galleryDocument.ts'

type GalleryServerEntry = typeof import('../entryGalleryServer.tsx')

const clientEntry = 'src/gallery/entryGallery.tsx'
const serverEntry = 'src/gallery/entryGalleryServer.tsx'

/** The same project with `gallery` as its output folder, unless `OUT_DIR` names another. */
export function galleryProject(project: Project): Project {
  const outDir = process.env.OUT_DIR ? project.outDir : path.join(project.home, 'gallery')
  return { ...withGalleryFiles(project), outDir }
}

/**
 * The previews as a site that `siteBuild` can build.
 * @param site Source of the project's own site, for its theme.
 */
export function gallerySource(project: Project, site: SiteSource) {
  const { current: gallery } = createGallery(project, '', site)
  const current = () => ({ ...gallery(), found: undefined })
  return { current, recompile: current, gallery }
}

/** `npm run gallery`: prerenders the previews as pages of a site, and the gallery around them. */
export function galleryBuild(project: Project, source: ReturnType<typeof gallerySource>): Plugin {
  return siteBuild(project, source, {
    client: clientEntry,
    server: serverEntry,
    async write({ outDir, manifest, serverDir }: BuiltSite) {
      const { data, site } = source.gallery()
      const file = path.join(serverDir, 'entryGalleryServer.js')
      const { renderGallery } = (await import(pathToFileURL(file).href)) as GalleryServerEntry
      const html = galleryDocument({
        data,
        shell: site.shell,
        entry: chunkFiles(manifest, clientEntry)[0] ?? '',
        rendered: renderGallery(data),
      })
      await writeFile(path.join(outDir, 'index.html'), html)
      await writeFile(
        path.join(outDir, '_headers'),
        formatHeaders(hostHeaders(undefined, basePath(site.shell.site.url))),
      )
    },
  })
}
