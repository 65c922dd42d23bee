import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Middleware } from './standInCapture.ts'

const compress = promisify(brotliCompress)
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/**
 * Serves files with a hash in their name the way CDNs do: compressed once, with the best Brotli quality. Other
 * files, and browsers without Brotli, are left to the next middleware.
 *
 * @param outDir Folder of the built site.
 */
export function brotliAssets(outDir: string): Middleware {
  const compressed = new Map<string, Promise<Buffer | undefined>>()
  return async ({ method, url = '/', headers }, response, next) => {
    const { pathname } = new URL(url, 'http://localhost')
    const type = types[path.extname(pathname)]
    const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
    if (method !== 'GET' || type === undefined || !takesBrotli || !/^\/assets\/[\w.-]+$/.test(pathname)) return next()
    const coming = compressed.get(pathname) ?? compressFile(path.join(outDir, pathname))
    compressed.set(pathname, coming)
    const body = await coming
    if (body === undefined) {
      compressed.delete(pathname)
      return next()
    }
    response.setHeader('content-type', `${type};charset=utf-8`)
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', body.length)
    response.setHeader('vary', 'Accept-Encoding')
    response.end(body)
  }
}

/** Undefined if there is no such file. */
async function compressFile(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined)
  return content && compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
}
