import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files that are costly to make, by names that follow from everything they are made of. */
interface FileCache {
  /** Puts a file in its place, made where it is not there. */
  place(name: string, target: string, make: () => Promise<Buffer>): Promise<void>
}

/**
 * A cache in a folder that can be deleted at any time. Several builds can share it, because files are written
 * atomically. Changed files are computed again, and so is everything if the folder can't be written.
 */
export function createFileCache(folder: string): FileCache {
  return {
    async place(name, target, make) {
      const file = path.join(folder, name)
      const known = await readKept(file)
      if (known !== undefined) return writeFile(target, known)
      const bytes = await make()
      await Promise.all([writeFile(target, bytes), keep(file, bytes).catch(() => {})])
    },
  }
}

const digestLength = 32

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Reads a cached file; undefined if the file is missing or was changed. */
async function readKept(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => Buffer.alloc(0))
  const bytes = kept.subarray(digestLength)
  return bytes.length > 0 && kept.subarray(0, digestLength).equals(digestOf(bytes)) ? bytes : undefined
}

/** Keeps a file behind the digest of its bytes. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, Buffer.concat([digestOf(bytes), bytes]))
  await rename(unfinished, file)
}
