import { statSync } from 'node:fs'
import path from 'node:path'
import type { Shells } from '../../../../schema/shellAt.ts'
import { isSameList } from '../../../language/memo/memo.ts'
import { contentUrl } from '../../../site/runtime/pageContent.ts'
import type { Project } from '../../project/project.ts'
import { areSameClocks } from '../clocks.ts'
import {
  htmlFile,
  type PageJob,
  type PrerenderSettings,
  type WrittenFile,
  type WrittenPage,
} from '../prerender/prerender.ts'
import { hashOfFile } from './checkedFile.ts'
import { createDiskStore } from './diskStore.ts'
import { pageFolder } from './siteCache.ts'

export type PageCache = ReturnType<typeof createPageCache>

/**
 * The pages of the previous build of a site file, by everything that affects their HTML. Data about them is in a store like
 * that of the memo. The memo itself can't hold them, because threads render pages and their files must be in place as well.
 *
 * @param code Digest of all code that renders.
 */
export function createPageCache(project: Project, code: string) {
  const store = createDiskStore(path.join(pageFolder(project), 'rendered'), code)
  const inputsOf = new Map<string, readonly unknown[]>()
  const inPlace = new Set<string>()
  let shared: unknown
  let now = new Date()
  let shells: Shells | undefined
  return {
    /** Files that the new site keeps from the old one. */
    inPlace: inPlace as ReadonlySet<string>,
    /** Starts a build. */
    begin({ moment, ...settings }: PrerenderSettings): void {
      now = new Date(moment)
      shared = store.fingerprint(settings)
      shells = settings
    },
    /** Data about a page that needs no rendering: its files are in the built site already. */
    reuse({ at, digest, trail }: PageJob): WrittenPage | undefined {
      const inputs = [shared, store.fingerprint(trail), digest]
      inputsOf.set(at, inputs)
      const known = store.get('page', at)
      if (known === undefined || !isSameList(known.inputs, inputs)) return undefined
      const page = known.value as WrittenPage
      if (shells === undefined || !areSameClocks(page.clocks, now)) return undefined
      const files = filesOf(at, page, shells)
      if (!files.every(({ file, known }) => isUnchanged(path.join(project.outDir, file), known))) return undefined
      for (const { file } of files) inPlace.add(file)
      return page
    },
    /** Remembers a page that was rendered. */
    add(at: string, page: WrittenPage): void {
      store.set('page', at, { inputs: inputsOf.get(at) ?? [], reads: [], value: page })
    },
    /** Caches the pages of this build and drops all others. Call it when the files are in place. */
    save: () => store.end('clean'),
  }
}

/** The files of a page, with their paths from the site's folder. */
function filesOf(at: string, { html, content }: WrittenPage, shells: Shells) {
  const page = { file: htmlFile(at, shells), known: html }
  return content ? [page, { file: contentUrl(at), known: content }] : [page]
}

/** Whether a file still has the content that was written. */
function isUnchanged(file: string, known: WrittenFile): boolean {
  try {
    const { size, mtimeMs } = statSync(file)
    return size === known.size && (mtimeMs === known.mtimeMs || hashOfFile(file) === known.sha256)
  } catch {
    return false
  }
}
