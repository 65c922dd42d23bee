import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Reads a public file. Later folders take precedence. Returns no bytes if no folder has the file. */
export async function readPublicFile(folders: readonly string[], file: string): Promise<Uint8Array> {
  for (const folder of folders.toReversed()) {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
    if (bytes !== undefined) return bytes
  }
  return new Uint8Array()
}
