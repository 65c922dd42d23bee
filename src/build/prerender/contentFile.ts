import { createHash } from 'node:crypto'
import type { CompiledEntry } from '../../../schema/model.ts'

interface SerializedEntry {
  /** Text of the content file. */
  readonly json: string
  /** Hash of the entry. Its beginning is also in the content file and in the path's HTML. */
  readonly digest: string
}

/** The text of a path's content file. */
export function serializeEntry(entry: CompiledEntry): SerializedEntry {
  const text = JSON.stringify(entry)
  const digest = createHash('sha256').update(text).digest('base64url')
  return { json: `${text.slice(0, -1)},"hash":"${shortHash(digest)}"}`, digest }
}

/** The part of a digest that tells an entry from an earlier one at the same path. */
export function shortHash(digest: string): string {
  return digest.slice(0, 12)
}
