import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readChecked, writeChecked } from './checkedFile.ts'

/** Files that are costly to make, by names that follow from everything they are made of. */
interface FileCache {
  /** Puts a file in its place, made where it is not there. */
  place(name: string, target: string, make: () => Promise<Buffer>): Promise<void>
}

/**
 * Pictures from build to build. They are no results of the memo: their bytes have no place in a file of JSON, and a
 * name that follows from all inputs leaves nothing to compare. Several builds may share the folder, and it can be
 * deleted at any time. Where it cannot be written, every file is made anew.
 */
export function createFileCache(folder: string): FileCache {
  return {
    async place(name, target, make) {
      const file = path.join(folder, name)
      const known = readChecked(file)
      const bytes = known ?? (await make())
      if (known === undefined) tryToKeep(file, bytes)
      await writeFile(target, bytes)
    },
  }
}

function tryToKeep(file: string, bytes: Buffer): void {
  try {
    writeChecked(file, bytes)
  } catch {
    // The next build makes the file again.
  }
}
