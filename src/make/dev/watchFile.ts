import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { watchPlace } from './watchPlace.ts'

/** The content of a file; undefined if there is no file. */
export type Contents = Uint8Array | undefined

/** Milliseconds without a change after which a file counts as written. */
const restTime = 3
/**
 * Milliseconds to wait for a file that is much shorter than it was, and for one that is empty or gone: a save can empty
 * a file before it fills it, or put another in its place. Hardly anyone means to save an empty file.
 */
const incompleteTimeout = 60
const emptyTimeout = 300
/** Bytes that few edits remove at once; a file is written in larger pieces. */
const muchShorter = 4000

/**
 * Reports every new content of a file once it is completely written, however it was saved: in place, emptied and
 * filled, or as another file that takes its place. Of saves in quick succession, the last one counts.
 *
 * @param onContents Called with contents that differ from those before, one call at a time.
 */
export function watchFile(file: string, onContents: (contents: Contents) => Promise<void> | void) {
  let newest: Contents
  /** Set before the first look, which reports even a file that is gone by then. */
  let isForced = true
  /** Length of a file that seemed incomplete at the last look. */
  let suspected: number | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> = Promise.resolve()
  let isClosed = false

  const lookAfter = (delay: number) => {
    clearTimeout(resting)
    resting = setTimeout(() => {
      looking = looking.then(look)
    }, delay)
  }
  const look = async (): Promise<void> => {
    const contents = await readFile(file).catch(() => undefined)
    if (isClosed) return
    const length = contents?.length ?? 0
    // A file that grows is still being written.
    if (length !== suspected && isSuspect(length, newest)) {
      suspected = length
      return lookAfter(length === 0 ? emptyTimeout : incompleteTimeout)
    }
    suspected = undefined
    if (isSame(contents, newest) && !isForced) return
    newest = contents
    isForced = false
    await onContents(contents)
  }
  const onChange = () => lookAfter(restTime)
  // Behind a link, what it leads to can change as well.
  const watchers = [...new Set([file, realPath(file)])].map((place) => watchPlace(place, onChange))
  return {
    /** Looks at the file again, as if it had been saved. */
    look(): void {
      isForced = true
      onChange()
    },
    close(): void {
      isClosed = true
      clearTimeout(resting)
      for (const close of watchers) close()
    },
  }
}

function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

function isSuspect(length: number, before: Contents): boolean {
  return length === 0 || length < (before?.length ?? 0) - muchShorter
}

function isSame(a: Contents, b: Contents): boolean {
  return a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0)
}
