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
  let watched: ReturnType<typeof nearest> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  /** Watches the nearest folder. Whatever happened before this is reported. */
  const start = () => {
    watcher?.close()
    clearTimeout(retry)
    try {
      watched = nearest(folder)
      watcher = watch(watched[0], onEvent).on('error', restart)
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
  const isElsewhere = () => String(nearest(folder)) !== String(watched)
  const onEvent = (_: string, name: string | null) => {
    if (isElsewhere()) restart()
    else if (watched?.[0] === folder && (name === null || name === path.basename(place))) onChange()
  }
  start()
  return () => {
    clearTimeout(retry)
    watcher?.close()
  }
}

/** The nearest folder that exists, from this one upward, and what tells it from another one that took its place. */
function nearest(folder: string): readonly [folder: string, inode: number] {
  const stats = existsSync(folder) ? statSync(folder, { throwIfNoEntry: false }) : undefined
  const above = path.dirname(folder)
  return stats === undefined && above !== folder ? nearest(above) : [folder, stats?.ino ?? 0]
}
