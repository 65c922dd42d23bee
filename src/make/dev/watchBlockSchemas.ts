import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { checkBlockFolder } from '../project/checkBlockFolders.ts'
import { componentName, hasOwnBlocks, isInBlocks, ownBlockDirectory, type Project } from '../project/project.ts'
import { composeSchemaFiles, writeSchemaFile } from '../project/schemaFiles.ts'
import type { SiteFailure } from '../project/siteSource.ts'
import { afterRest } from './afterRest.ts'

/** Milliseconds without a change before the schemas are composed: editors write several times. */
const restTime = 30

/**
 * Does what `npm run schema` does whenever the schema of a block changes, comes or goes, and once at the start. Whatever
 * depends on the composed schema hears of a new one from the server's watcher, which itself doesn't see it in a site.
 *
 * @param onComposed Called with the failure, or with undefined if the files are up to date.
 * @returns Does it again.
 */
export function watchBlockSchemas(
  server: ViteDevServer,
  project: Project,
  onComposed: (failure: SiteFailure | undefined) => void,
): () => void {
  const ownBlocks = ownBlockDirectory(project.siteFile)
  let hasFailed = false
  const needsComposing = (event: string, file: string) => {
    if (!isInBlocks(project, file)) return false
    const { dir, base } = path.parse(file)
    // With its first folder, a site gets a composed schema of its own.
    if (event.endsWith('Dir') || base === 'schema.ts') return true
    const type = path.basename(dir)
    return base === `${componentName(type)}.tsx` && (hasFailed || checkBlockFolder(dir, type).length > 0)
  }
  let changed: string | undefined
  let composed: string | undefined
  const compose = async () => {
    try {
      const files = await composeSchemaFiles(project, (files) =>
        Promise.all(
          files.map((file) => {
            // The watcher misses a change now and then.
            if (hasOwnBlocks(project) && file.startsWith(ownBlocks)) server.moduleGraph.onFileChange(file)
            return server.ssrLoadModule(file)
          }),
        ),
      )
      for (const file of files) if (file.isStale) writeSchemaFile(file)
      hasFailed = false
      onComposed(undefined)
      const schema = files.find(({ file }) => file === project.schemaFile)
      const isNew = composed === undefined ? schema?.isStale : schema?.text !== composed
      composed = schema?.text
      if (isNew) server.watcher.emit('change', project.schemaFile)
    } catch (error) {
      hasFailed = true
      onComposed(schemaFailure(error, changed))
    }
  }
  let composing = Promise.resolve()
  const settle = afterRest(restTime, () => {
    composing = composing.then(compose)
  })
  const onFile = (event: string, file: string) => {
    if (!needsComposing(event, path.resolve(file))) return
    changed = path.relative(process.cwd(), path.resolve(file))
    settle.later()
  }
  // It may come later.
  server.watcher.add(ownBlocks).on('all', onFile)
  server.httpServer?.once('listening', settle.later).on('close', settle.cancel)
  return settle.later
}

/** Describes a mistake in a schema: its message, with the file if the message doesn't name one. */
function schemaFailure(error: unknown, changed: string | undefined): SiteFailure {
  const message = error instanceof Error ? error.message : String(error)
  const hasPlace = /^\S+:\d+:\d+\n/.test(message)
  const file = changed === undefined || hasPlace || message.includes(changed) ? '' : `${changed}:1:1\n`
  return { title: 'A block cannot be used', text: `${file}${message}` }
}
