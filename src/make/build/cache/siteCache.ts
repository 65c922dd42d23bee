import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { type CompileCache, createCompileCache } from '../../../language/memo/compileCache.ts'
import type { Project } from '../../project/project.ts'
import { digestOf } from './checkedFile.ts'
import { codeDigest } from './codeDigest.ts'
import { createDiskStore } from './diskStore.ts'

/** Numbers of site files, and of app versions, to keep. The most recently built ones stay. */
const maxKept = 8

/** Folder of a project's cached pages. */
export function pageFolder({ cacheDir, siteFile }: Project): string {
  const folder = path.join(cacheDir, 'pages', digestOf(siteFile).slice(0, 16))
  keepNewest(folder)
  return folder
}

/** Marks a folder as most recently used and deletes all but the most recent of its siblings. */
export function keepNewest(folder: string): void {
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
    for (const { other } of others.slice(maxKept - 1)) rmSync(other, { recursive: true, force: true })
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
    return createCompileCache(createDiskStore(pageFolder(project), codeDigest(project)))
  } catch {
    // The folder exists but belongs to another user.
    return undefined
  }
}
