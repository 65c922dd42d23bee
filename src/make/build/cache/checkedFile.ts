import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { replaceFile } from '../../project/replaceFile.ts'

/** SHA-256 of several texts. Their lengths are included, so that boundaries matter. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('base64url')
}

/** SHA-256 of the bytes of a file. */
export function hashOfFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url')
}

const digestLength = 32

function digestOfBytes(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Writes bytes behind their digest, atomically. */
export function writeChecked(file: string, bytes: Uint8Array): void {
  replaceFile(file, Buffer.concat([digestOfBytes(bytes), bytes]))
}

/** Reads a file of `writeChecked`; undefined if the file is missing or was changed. */
export function readChecked(file: string): Buffer | undefined {
  try {
    const written = readFileSync(file)
    const bytes = written.subarray(digestLength)
    return written.subarray(0, digestLength).equals(digestOfBytes(bytes)) ? bytes : undefined
  } catch {
    return undefined
  }
}

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
