import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Whether hosts send a file as it is: most pictures, fonts and recordings are compressed already. */
export const isSentAsIs = (file: string): boolean => /\.(?:avif|webp|png|jpe?g|gif|woff2|mp4|webm|mp3)$/.test(file)

/** The file of a built site at an address: a page is a file of its own or one in a folder. */
export function servedFile(folder: string, url: string): string | undefined {
  const file = path.join(folder, decodeURI(url.split(/[?#]/)[0] ?? ''))
  const places = path.extname(file) === '' ? [path.join(file, 'index.html'), `${file}.html`] : [file]
  return places.find((place) => existsSync(place))
}

/** Bytes of a file as hosts send it, after the strongest Brotli compression; undefined if there is none. */
export function weighServed(folder: string, url: string): number | undefined {
  const file = servedFile(folder, url)
  if (file === undefined) return undefined
  const content = readFileSync(file)
  return (isSentAsIs(file) ? content : brotliCompressSync(content)).length
}
