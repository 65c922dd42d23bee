import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** SHA-256 of several texts. Their lengths are included, so that boundaries matter. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('base64url')
}

const digestLength = 32

function digestOfBytes(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** Writes bytes behind their digest, atomically. */
export function writeChecked(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.concat([digestOfBytes(bytes), bytes]))
  renameSync(draft, file)
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
