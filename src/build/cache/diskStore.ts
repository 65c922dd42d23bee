import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DiskStore } from '../../compiler/memo/compileCache.ts'
import type { StoredResult } from '../../compiler/memo/memo.ts'
import { digestOf } from './checkedFile.ts'

/** Enough that a change of one page rewrites few bytes of a large site, and few enough to read for a small one. */
const shardCount = 16
/** Characters that are collected before they are written. */
const bufferSize = 1_000_000

interface Shard {
  readonly file: string
  /** Where a build writes it until it is complete. Each build has its own. */
  readonly draft: string
  /** The line of each key. */
  readonly lines: ReadonlyMap<string, Buffer>
  readonly used: Set<string>
  readonly fresh: Set<string>
  /** Lines that are not written yet. */
  buffer: string[]
  bufferedLength: number
  hasFile: boolean
}

/**
 * Stores results in a folder and compares values by digest. If the folder can't be written, the build still succeeds,
 * and the next build reuses less.
 *
 * @param folder Folder of the results. It can be deleted at any time.
 * @param code Digest of all code that computes results. Results of other code are ignored.
 */
export function createDiskStore(folder: string, code: string): DiskStore {
  mkdirSync(folder, { recursive: true })
  removeOldDrafts(folder)
  const shards = Array.from({ length: shardCount }, (_, index) => openShard(join(folder, `compiled-${index}`), code))
  const shardOf = (name: string): Shard => shards[shardIndex(name)] as Shard
  let canWrite = true
  const attempt = (write: () => void) => {
    if (!canWrite) return
    try {
      write()
    } catch {
      canWrite = false
    }
  }
  return {
    fingerprint: createFingerprint(),
    get(kind, at) {
      const name = JSON.stringify(`${kind}\n${at}`)
      const shard = shardOf(at)
      const line = shard.lines.get(name)
      if (line === undefined) return undefined
      shard.used.add(name)
      // The digest of the file has shown that `set` wrote it.
      return JSON.parse(line.toString()) as StoredResult
    },
    set(kind, at, { inputs, reads, value }) {
      attempt(() => {
        const name = JSON.stringify(`${kind}\n${at}`)
        const shard = shardOf(at)
        shard.fresh.add(name)
        append(shard, `${name}\n${JSON.stringify({ inputs, reads: [...reads], value })}\n`)
      })
    },
    end(outcome) {
      for (const shard of shards) {
        if (outcome === 'clean') attempt(() => saveShard(shard, code))
        attempt(() => rmSync(shard.draft, { force: true }))
      }
    },
  }
}

/** Results of all kinds about one thing are in the same shard, so a change rewrites only one. */
function shardIndex(name: string): number {
  let hash = 0
  for (let at = 0; at < name.length; at++) hash = (hash * 31 + name.charCodeAt(at)) | 0
  return Math.abs(hash % shardCount)
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

/** A shard starts with a digest of everything after it. */
function openShard(file: string, code: string): Shard {
  const shard = {
    file,
    draft: `${file}.${process.pid}.new`,
    used: new Set<string>(),
    fresh: new Set<string>(),
    buffer: [],
    bufferedLength: 0,
    hasFile: false,
  }
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return { ...shard, lines: new Map() }
  }
  const content = bytes.subarray(digestLength)
  const digest = bytes.subarray(0, digestLength).toString()
  return { ...shard, lines: digest === digestOfShard(code, content) ? readLines(content) : new Map() }
}

function digestOfShard(code: string, content: Buffer): string {
  return createHash('sha256').update(code).update(content).digest('base64url')
}

function readLines(content: Buffer): ReadonlyMap<string, Buffer> {
  const lines = new Map<string, Buffer>()
  for (let start = 0; start < content.length; ) {
    const keyEnd = content.indexOf(10, start)
    const end = content.indexOf(10, keyEnd + 1)
    lines.set(content.subarray(start, keyEnd).toString(), content.subarray(keyEnd + 1, end))
    start = end + 1
  }
  return lines
}

function append(shard: Shard, text: string): void {
  shard.buffer.push(text)
  shard.bufferedLength += text.length
  if (shard.bufferedLength > bufferSize) flush(shard)
}

function flush(shard: Shard): void {
  appendFileSync(shard.draft, shard.buffer.join(''))
  shard.buffer = []
  shard.bufferedLength = 0
  shard.hasFile = true
}

function saveShard(shard: Shard, code: string): void {
  const { file, draft, lines, used, fresh } = shard
  const remaining = [...lines].filter(([key]) => used.has(key) && !fresh.has(key))
  if (fresh.size === 0 && remaining.length === lines.size) return
  const old = remaining.flatMap(([key, line]) => [Buffer.from(`${key}\n`), line, Buffer.from('\n')])
  const written = shard.hasFile ? [readFileSync(draft)] : []
  const content = Buffer.concat([...old, ...written, Buffer.from(shard.buffer.join(''))])
  const digest = digestOfShard(code, content)
  writeFileSync(draft, Buffer.concat([Buffer.from(digest), content]))
  renameSync(draft, file)
  shard.buffer = []
}
