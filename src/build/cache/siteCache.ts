import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type CompileCache, createCompileCache } from '../../compiler/memo/compileCache.ts'
import type { Project } from '../../project/project.ts'
import { digestOf } from './checkedFile.ts'
import { codeDigest } from './codeDigest.ts'
import { createDiskStore } from './diskStore.ts'

/** So many site files are remembered, and so many versions of the app: those that were built last. */
const kept = { sites: 8, apps: 8 } as const

/** Where what is known of a project's pages is kept, and where its finished site goes. */
export function placesOf({ cacheDir, siteFile, outDir }: Project): { folder: string; siteDir: string } {
  const folder = path.join(cacheDir, 'pages', digestOf(siteFile).slice(0, 16))
  keepNewest(folder, kept.sites)
  return { folder, siteDir: outDir }
}

/** The folder of an app with a digest. */
export function appFolder({ cacheDir }: Project, digest: string): string {
  return path.join(cacheDir, 'app', digest.slice(0, 24))
}

export function keepNewestApps(folder: string): void {
  keepNewest(folder, kept.apps)
}

/** Makes a folder the newest beside its like, and removes what is older than the newest of them. */
function keepNewest(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  const beside = path.dirname(folder)
  try {
    const now = new Date()
    utimesSync(folder, now, now)
    const others = readdirSync(beside)
      .map((name) => path.join(beside, name))
      .filter((other) => other !== folder)
      .map((other) => ({ other, time: statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.time - a.time)
    for (const { other } of others.slice(count - 1)) rmSync(other, { recursive: true, force: true })
  } catch {
    // Who may not tidy up leaves it to the one who may.
  }
}

/** Whether something can be kept at all; a build does without where it can't. */
export function canKeep({ cacheDir }: Project): boolean {
  try {
    mkdirSync(cacheDir, { recursive: true })
    accessSync(cacheDir, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** What the build before knows of the site file, for one compilation; undefined where nothing can be kept. */
export function createBuildCache(project: Project): CompileCache | undefined {
  if (!canKeep(project)) return undefined
  try {
    return createCompileCache(createDiskStore(placesOf(project).folder, codeDigest(project)))
  } catch {
    // The folder is there and belongs to somebody else.
    return undefined
  }
}
