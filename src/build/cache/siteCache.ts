import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type CompileCache, createCompileCache } from '../../compiler/memo/compileCache.ts'
import type { Project } from '../../project/project.ts'
import { digestOf } from './checkedFile.ts'
import { codeDigest } from './codeDigest.ts'
import { createDiskStore } from './diskStore.ts'

/** Numbers of site files and of app versions to keep. The most recently built ones stay. */
const kept = { sites: 8, apps: 8 } as const

/** Folders of a project's cached pages and of its built site. */
export function placesOf({ cacheDir, siteFile, outDir }: Project): { folder: string; siteDir: string } {
  const folder = path.join(cacheDir, 'pages', digestOf(siteFile).slice(0, 16))
  keepNewest(folder, kept.sites)
  return { folder, siteDir: outDir }
}

/** Folder of the cached app with a digest. */
export function appFolder({ cacheDir }: Project, digest: string): string {
  return path.join(cacheDir, 'app', digest.slice(0, 24))
}

export function keepNewestApps(folder: string): void {
  keepNewest(folder, kept.apps)
}

/** Marks a folder as most recently used and deletes all but the `count` most recent of its siblings. */
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
    // Without permission to delete, the folders stay until a build that has it.
  }
}

/** Whether the cache folder can be written. If not, builds work without a cache. */
export function canKeep({ cacheDir }: Project): boolean {
  try {
    mkdirSync(cacheDir, { recursive: true })
    accessSync(cacheDir, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The cache of earlier compilations of the site file; undefined if the folder can't be written. */
export function createBuildCache(project: Project): CompileCache | undefined {
  if (!canKeep(project)) return undefined
  try {
    return createCompileCache(createDiskStore(placesOf(project).folder, codeDigest(project)))
  } catch {
    // The folder exists but belongs to another user.
    return undefined
  }
}
