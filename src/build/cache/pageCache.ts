import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { isSameList } from '../../compiler/memo/isSameList.ts'
import { contentUrl } from '../../runtime/pageContent.ts'
import {
  htmlFile,
  type PageJob,
  type PrerenderSettings,
  type WrittenFile,
  type WrittenPage,
  writeText,
} from '../prerender/prerender.ts'
import { digestOf } from './checkedFile.ts'
import { hashOfFile } from './codeDigest.ts'
import { createDiskStore } from './diskStore.ts'

/** The pages of the previous build, by everything that affects their HTML. */
export interface PageCache {
  /** Starts a build into a folder. */
  begin(settings: PrerenderSettings, outDir: string): void
  /** Data about a page that needs no rendering. Its files are then in the folder, or already in place. */
  reuse(job: PageJob): WrittenPage | undefined
  /** Remembers a page that was rendered into the folder. */
  add(at: string, page: WrittenPage): void
  /** Files that the new site keeps from the old one. */
  readonly inPlace: ReadonlySet<string>
  /** Caches the pages of this build and drops all others. Call it when the files are in place. */
  save(): void
}

interface PageCacheOptions {
  /** Folder of the cache. It can be deleted at any time. */
  readonly folder: string
  /** Digest of all code that renders. */
  readonly code: string
  /** Where the finished site goes. */
  readonly siteDir: string
}

/**
 * Creates the cache of the pages of a site file. Data about them is in a store like that of the memo. The memo itself
 * can't hold them, because threads render pages and their files must be in place as well.
 */
export function createPageCache({ folder, code, siteDir }: PageCacheOptions): PageCache {
  const store = createDiskStore(path.join(folder, 'rendered'), code)
  const copies = path.join(folder, 'html')
  const inputsOf = new Map<string, readonly unknown[]>()
  const uncopied = new Set<string>()
  const inPlace = new Set<string>()
  let shared: unknown
  let workDir = ''

  const copyOf = (at: string) => path.join(copies, `${digestOf(at).slice(0, 24)}.html`)
  const keep = (at: string, page: WrittenPage) =>
    store.set(at, { inputs: inputsOf.get(at) ?? [], reads: [], value: page })

  return {
    inPlace,
    begin(settings, outDir) {
      shared = store.fingerprint(settings)
      workDir = outDir
    },
    reuse({ at, json, digest, trail }) {
      const inputs = [shared, store.fingerprint(trail), digest]
      inputsOf.set(at, inputs)
      const known = store.get(at)
      if (known === undefined || !isSameList(known.inputs, inputs)) return undefined
      const page = known.value as WrittenPage
      const html = htmlFile(at)
      const isCopied = isUnchanged(copyOf(at), page.html)
      if (isUnchanged(path.join(siteDir, html), page.html)) inPlace.add(html)
      else if (isCopied) place(copyOf(at), path.join(workDir, html))
      else return undefined
      if (!isCopied) uncopied.add(at)
      const content = contentUrl(at)
      if (hasStats(path.join(siteDir, content), page.content)) {
        inPlace.add(content)
        return page
      }
      const rewritten = { ...page, content: writeText(workDir, content, json) }
      keep(at, rewritten)
      return rewritten
    },
    add(at, page) {
      keep(at, page)
      uncopied.add(at)
    },
    save() {
      mkdirSync(copies, { recursive: true })
      for (const at of uncopied) place(path.join(siteDir, htmlFile(at)), copyOf(at))
      const wanted = new Set([...inputsOf.keys()].map((at) => path.basename(copyOf(at))))
      for (const name of readdirSync(copies)) if (!wanted.has(name)) rmSync(path.join(copies, name))
      store.end('clean')
    },
  }
}

/** Puts a file in another place as well: as a hard link if possible, otherwise as a copy. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch {
    // There is a file where its folder was.
    return undefined
  }
}

function hasStats(file: string, known: WrittenFile): boolean {
  const stats = statsOf(file)
  return stats?.size === known.size && stats.mtimeMs === known.mtimeMs
}

/** Whether a file still has the content that was written, or is an exact copy of it. */
function isUnchanged(file: string, known: WrittenPage['html']): boolean {
  const stats = statsOf(file)
  if (stats?.size !== known.size) return false
  return stats.mtimeMs === known.mtimeMs || hashOfFile(file) === known.sha256
}
