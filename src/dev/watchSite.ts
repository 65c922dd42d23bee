import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { virtualModuleId } from '../build/modules/virtualModule.ts'
import type { Project } from '../project/project.ts'
import type { SiteFailure, SiteSource } from '../project/siteSource.ts'
import { siteAskEvent, siteUpdateEvent } from '../runtime/liveContent.ts'
import { failureAskEvent, failureEvent } from './browser/failureEvents.ts'
import type { SiteUpdates } from './siteUpdates.ts'
import { watchBlockSchemas } from './watchBlockSchemas.ts'
import { type Contents, watchFile } from './watchFile.ts'

/** Milliseconds without a save after which the editor's schema is brought up to date: the page comes first. */
const editorDelay = 1000

/**
 * Sends every good save of the site file to the open pages and shows them what is broken. The same goes for the
 * schemas of blocks, which the site file is checked against.
 */
export function watchSite(
  server: ViteDevServer,
  project: Project,
  source: SiteSource,
  updates: SiteUpdates,
): void {
  const { logger } = server.config
  let schemaFailure: SiteFailure | undefined
  let editorTimer: ReturnType<typeof setTimeout> | undefined
  const refreshEditorLater = () => {
    clearTimeout(editorTimer)
    editorTimer = setTimeout(() => source.refreshEditor(), editorDelay)
  }
  const currentFailure = () => schemaFailure ?? source.current().failure

  const take = (contents: Contents) => {
    const { site, failure, work } = source.update(contents)
    refreshEditorLater()
    if (failure) {
      logger.error(`\n${failure.text}`, { timestamp: true })
      server.ws.send(failureEvent, currentFailure())
    } else if (site) {
      const update = updates.next(site)
      const module = server.moduleGraph.getModuleById(virtualModuleId('shell'))
      if (module && update.shell) server.moduleGraph.invalidateModule(module)
      server.ws.send(siteUpdateEvent, { ...update, work })
      if (schemaFailure) server.ws.send(failureEvent, schemaFailure)
    }
  }

  const watch = watchFile(project.siteFile, take)
  server.watcher.add([project.schemaFile, ...project.publicDirs])
  // A file that a site refers to can come or go.
  const isPublic = (file: string) => project.publicDirs.some((dir) => file.startsWith(dir))
  const onFiles = (file: string) => {
    if (path.resolve(file) === project.schemaFile || isPublic(file)) watch.look()
  }
  const onChange = (file: string) => {
    if (path.resolve(file) === project.schemaFile) watch.look()
  }
  server.watcher.on('change', onChange).on('add', onFiles).on('unlink', onFiles)
  watchBlockSchemas(server, project, (failure) => {
    const isFixed = schemaFailure !== undefined && failure === undefined
    schemaFailure = failure
    if (failure) logger.error(`\n${failure.text}`, { timestamp: true })
    if (failure || isFixed) server.ws.send(failureEvent, currentFailure() ?? null)
    if (isFixed) watch.look()
  })
  server.httpServer?.on('close', watch.close)

  const { site } = source.current()
  if (site) updates.next(site)
  refreshEditorLater()
  server.ws.on(siteAskEvent, (seen, client) => {
    const { site: newest, failure } = source.current()
    if (newest && !failure && seen !== updates.save) client.send(siteUpdateEvent, updates.whole(newest))
    // An update removes what is shown.
    if (schemaFailure) client.send(failureEvent, schemaFailure)
  })
  server.ws.on(failureAskEvent, (_, client) => client.send(failureEvent, currentFailure() ?? null))
}
