import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFiles } from './publicFiles.ts'

/**
 * The files below a folder, as they are now. Letter case counts, as it does on a web server.
 *
 * @param directory Absolute path of the `public` folder; it may be absent.
 */
export function readPublicFiles(directory: string): PublicFiles {
  const files = new Set(listFiles(directory, ''))
  const sizes = new Map<string, { width: number; height: number } | undefined>()
  return {
    has: (path) => files.has(path),
    paths: () => [...files],
    imageSize(path) {
      if (files.has(path) && !sizes.has(path)) sizes.set(path, readSize(join(directory, path)))
      return sizes.get(path)
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

/** EXIF orientations above 4 turn the picture by a quarter. */
function readSize(file: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}
