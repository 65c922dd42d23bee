import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { contentUrl } from '../../runtime/pageContent.ts'
import {
  htmlFile,
  type PageJob,
  type PrerenderSettings,
  type WrittenFile,
  type WrittenPage,
  writeText,
} from '../prerender/prerender.ts'
import { digestOf, readChecked, writeChecked } from './checkedFile.ts'
import { hashOfFile } from './codeDigest.ts'

/** Knows the pages of the build before, by everything that decides about their HTML. */
export interface PageCache {
  /** Starts a build into a folder. */
  begin(settings: PrerenderSettings, outDir: string): void
  /** What is known of a page that needs no rendering. Its files are in the folder then, or in place already. */
  reuse(job: PageJob): WrittenPage | undefined
  /** Remembers a page that was rendered into the folder. */
  add(at: string, page: WrittenPage): void
  /** Files of the site built before that belong to the new one as they are. */
  readonly inPlace: ReadonlySet<string>
  /** Keeps what is known of the pages of this build, and of no others. Call it when its files are in place. */
  save(): void
}

interface KnownPage extends WrittenPage {
  /** Digest of everything that the page was made from. */
  readonly key: string
}

interface PageCacheOptions {
  /** Folder of what is kept; it can be deleted at any time. */
  readonly folder: string
  /** Digest of all code that renders. */
  readonly code: string
  /** Where the finished site goes. */
  readonly siteDir: string
}

/** Where the pages of a site file are kept from build to build. */
export function createPageCache({ folder, code, siteDir }: PageCacheOptions): PageCache {
  const index = path.join(folder, 'pages.json')
  const store = path.join(folder, 'html')
  const before = readIndex(index)
  const pages = new Map<string, KnownPage>()
  const keys = new Map<string, string>()
  const unstored = new Set<string>()
  const inPlace = new Set<string>()
  let around = ''
  let workDir = ''

  const storedFile = (at: string) => path.join(store, `${digestOf(at).slice(0, 24)}.html`)

  return {
    inPlace,
    begin(settings, outDir) {
      around = digestOf(code, JSON.stringify(settings))
      workDir = outDir
    },
    reuse(job) {
      const { at, json, digest, trail } = job
      const key = digestOf(around, at, JSON.stringify(trail), digest)
      keys.set(at, key)
      const known = before[at]
      if (known?.key !== key) return undefined
      const html = htmlFile(at)
      const isStored = isUnchanged(storedFile(at), known.html)
      if (isUnchanged(path.join(siteDir, html), known.html)) inPlace.add(html)
      else if (isStored) place(storedFile(at), path.join(workDir, html))
      else return undefined
      const content = contentUrl(at)
      const isThere = hasStats(path.join(siteDir, content), known.content)
      if (isThere) inPlace.add(content)
      const page = isThere ? known : { ...known, content: writeText(workDir, content, json) }
      pages.set(at, page)
      if (!isStored) unstored.add(at)
      return page
    },
    add(at, page) {
      pages.set(at, { ...page, key: keys.get(at) ?? '' })
      unstored.add(at)
    },
    save() {
      mkdirSync(store, { recursive: true })
      for (const at of unstored) place(path.join(siteDir, htmlFile(at)), storedFile(at))
      const wanted = new Set([...pages.keys()].map((at) => path.basename(storedFile(at))))
      for (const name of readdirSync(store)) if (!wanted.has(name)) rmSync(path.join(store, name))
      writeChecked(index, Object.fromEntries(pages))
    },
  }
}

function readIndex(file: string): Readonly<Record<string, KnownPage | undefined>> {
  const index = readChecked(file)
  // A digest in the file says that this program wrote it.
  return typeof index === 'object' && index !== null ? (index as Record<string, KnownPage>) : {}
}

/** Puts a file in another place as well: as the same file where the system can, as a copy elsewhere. */
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
    // A file stands where its folder was.
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
