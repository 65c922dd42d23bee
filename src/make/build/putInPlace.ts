import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '../project/filesBelow.ts'

/**
 * Replaces the old site with the new one: with one rename if the new site keeps no file. Otherwise it renames file by
 * file, and removes old files last.
 *
 * @param next Folder of the new files.
 * @param old Where the old site goes if it is replaced as a whole.
 * @param inPlace Paths of files that the new site keeps from the old one, with a leading slash.
 */
export async function putInPlace(
  next: string,
  outDir: string,
  old: string,
  inPlace: ReadonlySet<string>,
): Promise<void> {
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
  removeOthers(outDir, new Set([...fresh, ...inPlace].map((file) => path.join(outDir, file))))
}

function moveOver(outDir: string, file: string, from: string): void {
  const to = path.join(outDir, file)
  try {
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  } catch {
    // The old site has a file where the new one has a folder, or a folder where it has a file.
    let at = to
    while (!existsSync(at)) at = path.dirname(at)
    if (at === to || !statSync(at).isDirectory()) rmSync(at, { recursive: true })
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

/** Removes all files but the wanted ones, and folders that are empty then. */
function removeOthers(outDir: string, wanted: ReadonlySet<string>): void {
  // What is in a folder comes after it.
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).reverse()
  for (const entry of entries) {
    const at = path.join(entry.parentPath, entry.name)
    if (!entry.isDirectory()) {
      if (!wanted.has(at)) rmSync(at)
    } else if (readdirSync(at).length === 0) rmdirSync(at)
  }
}
