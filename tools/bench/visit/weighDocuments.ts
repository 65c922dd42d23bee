import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { pages } from './subjects.ts'

const compress = promisify(brotliCompress)

/** Bytes of the HTML of each page of the comparison that a built site has, in order, as hosts send them. */
export async function weighDocuments(folder: string): Promise<readonly number[]> {
  const sizes: number[] = []
  for (const page of Object.values(pages)) {
    const html = await readPage(folder, page)
    if (html !== undefined) sizes.push((await compress(html)).length)
  }
  return sizes
}

/** The HTML of a page, in a folder of its own or beside it. */
function readPage(folder: string, page: string): Promise<Buffer | undefined> {
  return readFile(path.join(folder, page, 'index.html')).catch(() =>
    readFile(path.join(folder, `${page}.html`)).catch(() => undefined),
  )
}
