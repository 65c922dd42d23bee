import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFiles } from './publicFiles.ts'

/**
 * The files below some folders, as they are now. Letter case counts, as it does on a web server.
 *
 * @param directories Absolute paths of `public` folders; they may be absent. Of two files with the same
 *   path the later folder's is served.
 * @param own The one of them that belongs to the site alone, if there is one.
 */
export function readPublicFiles(directories: readonly string[], own?: string): PublicFiles {
  const files = new Map(
    directories.flatMap((directory) => listFiles(directory, '').map((path) => [path, directory] as const)),
  )
  const sizes = new Map<string, { width: number; height: number } | undefined>()
  return {
    has: (path) => files.has(path),
    paths: () => [...files.keys()],
    ownPaths: () => [...files].flatMap(([path, directory]) => (directory === own ? [path] : [])),
    imageSize(path) {
      const directory = files.get(path)
      if (directory !== undefined && !sizes.has(path)) sizes.set(path, readSize(join(directory, path)))
      return sizes.get(path)
    },
    drawing(path) {
      const directory = files.get(path)
      return directory === undefined || !/\.svg$/i.test(path) ? undefined : readText(join(directory, path))
    },
  }
}

function listFiles(directory: string, prefix: string): string[] {
  return readEntries(join(directory, prefix)).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`
    if (entry.isDirectory()) return listFiles(directory, path)
    return entry.isFile() ? [path] : []
  })
}

function readEntries(directory: string): readonly Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** EXIF orientations above 4 turn the picture by a quarter. */
function readSize(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
