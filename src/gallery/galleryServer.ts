import path from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../schema/siteAddress.ts'
import { sendContent, sendDocument, siteBase } from '../make/dev/devServer.ts'
import { galleryAssets, isInBlocks, type Project, withGalleryFiles } from '../make/project/project.ts'
import type { SiteSource } from '../make/project/siteSource.ts'
import { withoutTrailingSlash } from '../site/runtime/resolveRule.ts'
import { createGallery } from './compileGallery.ts'

const home = '/__gallery'

/**
 * `/__gallery` of `vite dev`: every block type with its examples, in the theme of the site. Its pages are like those of the
 * site, so a changed block is updated in place.
 */
export function galleryServer(project: Project, source: SiteSource): Plugin {
  let gallery: ReturnType<typeof createGallery> | undefined
  const current = async () => {
    gallery ??= createGallery(withGalleryFiles(project), home, source)
    return (await gallery).current()
  }
  const forget = () => void gallery?.then((created) => created.forget())
  return {
    name: 'pagewright:gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(siteBase(source), sirv(galleryAssets, { dev: true, etag: true }))
      watchExamples(server, project, forget)
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
          const asked = withoutTrailingSlash(withoutBase(pathname, siteBase(source)))
          try {
            if (asked.startsWith(`/_content${home}`)) sendContent(response, (await current()).site, asked)
            else if (asked === home || asked.startsWith(`${home}/`))
              await sendDocument(server, project, response, { site: (await current()).site, failure: undefined }, asked)
            else next()
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** Calls `forget` and loads open pages again when an example or the schema has changed. */
function watchExamples(server: ViteDevServer, project: Project, forget: () => void): void {
  const isPart = (file: string) =>
    file === project.schemaFile || (isInBlocks(project, file) && path.basename(file) === 'example.yaml')
  const onFile = (file: string) => {
    if (!isPart(path.resolve(file))) return
    forget()
    server.ws.send({ type: 'full-reload' })
  }
  server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile)
}
