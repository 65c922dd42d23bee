import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { isInBlocks, type Project } from '../project/project.ts'
import { composeSchemaFiles, writeSchemaFile } from '../project/schemaFiles.ts'
import type { SiteFailure } from '../project/siteSource.ts'

/** Milliseconds without a change before the schemas are composed: editors write several times. */
const restTime = 30

/**
 * Does what `npm run schema` does whenever the schema of a block changes, comes or goes, and once at the start.
 *
 * @param onComposed Called with the failure, or with undefined if the files are up to date.
 */
export function watchBlockSchemas(
  server: ViteDevServer,
  project: Project,
  onComposed: (failure: SiteFailure | undefined) => void,
): void {
  const isPart = (file: string) => isInBlocks(project, file) && path.basename(file) === 'schema.ts'
  let changed: string | undefined
  const compose = async () => {
    try {
      const files = await composeSchemaFiles(project, (files) =>
        Promise.all(files.map((file) => server.ssrLoadModule(file))),
      )
      for (const file of files) if (file.isStale) writeSchemaFile(file)
      onComposed(undefined)
    } catch (error) {
      onComposed(schemaFailure(error, changed))
    }
  }
  let composing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const composeLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      composing = composing.then(compose)
    }, restTime)
  }
  const onFile = (file: string) => {
    if (!isPart(path.resolve(file))) return
    changed = path.relative(process.cwd(), path.resolve(file))
    composeLater()
  }
  server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile)
  server.httpServer?.once('listening', composeLater).on('close', () => clearTimeout(timer))
}

/** Describes a mistake in a schema: its message, with the file if the message doesn't name one. */
function schemaFailure(error: unknown, changed: string | undefined): SiteFailure {
  // Vite colors its messages.
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const file = changed === undefined || message.includes(changed) ? '' : `${changed}:1:1\n`
  return { title: 'The schema of a block cannot be used', text: `${file}${message}` }
}
