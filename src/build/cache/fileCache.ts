import { writeFile } from 'node:fs/promises'
import { readChecked, writeChecked } from './checkedFile.ts'

/**
 * Writes a file that is expensive to make: a copy of the cached one, or a new one, which is then cached. The memo can't
 * hold such files, because bytes don't fit into JSON. Several builds can share the cache, and it can be deleted at any
 * time. If it can't be written, every file is made again.
 *
 * @param cached Path of the cached file. Its name depends on everything that the file is made of.
 */
export async function placeCached(
  cached: string,
  target: string,
  make: () => Promise<Buffer>,
): Promise<void> {
  const known = readChecked(cached)
  const bytes = known ?? (await make())
  if (known === undefined) {
    try {
      writeChecked(cached, bytes)
    } catch {
      // The next build makes the file again.
    }
  }
  await writeFile(target, bytes)
}
