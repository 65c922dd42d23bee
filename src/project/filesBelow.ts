import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Paths of the files below a folder, relative to it, with slashes, in alphabetical order. */
export function filesBelow(folder: string, below = ''): readonly string[] {
  const files = readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) return filesBelow(folder, name)
    return entry.isFile() ? [name] : []
  })
  return files.sort()
}
