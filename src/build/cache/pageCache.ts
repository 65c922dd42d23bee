import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { isSameList } from '../../compiler/memo/memo.ts'
import { contentUrl } from '../../runtime/pageContent.ts'
import {
  htmlFile,
  type PageJob,
  type PrerenderSettings,
  type WrittenFile,
  type WrittenPage,
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
  const copies = path.join(folder, 'pages')
  const inputsOf = new Map<string, readonly unknown[]>()
  const uncopied = new Set<string>()
  const inPlace = new Set<string>()
  /** The files of all pages of this build. */
  const current = new Set<string>()
  let shared: unknown
  let workDir = ''

  const copyOf = (file: string) => path.join(copies, digestOf(file).slice(0, 24))

  return {
    inPlace,
    begin(settings, outDir) {
      shared = store.fingerprint(settings)
      workDir = outDir
    },
    reuse({ at, digest, trail }) {
      const inputs = [shared, store.fingerprint(trail), digest]
      inputsOf.set(at, inputs)
      const known = store.get('page', at)
      if (known === undefined || !isSameList(known.inputs, inputs)) return undefined
      const page = known.value as WrittenPage
      const files = filesOf(at, page)
      const isInPlace = ({ file, known }: KnownFile) => isUnchanged(path.join(siteDir, file), known)
      const isCopied = ({ file, known }: KnownFile) => isUnchanged(copyOf(file), known)
      const missing = files.filter((each) => !isInPlace(each))
      if (!missing.every(isCopied)) return undefined
      for (const each of files) {
        if (!isCopied(each)) uncopied.add(each.file)
        if (missing.includes(each)) place(copyOf(each.file), path.join(workDir, each.file))
        else inPlace.add(each.file)
        current.add(each.file)
      }
      return page
    },
    add(at, page) {
      store.set('page', at, { inputs: inputsOf.get(at) ?? [], reads: [], value: page })
      for (const { file } of filesOf(at, page)) {
        uncopied.add(file)
        current.add(file)
      }
    },
    save() {
      mkdirSync(copies, { recursive: true })
      for (const file of uncopied) place(path.join(siteDir, file), copyOf(file))
      const wanted = new Set([...current].map((file) => path.basename(copyOf(file))))
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

interface KnownFile {
  /** Path from the site's folder. */
  readonly file: string
  readonly known: WrittenFile
}

function filesOf(at: string, { html, content }: WrittenPage): readonly KnownFile[] {
  const page = { file: htmlFile(at), known: html }
  return content ? [page, { file: contentUrl(at), known: content }] : [page]
}

/** Whether a file still has the content that was written, or is an exact copy of it. */
function isUnchanged(file: string, known: WrittenFile): boolean {
  const stats = statsOf(file)
  if (stats?.size !== known.size) return false
  return stats.mtimeMs === known.mtimeMs || hashOfFile(file) === known.sha256
}
