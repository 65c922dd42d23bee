import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersOf, parseHeaders } from './hostHeaders.ts'
import type { Project } from './project.ts'
import { standInCapture } from './standInCapture.ts'

type Next = () => void
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void

/**
 * `vite preview`: serves the built site as a static host does, with the headers of its `_headers` file, the
 * redirects and rewrites of its `_redirects` file, and the not-found page with status 404.
 */
export function previewServer(project: Project): Plugin {
  return {
    name: 'pagewright:preview',
    config: (_config, { isPreview }) =>
      isPreview ? { appType: 'custom', build: { outDir: project.outDir } } : undefined,
    configurePreviewServer(server) {
      const { outDir } = project
      if (!existsSync(path.join(outDir, '404.html'))) {
        throw new Error(`There is no built site in ${outDir}. Run \`npm run build\` first.`)
      }
      const serve = sirv(outDir, {
        // Looks at the disk for each request: a build may put a new site in place meanwhile.
        dev: true,
        etag: true,
        extensions: ['html'],
        dotfiles: false,
      })
      server.middlewares.use(hostHeadersOf(outDir))
      server.middlewares.use(standInCapture)
      server.middlewares.use(compression() as Middleware)
      server.middlewares.use(serve)
      server.middlewares.use(rewrites(outDir, serve))
      server.middlewares.use(notFound(outDir))
    },
  }
}

/** The headers that `_headers` asks for. */
function hostHeadersOf(outDir: string): Middleware {
  return ({ url = '/' }, response, next) => {
    const rules = parseHeaders(readFileSync(path.join(outDir, '_headers'), 'utf8'))
    const { pathname } = new URL(url, 'http://localhost')
    response.setHeader('cache-control', 'no-cache')
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value)
    next()
  }
}

interface Rewrite {
  readonly pattern: RegExp
  readonly to: string
  readonly status: number
}

/** Reads the notation that `writeDeployFiles` writes. */
export function parseRedirects(text: string): Rewrite[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to, status]) =>
      from && to
        ? [{ pattern: new RegExp(`^${from.replace(/:[^/]+/g, '[^/]+')}/?$`), to, status: Number(status) }]
        : [],
    )
}

function rewrites(
  outDir: string,
  serve: (request: IncomingMessage, response: ServerResponse, next: Next) => void,
) {
  const file = path.join(outDir, '_redirects')
  const rules = existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : []
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const rule = rules.find(({ pattern }) => pattern.test(pathname))
    if (!rule) return next()
    if (rule.status === 200) {
      request.url = rule.to
      return serve(request, response, next)
    }
    response.writeHead(rule.status, { location: rule.to })
    response.end()
  }
}

function notFound(outDir: string): Middleware {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = 404
    const wantsPage = request.headers.accept?.includes('text/html')
    response.setHeader('content-type', wantsPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
    response.end(wantsPage ? readFileSync(path.join(outDir, '404.html')) : 'Not found')
  }
}
