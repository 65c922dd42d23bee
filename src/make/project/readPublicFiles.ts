import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSource, Recording } from '../../../schema/values.ts'
import type { BadImage, PublicFiles } from '../../language/publicFiles.ts'
import { readFont } from './readFont.ts'
import { readImage } from './readImage.ts'
import { readRecording } from './readRecording.ts'
import { servedFiles } from './servedFiles.ts'

/**
 * The current files below some folders. Paths are case-sensitive, as on a web server.
 *
 * @param directories Absolute paths of `public` folders; they may be absent. Of two files with the same
 *   path the later folder's is served.
 * @param own The site's own folder among them.
 * @param withCopies Name the files that a build makes: smaller copies of images, drawings of recordings.
 */
export function readPublicFiles(
  directories: readonly string[],
  { own, withCopies = false }: { readonly own?: string; readonly withCopies?: boolean } = {},
): PublicFiles {
  const files = new Map(
    directories.flatMap((directory) => servedFiles(directory).map((path) => [path, directory] as const)),
  )
  // Disks of Macs and archives have letters with marks in two parts.
  const composed = new Map([...files.keys()].map((path) => [path.normalize(), path] as const))
  const bytesOf = (path: string): Buffer | undefined => {
    const directory = files.get(path)
    try {
      return directory === undefined ? undefined : readFileSync(join(directory, path))
    } catch {
      // It was removed meanwhile.
      return Buffer.alloc(0)
    }
  }
  const readOnce = <Media>(read: (path: string, bytes: Buffer, withCopies: boolean) => Media) => {
    const known = new Map<string, Media | undefined>()
    return (path: string): Media | undefined => {
      const bytes = known.has(path) ? undefined : bytesOf(path)
      if (bytes !== undefined) known.set(path, read(path, bytes, withCopies))
      return known.get(path)
    }
  }
  return {
    text: (path) => bytesOf(path)?.toString('utf8'),
    font: (path) => readFont(bytesOf(path) ?? Buffer.alloc(0)),
    find: (path) => (files.has(path) ? path : composed.get(path.normalize())),
    paths: () => [...files.keys()],
    ownPaths: () => [...files].flatMap(([path, directory]) => (directory === own ? [path] : [])),
    image: readOnce<ImageSource | BadImage | undefined>(readImage),
    recording: readOnce<Recording | 'cut' | undefined>(readRecording),
  }
}
