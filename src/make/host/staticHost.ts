import { createServer } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Options } from 'sirv'
import { decodeAddress, requestPath } from '../../../schema/fileAddress.ts'
import { readText } from '../project/readText.ts'
import { baseOf, type HeaderRule, headersOf, parseHeaders } from './hostHeaders.ts'
import { addressExpression, isForUnknown, parseRedirects, type RedirectRule, withQuery } from './hostRedirects.ts'
import { serveFiles } from './serveFiles.ts'
import { type Middleware, standInCapture } from './standInCapture.ts'

/**
 * Serves a built site as a static host does, with the headers of its `_headers` file, the redirects and
 * rewrites of its `_redirects` file, and the not-found page with status 404.
 *
 * @param outDir Folder of the built site.
 * @param shared Folder of files that several sites share.
 */
export function staticHost(outDir: string, shared?: string): readonly Middleware[] {
  const serve = serveFiles(outDir, serving)
  const answerNotFound = notFound(outDir)
  const rules = redirectsIn(outDir)
  return [
    enter(outDir, answerNotFound),
    standInCapture,
    // Before the documents at old addresses, and after all others.
    follow(
      outDir,
      rules.filter((rule) => !isForUnknown(rule)),
    ),
    compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } }) as Middleware,
    serve,
    ...(shared === undefined ? [] : [serveFiles(shared, serving)]),
    follow(outDir, rules, serve),
    answerNotFound,
  ]
}

/** Files for the host itself and hidden ones, which it doesn't serve. */
const ownFiles = /^\/(_headers|_redirects|404(\.html)?|\.(?!well-known\/).*)$/

const serving: Options = {
  // Reads the disk on each request: a build may have replaced the site.
  dev: true,
  etag: true,
  extensions: ['html'],
  dotfiles: false,
}

export interface RunningHost {
  /** Address without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** Starts a host on a free port of this machine. */
export async function startHost(middlewares: readonly Middleware[]): Promise<RunningHost> {
  const server = createServer((request, response) => {
    const run = (index: number): void => {
      void middlewares[index]?.(request, response, () => run(index + 1))
    }
    run(0)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The folder of a built site on its host; empty before the first build. */
export function builtBase(outDir: string): string {
  return baseOf(headerRules(outDir))
}

function headerRules(outDir: string): readonly HeaderRule[] {
  return parseHeaders(readText(path.join(outDir, '_headers')) ?? '')
}

/**
 * Sets the headers that `_headers` asks for, and finds the files of a site that is in a folder of its host. There is nothing
 * beside it.
 */
function enter(outDir: string, answerNotFound: Middleware): Middleware {
  return (request, response, next) => {
    const { url = '/' } = request
    const rules = headerRules(outDir)
    const { pathname } = new URL(url, 'http://localhost')
    response.setHeader('cache-control', 'no-cache')
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value)
    const base = baseOf(rules)
    if (url.startsWith(`${base}/`)) {
      request.url = url.slice(base.length)
      return ownFiles.test(pathname.slice(base.length)) ? answerNotFound(request, response, next) : next()
    }
    const isNear = url === '/' || url === base
    response.writeHead(isNear ? 302 : 404, isNear ? { location: `${base}/` } : {})
    response.end(isNear ? '' : `This site is at ${base}/`)
  }
}

function redirectsIn(outDir: string): readonly RedirectRule[] {
  return parseRedirects(readText(path.join(outDir, '_redirects')) ?? '')
}

/** @param serve Serves the page that a rewrite shows. */
function follow(outDir: string, rules: readonly RedirectRule[], serve?: Middleware): Middleware {
  const patterns = new Map(rules.map((rule) => [rule, new RegExp(addressExpression(rule))]))
  return (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const base = baseOf(headerRules(outDir))
    const asked = base + requestPath(decodeAddress(pathname)) + search
    const rule = rules.find((rule) => patterns.get(rule)?.test(asked))
    if (!rule) return next()
    if (rule.status === 200 && serve !== undefined) {
      request.url = rule.to.slice(base.length)
      return serve(request, response, next)
    }
    const rest = patterns.get(rule)?.exec(asked)?.[1] ?? ''
    const to = rule.to.replace(/\*$/, () => rest)
    response.writeHead(rule.status, { location: withQuery({ ...rule, to }, search) })
    response.end()
  }
}

function notFound(outDir: string): Middleware {
  return (request, response) => {
    response.statusCode = 404
    response.setHeader('cache-control', 'no-cache')
    const wantsPage = request.headers.accept?.includes('text/html')
    response.setHeader('content-type', wantsPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    const [, folder = ''] = /^(\/[^/]+)\//.exec(request.url ?? '') ?? []
    const page = readText(path.join(outDir, folder, '404.html')) ?? readText(path.join(outDir, '404.html'))
    response.end((wantsPage && page) || 'Not found')
  }
}
