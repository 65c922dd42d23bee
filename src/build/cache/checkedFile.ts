import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** SHA-256 of some texts, one after another; none can run into the next. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('base64url')
}

/** Writes a value as JSON under the digest of its text, all at once or not at all. */
export function writeChecked(file: string, value: unknown): void {
  const text = JSON.stringify(value)
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${digestOf(text)}\n${text}`)
  renameSync(beside, file)
}

/** Reads what `writeChecked` wrote; undefined where there is no such file, or it is not as it was written. */
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
