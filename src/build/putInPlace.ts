import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '../project/filesBelow.ts'

interface Replacement {
  /** Folder of the new files. */
  readonly next: string
  /** Folder of the site. */
  readonly outDir: string
  /** Where the old site goes if it is replaced as a whole. */
  readonly old: string
  /** Paths of files that the new site keeps from the old one, with a leading slash. */
  readonly inPlace: ReadonlySet<string>
}

/**
 * Replaces the old site with the new one: with one rename if the new site keeps no file. Otherwise it renames file by
 * file, and removes old files last.
 */
export async function putInPlace({ next, outDir, old, inPlace }: Replacement): Promise<void> {
  if (inPlace.size === 0) {
    if (existsSync(outDir)) await rename(outDir, old)
    await rename(next, outDir)
    return
  }
  const fresh = filesBelow(next).map((file) => `/${file}`)
  // Pages come last, because they name the files that they need.
  const isPage = (file: string) => file.endsWith('.html')
  for (const file of [...fresh.filter((file) => !isPage(file)), ...fresh.filter(isPage)]) {
    moveOver(outDir, file, path.join(next, file))
  }
  removeOthers(outDir, '', new Set([...fresh, ...inPlace]))
}

function moveOver(outDir: string, file: string, from: string): void {
  const to = path.join(outDir, file)
  try {
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  } catch {
    // The old site has a file where the new one has a folder, or a folder where it has a file.
    for (const folder of foldersOf(file)) {
      const at = path.join(outDir, folder)
      if (existsSync(at) && !statSync(at).isDirectory()) rmSync(at)
    }
    rmSync(to, { recursive: true, force: true })
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

/** The folders of a file, outermost first. */
function foldersOf(file: string): readonly string[] {
  const names = path.posix.dirname(file).split('/').slice(1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

/** @returns whether the folder is empty now. */
function removeOthers(folder: string, below: string, wanted: ReadonlySet<string>): boolean {
  const remaining = readdirSync(path.join(folder, below), { withFileTypes: true }).filter((entry) => {
    const name = `${below}/${entry.name}`
    const at = path.join(folder, name)
    if (entry.isDirectory()) {
      if (!removeOthers(folder, name, wanted)) return true
      rmdirSync(at)
      return false
    }
    if (wanted.has(name)) return true
    rmSync(at)
    return false
  })
  return remaining.length === 0
}
