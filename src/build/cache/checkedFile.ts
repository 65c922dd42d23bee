import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** SHA-256 of several texts. Their lengths are included, so that boundaries matter. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('base64url')
}

/** Writes a value as JSON below the digest of its text, atomically. */
export function writeChecked(file: string, value: unknown): void {
  const text = JSON.stringify(value)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${digestOf(text)}\n${text}`)
  renameSync(draft, file)
}

/** Reads a file of `writeChecked`; undefined if the file is missing or was changed. */
export function readChecked(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const json = text.slice(end + 1)
    return text.slice(0, end) === digestOf(json) ? JSON.parse(json) : undefined
  } catch {
    return undefined
  }
}
