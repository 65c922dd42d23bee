import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DiskStore } from '../../../language/memo/compileCache.ts'
import type { StoredResult } from '../../../language/memo/memo.ts'
import { digestOf } from './checkedFile.ts'

/** Characters that are collected before they are written. */
const bufferSize = 1_000_000

/**
 * Stores results in a file and compares values by digest. If the file can't be written, the build still succeeds, and the
 * next build reuses less.
 *
 * @param folder Folder of the file. It can be deleted at any time.
 * @param code Digest of all code that computes results. Results of other code are ignored.
 */
export function createDiskStore(folder: string, code: string): DiskStore {
  mkdirSync(folder, { recursive: true })
  removeOldDrafts(folder)
  const file = join(folder, 'compiled')
  const lines = readLines(file, code)
  const used = new Set<string>()
  const fresh = new Set<string>()
  const draft = createDraft(file, code)
  const keyOf = (kind: string, at: string) => JSON.stringify(`${kind}\n${at}`)
  return {
    fingerprint: createFingerprint(),
    get(kind, at) {
      const key = keyOf(kind, at)
      const line = lines.get(key)
      if (line === undefined) return undefined
      used.add(key)
      // The digest of the file has shown that `set` wrote it.
      return JSON.parse(line.toString()) as StoredResult
    },
    set(kind, at, { inputs, reads, value }) {
      const key = keyOf(kind, at)
      fresh.add(key)
      draft.add(`${key}\n${JSON.stringify({ inputs, reads: [...reads], value })}\n`)
    },
    end(outcome) {
      const kept = [...lines].filter(([key]) => used.has(key) && !fresh.has(key))
      const isNew = fresh.size > 0 || kept.length < lines.size
      const old = kept.flatMap(([key, line]) => [Buffer.from(`${key}\n`), line, Buffer.from('\n')])
      draft.end(outcome === 'clean' && isNew ? Buffer.concat(old) : undefined)
    },
  }
}

/** A new version of the file, which is written beside it piece by piece. It ends with a digest of all before. */
function createDraft(file: string, code: string) {
  const draft = `${file}.${process.pid}.new`
  const hash = createHash('sha256').update(code)
  let buffer = ''
  let canWrite = true
  const write = (content: string | Buffer) => {
    hash.update(content)
    appendFileSync(draft, content)
  }
  const attempt = (work: () => void) => {
    try {
      if (canWrite) work()
    } catch {
      canWrite = false
    }
  }
  return {
    add(text: string): void {
      buffer += text
      if (buffer.length < bufferSize) return
      attempt(() => write(buffer))
      buffer = ''
    },
    /** Puts the new version in place, with more content; removes it if there is none. */
    end(more: Buffer | undefined): void {
      attempt(() => {
        if (more === undefined) return
        write(buffer)
        write(more)
        appendFileSync(draft, hash.digest('base64url'))
        renameSync(draft, file)
      })
      canWrite = false
      rmSync(draft, { force: true })
    },
  }
}

/** The line of each key; none if the file isn't as it was written, by the same code. */
function readLines(file: string, code: string): ReadonlyMap<string, Buffer> {
  const lines = new Map<string, Buffer>()
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return lines
  }
  const content = bytes.subarray(0, -digestLength)
  const digest = createHash('sha256').update(code).update(content).digest('base64url')
  if (digest !== bytes.subarray(-digestLength).toString()) return lines
  for (let start = 0; start < content.length; ) {
    const keyEnd = content.indexOf(10, start)
    const end = content.indexOf(10, keyEnd + 1)
    lines.set(content.subarray(start, keyEnd).toString(), content.subarray(keyEnd + 1, end))
    start = end + 1
  }
  return lines
}

/** Shorter values are their own fingerprints. */
const digestLength = digestOf('').length

/** Fingerprints of plain data, which depend on the order of keys. Those of large values are computed once. */
function createFingerprint(): (value: unknown) => string {
  const ofObjects = new WeakMap<object, string>()
  const ofTexts = new Map<string, string>()
  const digest = (value: unknown): string => {
    const text = toText(value)
    return text.length > digestLength ? digestOf(text) : text
  }
  return (value) => {
    if (typeof value === 'string' && value.length > 200) return remember(ofTexts, value, digest)
    return typeof value === 'object' && value !== null ? remember(ofObjects, value, digest) : digest(value)
  }
}

function remember<Key>(
  known: { get(key: Key): string | undefined; set(key: Key, digest: string): unknown },
  key: Key,
  digest: (key: Key) => string,
): string {
  const result = known.get(key) ?? digest(key)
  known.set(key, result)
  return result
}

/** JSON, in which every number is distinct: it writes `.nan` as null and `-0` as 0. */
function toText(value: unknown): string {
  if (value === undefined) return ''
  const text = JSON.stringify(value)
  if (!/^(?:null|0)$|[[:,](?:null|0)[,\]}]/.test(text)) return text
  return JSON.stringify(value, (_, item) =>
    typeof item === 'number' && (!Number.isFinite(item) || Object.is(item, -0))
      ? { number: Object.is(item, -0) ? '-0' : String(item) }
      : item,
  )
}

const hour = 3_600_000

/** Drafts of builds that were stopped. */
function removeOldDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const draft = join(folder, name)
    const { mtimeMs = Date.now() } = statSync(draft, { throwIfNoEntry: false }) ?? {}
    if (name.endsWith('.new') && mtimeMs < Date.now() - hour) rmSync(draft, { force: true })
  }
}
