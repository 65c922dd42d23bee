import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { startHost } from '../../../src/index.ts'
import { isSentAsIs, servedFile } from '../../shared/weigh.ts'

const compress = promisify(brotliCompress)

/** The slow mobile network of Chromium's developer tools: delay of each answer, and bytes per second of all together. */
const slow4G = { delay: 562.5, rate: 180_000 } as const

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** One answer of a host. */
export interface Answer {
  /** Path of the file. */
  readonly name: string
  /** Bytes with headers. */
  readonly bytes: number
}

export type VisitHost = Awaited<ReturnType<typeof startVisitHost>>

/**
 * Serves a folder the same way for every builder: Brotli of the best quality, hashed files immutable, no headers but
 * type and caching. Any `POST` succeeds. Counts what it sends, so that no fetch of the browser is overlooked.
 *
 * @param isSlow Whether to send at the speed of a slow mobile network, to all pages together.
 */
export async function startVisitHost(folder: string, isSlow = false) {
  const files = new Map<string, Promise<File | undefined>>()
  const seen = new WeakMap<Socket, number>()
  const takeTurn = createLine(slow4G.rate)
  const answers: Answer[] = []
  let open = 0
  let lastChange = performance.now()

  const count = (name: string, socket: Socket) => {
    const { bytesWritten } = socket
    answers.push({ name, bytes: bytesWritten - (seen.get(socket) ?? 0) })
    seen.set(socket, bytesWritten)
    open--
    lastChange = performance.now()
  }
  const host = await startHost([
    async ({ method, url = '/', socket }, response) => {
      const name = decodeURI(new URL(url, 'http://localhost').pathname)
      open++
      response.on('close', () => count(name, socket))
      if (isSlow) await wait(slow4G.delay)
      if (method === 'POST') return void response.writeHead(204).end()
      const file = files.get(name) ?? readServed(folder, name)
      files.set(name, file)
      const found = (await file) ?? (await readServed(folder, '/404.html'))
      const status = (await file) ? 200 : 404
      if (!found) return void response.writeHead(404).end()
      response.writeHead(status, { ...found.headers, 'content-length': found.body.length })
      await send(response, found.body, isSlow ? takeTurn : undefined)
    },
  ])

  return {
    ...host,
    /** Everything that was sent since the last call. */
    take: (): readonly Answer[] => answers.splice(0),
    /** Resolves when nothing was sent for a while. */
    async quiet(): Promise<void> {
      while (open > 0 || performance.now() - lastChange < 800) await wait(50)
    },
  }
}

interface File {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

async function readServed(folder: string, name: string): Promise<File | undefined> {
  const file = servedFile(folder, name)
  if (file === undefined) return undefined
  const content = await readFile(file)
  const type = types[path.extname(file)]
  const isCompressed = !isSentAsIs(file)
  return {
    body: isCompressed ? await compress(content) : content,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(isCompressed && { 'content-encoding': 'br' }),
      'cache-control': /^\/(assets|fonts|_astro)\//.test(name) ? 'max-age=31536000, immutable' : 'no-cache',
    },
  }
}

type TakeTurn = (bytes: number) => Promise<void>

/** A network line with a limit of bytes per second, which all requests share. */
function createLine(rate: number): TakeTurn {
  let freeAt = 0
  return async (bytes) => {
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes / rate) * 1000
    await wait(freeAt - now)
  }
}

async function send(response: ServerResponse, body: Buffer, takeTurn: TakeTurn | undefined): Promise<void> {
  const step = takeTurn ? 2048 : body.length
  for (let at = 0; at < body.length && !response.destroyed; at += step) {
    const part = body.subarray(at, at + step)
    await takeTurn?.(part.length)
    response.write(part)
  }
  response.end()
}
