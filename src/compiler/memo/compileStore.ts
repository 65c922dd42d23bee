import { createHash, type Hash } from 'node:crypto'
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
import type { CompiledEntry } from '../../../schema/model.ts'
import type { Span } from '../place.ts'
import type { Plain, PlainObject } from '../plain.ts'
import type { RawDiagnostic } from '../rawDiagnostic.ts'
import { digestOf } from './checkedFile.ts'

/** What making a page asked of the site and told it, as plain data. */
export interface StoredTrace {
  /** Questions, each behind the digest of its answer. */
  readonly facts: readonly string[]
  readonly marks: { readonly whole: readonly string[]; readonly touched: readonly string[] }
  readonly problems: readonly RawDiagnostic[]
  /** What was found, in the words of `packFound`. */
  readonly found: unknown
}

/** A page as it was compiled, with all that decides about it besides its own text. */
export interface StoredPage {
  /** Digest of what it was made with. */
  readonly made: string
  /** Names of the dialogs that every page can open. */
  readonly shellDialogs: string
  readonly anchors: readonly string[]
  /** Of taking in its shared content. */
  readonly expansion: StoredTrace
  /** Of everything after that, its dialogs included. */
  readonly rest: StoredTrace
  readonly entry: CompiledEntry
}

/** A part of the file as it was read. */
interface StoredSegment {
  /** Digest of its text. */
  readonly text: string
  readonly value: PlainObject
  /** Positions that were asked for, by what was asked. */
  readonly spans: readonly (readonly [string, Span])[]
}

/** What is kept of pages and parts of the file from one build of a site to the next, in a folder. */
export interface CompileStore {
  segment(name: string): StoredSegment | undefined
  page(path: string): StoredPage | undefined
  /** Says that something which was found here stays as it is. */
  stays(kind: Kind, name: string): void
  /** Keeps something in place of what has its name. */
  keepSegment(name: string, segment: StoredSegment): void
  keepPage(path: string, page: StoredPage): void
  /**
   * Ends the build: makes what was kept and what stays the contents of the folder where the site has no errors. That the
   * folder cannot be written is no error of the site; the next build then knows less.
   */
  end(outcome: 'clean' | 'broken'): void
}

type Kind = 'segment' | 'page'

/** So many files: of a large site few bytes are written anew for one page, of a small one few files are read. */
const shardCount = 16
/** Characters that are collected before they are written. */
const bufferSize = 1_000_000

interface Shard {
  readonly file: string
  /** Where it is written before it is whole; each build has its own. */
  readonly draft: string
  /** The line of each key. */
  readonly lines: ReadonlyMap<string, Buffer>
  readonly staying: Set<string>
  readonly fresh: Set<string>
  /** Lines that are not written yet. */
  buffer: string[]
  bufferedLength: number
  hasFile: boolean
}

/**
 * @param folder Where to keep it; it can be deleted at any time.
 * @param code Digest of all code that compiles: what other code has made is not taken.
 */
export function createCompileStore(folder: string, code: string): CompileStore {
  mkdirSync(folder, { recursive: true })
  removeOldDrafts(folder)
  const shards = Array.from({ length: shardCount }, (_, index) =>
    openShard(join(folder, `compiled-${index}`), code),
  )
  const shardOf = (key: string): Shard => {
    const [shard = shards[0]] = [shards[(createHash('md5').update(key).digest()[0] ?? 0) % shardCount]]
    if (shard === undefined) throw new Error('A store has at least one file.')
    return shard
  }
  const read = (kind: Kind, name: string): unknown => {
    const key = keyOf(kind, name)
    const line = shardOf(key).lines.get(key)
    return line && JSON.parse(line.toString())
  }
  let canWrite = true
  const attempt = (write: () => void) => {
    if (!canWrite) return
    try {
      write()
    } catch {
      canWrite = false
    }
  }
  const keep = (kind: Kind, name: string, value: unknown) =>
    attempt(() => {
      const key = keyOf(kind, name)
      const shard = shardOf(key)
      shard.fresh.add(key)
      append(shard, `${key}\n${JSON.stringify(value)}\n`)
    })
  return {
    // A digest over the file says that `keep` wrote what is in it.
    segment: (name) => read('segment', name) as StoredSegment | undefined,
    page: (path) => read('page', path) as StoredPage | undefined,
    stays(kind, name) {
      const key = keyOf(kind, name)
      shardOf(key).staying.add(key)
    },
    keepSegment: (name, segment) => keep('segment', name, segment),
    keepPage: (path, page) => keep('page', path, page),
    end(outcome) {
      for (const shard of shards) {
        if (outcome === 'clean') attempt(() => saveShard(shard, code))
        attempt(() => rmSync(shard.draft, { force: true }))
      }
    },
  }
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

function keyOf(kind: Kind, name: string): string {
  return JSON.stringify([kind, name])
}

const digestLength = digestOf('').length

/** A shard starts with a digest of everything after it. */
function openShard(file: string, code: string): Shard {
  const shard = {
    file,
    draft: `${file}.${process.pid}.new`,
    staying: new Set<string>(),
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
  return { ...shard, lines: digest === finish(begin(code).update(content)) ? readLines(content) : new Map() }
}

function begin(code: string): Hash {
  return createHash('sha256').update(code)
}

function finish(hash: Hash): string {
  return hash.digest('base64url')
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
  const { file, draft, lines, staying, fresh } = shard
  const remaining = [...lines].filter(([key]) => staying.has(key) && !fresh.has(key))
  if (fresh.size === 0 && remaining.length === lines.size) return
  const old = remaining.flatMap(([key, line]) => [Buffer.from(`${key}\n`), line, Buffer.from('\n')])
  const written = shard.hasFile ? [readFileSync(draft)] : []
  const content = Buffer.concat([...old, ...written, Buffer.from(shard.buffer.join(''))])
  const digest = finish(begin(code).update(content))
  writeFileSync(draft, Buffer.concat([Buffer.from(digest), content]))
  renameSync(draft, file)
  shard.buffer = []
}

/** Whether a value is the same again after it was written as JSON. */
export function survivesJson(value: Plain): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(survivesJson)
}
