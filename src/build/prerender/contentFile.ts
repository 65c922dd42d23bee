import { createHash } from 'node:crypto'
import type { CompiledEntry } from '../../../schema/model.ts'

interface SerializedEntry {
  /** Text of the content file. */
  readonly json: string
  /** Hash of the entry, also written into the path's HTML. */
  readonly hash: string
  /** The full hash. */
  readonly digest: string
}

/** The text of a path's content file. */
export function serializeEntry(entry: CompiledEntry): SerializedEntry {
  const text = JSON.stringify(entry)
  const digest = createHash('sha256').update(text).digest('base64url')
  const hash = digest.slice(0, 12)
  return { json: `${text.slice(0, -1)},"hash":"${hash}"}`, hash, digest }
}
