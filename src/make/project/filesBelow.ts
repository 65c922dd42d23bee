import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Paths of the files below a folder, relative to it, with slashes, in alphabetical order. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}
