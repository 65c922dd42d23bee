import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files that are costly to make, by names that follow from everything they are made of. */
export interface FileCache {
  /** The file's bytes, made where it is not there. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/**
 * A cache in a folder that may be deleted at any time. Several builds may share it: a file is there as a whole
 * or not at all. Where the folder cannot be written, everything is made anew.
 */
export function createFileCache(folder: string): FileCache {
  return {
    async get(name, make) {
      const file = path.join(folder, name)
      const known = await readFile(file).catch(() => undefined)
      if (known !== undefined) return known
      const bytes = await make()
      await keep(file, bytes).catch(() => {})
      return bytes
    },
  }
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}
