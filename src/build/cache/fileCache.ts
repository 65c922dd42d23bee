import { writeFile } from 'node:fs/promises'
import { readChecked, writeChecked } from './checkedFile.ts'

/**
 * The bytes of a file that is expensive to make: those of the cached one, or new ones, which are then cached. The memo
 * can't hold such files, because bytes don't fit into JSON. Several builds can share the cache, and it can be deleted at
 * any time. If it can't be written, every file is made again.
 *
 * @param cached Path of the cached file. Its name depends on everything that the file is made of.
 */
export async function cachedBytes<Bytes extends Uint8Array>(
  cached: string,
  make: () => Promise<Bytes>,
): Promise<Bytes | Buffer> {
  const known = readChecked(cached)
  if (known !== undefined) return known
  const bytes = await make()
  try {
    writeChecked(cached, bytes)
  } catch {
    // The next build makes the file again.
  }
  return bytes
}

/** Writes a file whose bytes are cached. */
export async function placeCached(cached: string, target: string, make: () => Promise<Buffer>): Promise<void> {
  await writeFile(target, await cachedBytes(cached, make))
}
