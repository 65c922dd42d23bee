import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { decodeAddress } from '../../../schema/fileAddress.ts'

/** Reads the public file at an address. Later folders take precedence. Returns no bytes if no folder has the file. */
export async function readPublicFile(folders: readonly string[], address: string): Promise<Uint8Array> {
  for (const folder of folders.toReversed()) {
    const bytes = await readFile(path.join(folder, decodeAddress(address))).catch(() => undefined)
    if (bytes !== undefined) return bytes
  }
  return new Uint8Array()
}
