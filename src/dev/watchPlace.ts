import { existsSync, type FSWatcher, statSync, watch } from 'node:fs'
import path from 'node:path'

/** Milliseconds until a folder that can't be watched is tried again. */
const retryTime = 300

/**
 * Calls back whenever a file or folder may have come, gone or changed. It watches the folder around it, because what another
 * one replaces would be lost from sight, and as long as that folder is gone, the nearest one that exists.
 *
 * @returns Ends the watch.
 */
export function watchPlace(place: string, onChange: () => void): () => void {
  const folder = path.dirname(place)
  let watcher: FSWatcher | undefined
  let watched: Watched | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  /** Watches the nearest folder. Whatever happened before this is reported. */
  const start = () => {
    watcher?.close()
    clearTimeout(retry)
    try {
      watched = nearest(folder)
      watcher = watch(watched.folder, onEvent).on('error', restart)
      // It may have come meanwhile, unseen.
      if (isElsewhere()) retry = setTimeout(restart)
    } catch {
      retry = setTimeout(restart, retryTime)
    }
  }
  const restart = () => {
    start()
    onChange()
  }
  const isElsewhere = () => {
    const now = nearest(folder)
    return now.folder !== watched?.folder || now.inode !== watched.inode
  }
  const onEvent = (_: string, name: string | null) => {
    if (isElsewhere()) restart()
    else if (watched?.folder === folder && (name === null || name === path.basename(place))) onChange()
  }
  start()
  return () => {
    clearTimeout(retry)
    watcher?.close()
  }
}

/** A folder, and what tells it from another one that took its place. */
interface Watched {
  readonly folder: string
  readonly inode: number
}

function nearest(folder: string): Watched {
  const stats = existsSync(folder) ? statSync(folder, { throwIfNoEntry: false }) : undefined
  const above = path.dirname(folder)
  return stats === undefined && above !== folder ? nearest(above) : { folder, inode: stats?.ino ?? 0 }
}
