import path from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../../schema/siteAddress.ts'
import { sendContent, sendDocument, siteBase, transformDocument } from '../../dev/devServer.ts'
import { galleryAssets } from '../../project/folders.ts'
import { isInBlocks, type Project, withGalleryFiles } from '../../project/project.ts'
import type { SiteSource } from '../../project/siteSource.ts'
import { withoutTrailingSlash } from '../../runtime/resolveRule.ts'
import { galleryChangeEvent } from '../galleryData.ts'
import { createGallery } from './compileGallery.ts'
import { galleryDocument } from './galleryDocument.ts'

const home = '/__gallery'
const entry = 'src/gallery/entryGallery.tsx'

/**
 * `/__gallery` of `vite dev`: every block type with its examples, in the theme of the site. A preview is
 * a page like those of the site, so a changed block is updated in place.
 */
export function galleryServer(project: Project, source: SiteSource): Plugin {
  const { current, forget } = createGallery(withGalleryFiles(project), home, source)
  return {
    name: 'pagewright:gallery',
    apply: 'serve',
    config: () => ({ optimizeDeps: { entries: [entry] } }),
    configureServer(server) {
      server.middlewares.use(siteBase(source), sirv(galleryAssets, { dev: true, etag: true }))
      watchExamples(server, project, forget)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
          const asked = withoutTrailingSlash(withoutBase(pathname, siteBase(source)))
          try {
            if (asked.startsWith(`/_content${home}/`)) {
              sendContent(response, current().site, asked)
            } else if (asked === home) {
              const { data, site } = current()
              const html = galleryDocument({ data, shell: site.shell, entry: `/${entry}` })
              response.setHeader('content-type', 'text/html; charset=utf-8')
              response.end(await transformDocument(server, home, html))
            } else if (asked.startsWith(`${home}/`)) {
              await sendDocument(server, project, response, { ...current(), failure: undefined }, asked)
            } else {
              next()
            }
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** Calls `forget` and notifies the open galleries when an example or the schema has changed. */
function watchExamples(server: ViteDevServer, project: Project, forget: () => void): void {
  const isPart = (file: string) =>
    file === project.schemaFile || (isInBlocks(project, file) && path.basename(file) === 'example.yaml')
  const onFile = (file: string) => {
    if (!isPart(path.resolve(file))) return
    forget()
    server.ws.send(galleryChangeEvent)
  }
  server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile)
}
