import { randomUUID } from 'node:crypto'
import { constants, copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files that are costly to make, by names that follow from everything they are made of. */
export interface FileCache {
  /** Puts a file in its place, made where it is not there. */
  place(name: string, target: string, make: () => Promise<Buffer>): Promise<void>
}

/**
 * A cache in a folder that may be deleted at any time. Several builds may share it: a file is there as a whole
 * or not at all. Where the folder cannot be written, everything is made anew.
 */
export function createFileCache(folder: string): FileCache {
  return {
    async place(name, target, make) {
      const file = path.join(folder, name)
      // Where the file system can, both share the same bytes on disk.
      const isKnown = await copyFile(file, target, constants.COPYFILE_FICLONE).then(
        () => true,
        () => false,
      )
      if (isKnown) return
      const bytes = await make()
      await Promise.all([writeFile(target, bytes), keep(file, bytes).catch(() => {})])
    },
  }
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
