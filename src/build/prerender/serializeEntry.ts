import { createHash } from 'node:crypto'
import type { CompiledEntry } from '../../../schema/model.ts'

interface SerializedEntry {
  readonly json: string
  /** Hash of the text. */
  readonly digest: string
}

/** An entry as text. */
export function serializeEntry(entry: CompiledEntry): SerializedEntry {
  const json = JSON.stringify(entry)
  return { json, digest: createHash('sha256').update(json).digest('base64url') }
}
