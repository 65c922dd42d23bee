import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { CompiledSite } from '../../../schema/model.ts'
import { basePath, cssWithBase } from '../../../schema/siteAddress.ts'
import { siteAskEvent, siteUpdateEvent } from '../../site/runtime/liveContent.ts'
import { virtualModuleId } from '../build/modules/virtualModule.ts'
import { ownStylesFile } from '../project/ownStyles.ts'
import { hasOwnBlocks, ownPublicDirectory, type Project } from '../project/project.ts'
import { translationFolder } from '../project/readTranslationFiles.ts'
import { servedFiles } from '../project/servedFiles.ts'
import type { SiteFailure, SiteSource } from '../project/siteSource.ts'
import { afterRest } from './afterRest.ts'
import { failureAskEvent, failureEvent, filesEvent, stylesEvent } from './browser/failureEvents.ts'
import type { SiteUpdates } from './siteUpdates.ts'
import { watchBlockSchemas } from './watchBlockSchemas.ts'
import { type Contents, watchFile } from './watchFile.ts'
import { watchPlace } from './watchPlace.ts'

/** Milliseconds without a save after which the editor's schema is brought up to date: the page comes first. */
const editorDelay = 1000

/**
 * Milliseconds without a change after which a failure is shown: a program that writes slowly leaves half a file several times.
 */
const failureDelay = 120
/** Milliseconds without a change after which a public file counts as written. */
const fileRestTime = 40

/** The author's styles as the browser gets them. */
export function ownCss({ styles = '', shell }: CompiledSite): string {
  return cssWithBase(styles, basePath(shell.site.url))
}

/**
 * Sends every good save of the site file to the open pages and shows them what is broken. The same goes for the
 * schemas of blocks, which the site file is checked against.
 */
export function watchSite(server: ViteDevServer, project: Project, source: SiteSource, updates: SiteUpdates): void {
  const { logger } = server.config
  let schemaFailure: SiteFailure | undefined
  const refreshEditor = afterRest(editorDelay, () => source.refreshEditor())
  const currentFailure = async () => schemaFailure ?? (await source.current().failure?.())

  let isBroken = source.current().failure !== undefined
  const showFailure = afterRest(failureDelay, async () => {
    const { failure } = source.current()
    const shown = await currentFailure()
    // It may be fixed by now, or there is another one.
    if (shown === undefined || source.current().failure !== failure) return
    logger.error(`\n${shown.text}`, { timestamp: true })
    isBroken = true
    server.ws.send(failureEvent, shown)
  })

  const take = async (contents: Contents) => {
    if (contents) await source.prepare(contents)
    const { site, failure, work } = source.update(contents)
    refreshEditor.later()
    showFailure.cancel()
    if (failure) {
      showFailure.later()
      // The schema may be older than the save.
      if (hasOwnBlocks(project)) composeSchemas()
    } else if (site) {
      const update = updates.next(site)
      const module = server.moduleGraph.getModuleById(virtualModuleId('shell'))
      if (module && update.shell) server.moduleGraph.invalidateModule(module)
      server.ws.send(siteUpdateEvent, { ...update, work })
      if (site.styles !== shownStyles) server.ws.send(stylesEvent, ownCss(site))
      shownStyles = site.styles
      if (schemaFailure) server.ws.send(failureEvent, schemaFailure)
      else if (isBroken) logger.warn(`${project.siteName} is fine again.`, { timestamp: true })
      isBroken = schemaFailure !== undefined
    }
  }

  const watch = watchFile(project.siteFile, take)
  server.watcher.on('change', (file) => {
    if (path.resolve(file) === project.schemaFile) watch.look()
  })
  const closeStyles = watchPlace(ownStylesFile(project.siteFile), watch.look)
  const closeTranslations = watchTranslations(server, translationFolder(project.siteFile), watch.look)
  const closePublic = watchPublicFiles(server, project, watch.look)
  const composeSchemas = watchBlockSchemas(server, project, async (failure) => {
    const isFixed = schemaFailure !== undefined && failure === undefined
    schemaFailure = failure
    if (failure) logger.error(`\n${failure.text}`, { timestamp: true })
    if (failure || isFixed) server.ws.send(failureEvent, (await currentFailure()) ?? null)
    if (isFixed) watch.look()
  })
  server.httpServer?.on('close', () => {
    watch.close()
    closePublic()
    closeStyles()
    closeTranslations()
    showFailure.cancel()
  })

  const { site } = source.current()
  let shownStyles = site?.styles
  if (site) updates.next(site)
  refreshEditor.later()
  server.ws.on(siteAskEvent, (seen, client) => {
    const { site: newest, failure } = source.current()
    if (newest && !failure && seen !== updates.save) client.send(siteUpdateEvent, updates.whole(newest))
    // An update removes what is shown.
    if (schemaFailure) client.send(failureEvent, schemaFailure)
  })
  server.ws.on(failureAskEvent, async (_, client) => client.send(failureEvent, (await currentFailure()) ?? null))
}

/**
 * Follows the files with translations, which come with the first language that is added.
 *
 * @returns Ends the watch.
 */
function watchTranslations({ watcher }: ViteDevServer, folder: string, onChange: () => void): () => void {
  const settle = afterRest(fileRestTime, onChange)
  const add = () => {
    // The watcher waits for one absent file in a folder alone, and that is the folder of blocks.
    if (existsSync(folder)) watcher.add(folder)
  }
  add()
  watcher.on('all', (_, file) => {
    if (file.startsWith(folder + path.sep)) settle.later()
  })
  const close = watchPlace(folder, () => {
    add()
    settle.later()
  })
  return () => {
    settle.cancel()
    close()
  }
}

/**
 * Follows the site's public files: a picture can come, go or get another shape. Open pages fetch changed files again.
 *
 * @returns Ends the watch.
 */
function watchPublicFiles({ watcher, ws, config }: ViteDevServer, project: Project, onChange: () => void): () => void {
  const own = ownPublicDirectory(project.siteFile)
  const changed = new Set<string>()
  const settle = afterRest(fileRestTime, () => {
    ws.send(filesEvent, [...changed])
    changed.clear()
    onChange()
  })
  const note = (file: string) => {
    const segments = path.relative(own, file).split(path.sep).map(encodeURIComponent)
    changed.add(config.base + segments.join('/'))
    settle.later()
  }
  if (existsSync(own)) watcher.add(own)
  watcher.on('all', (_, file) => {
    if (file.startsWith(own + path.sep)) note(file)
  })
  // It also loses a folder that is removed and comes back.
  const close = watchPlace(own, () => {
    watcher.add(own)
    for (const file of servedFiles(own)) note(path.join(own, file))
    settle.later()
  })
  return () => {
    settle.cancel()
    close()
  }
}
