import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { decodeAddress, requestPath } from '../../../schema/fileAddress.ts'
import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'
import { notFoundAt, shellAt } from '../../../schema/shellAt.ts'
import { addressWithBase, basePath, cssWithBase, withoutBase } from '../../../schema/siteAddress.ts'
import { siteUpdateEvent } from '../../site/runtime/liveContent.ts'
import { resolveQuery, resolveRule, withoutTrailingSlash } from '../../site/runtime/resolveRule.ts'
import { baseCss } from '../../site/theme/baseCss.ts'
import { atomFeed } from '../build/atomFeed.ts'
import { favicon, monogram } from '../build/monogram.ts'
import { fillDocument } from '../build/prerender/document.ts'
import { escapeHtml } from '../build/prerender/escape.ts'
import { securityPolicy } from '../build/prerender/securityPolicy.ts'
import { headersOf, hostHeaders } from '../host/hostHeaders.ts'
import { serveFiles } from '../host/serveFiles.ts'
import { standInCapture } from '../host/standInCapture.ts'
import { proxiedBy, unansweredPost } from '../host/unansweredPost.ts'
import { publicModules } from '../project/importTypeScript.ts'
import type { Project } from '../project/project.ts'
import type { SiteFailure, SiteSource } from '../project/siteSource.ts'
import { createSiteUpdates } from './siteUpdates.ts'
import { sourceLinks } from './sourceLinks.ts'
import { ownCss, watchSite } from './watchSite.ts'

/** What other plugins of the same server can use. */
export interface DevServerApi {
  readonly source: SiteSource
}

/**
 * `npm run dev`: serves documents and content from the compiled site. A good save is sent to every open
 * page; a broken one is shown over them, and the last good site stays.
 */
export function devServer(project: Project, source: SiteSource): Plugin {
  const updates = createSiteUpdates()
  return {
    name: 'pagewright:dev',
    apply: 'serve',
    api: { source } satisfies DevServerApi,
    config: () => ({
      base: `${siteBase(source)}/`,
      appType: 'custom',
      // Visits of the developer are not counted: events stay in the page.
      define: { __EVENTS__: '"page"', __IS_NOT_FOUND__: 'false' },
      // Vite serves no folder that comes after its start.
      publicDir: false,
      server: {
        // Errors are shown by our own overlay.
        hmr: { overlay: false },
        // Files of builds must not reload the page.
        watch: { ignored: ['**/.pagewright-build-*/**', '**/.pagewright/**', `${project.outDir}/**`] },
      },
      // Otherwise the first visit would discover them one by one and reload. Vite doesn't look for what the files of an
      // installed package import.
      optimizeDeps: {
        entries: ['src/site/runtime/entryLive.tsx', 'blocks/*/*.tsx', '!**/*.test.tsx'],
        include: [...browserPackages],
        // In a site they are files of a package, of which Vite would bundle a second copy for the site’s own blocks.
        exclude: Object.keys(publicModules),
      },
    }),
    configureServer(server) {
      const base = siteBase(source)
      server.middlewares.use(base, standInCapture)
      server.middlewares.use(
        sourceLinks(project, source.sources, (asked) => {
          const { site } = source.current()
          const entry = site && entryAt(site, withoutBase(asked, base))
          return entry?.kind === 'page' ? entry.page : undefined
        }),
      )
      server.middlewares.use(unansweredPost(server.config, proxiedBy(server.config.server)))
      watchSite(server, project, source, updates)
      server.printUrls = async () => {
        const text = await source.report()
        server.config.logger.warn(startText(server, text))
      }
      // Vite itself finds no file with a `#` or `?` in its name. And the styles of blocks name files from the root of the
      // host: a build puts the folder before them.
      for (const at of new Set([base, '']))
        for (const publicDir of project.publicDirs.toReversed())
          server.middlewares.use(at, serveFiles(publicDir, { dev: true, etag: true, extensions: [], setHeaders }))
      return () => {
        server.middlewares.use(`/${favicon}`, (_, response, next) => {
          const { site } = source.current()
          if (!site) return next()
          response.setHeader('content-type', 'image/svg+xml')
          response.end(monogram(site.shell))
        })
        server.middlewares.use(async (request, response, next) => {
          const { pathname, search } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost')
          const asked = withoutBase(pathname, base)
          const { site, failure } = source.current()
          const { save } = updates
          try {
            if (asked.startsWith('/_content/')) return sendContent(response, site, asked)
            if (site && asked.endsWith('/feed.xml') && sendFeed(response, site, asked)) return
            if (!acceptsDocument(request.headers.accept)) return next()
            const entry = site && entryAt(site, asked, search)
            if (entry?.kind === 'redirect') return redirect(response, addressWithBase(entry.to, base))
            await sendDocument(
              server,
              project,
              response,
              { site, failure: site ? undefined : await failure?.(), save },
              asked,
            )
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** The sandboxed frames of stand-ins have no origin, and need the typeface. */
function setHeaders(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
}

/** The folder of the site on its host, as the site file said when the server was started. */
export function siteBase(source: SiteSource): string {
  return basePath(source.current().site?.shell.site.url ?? '')
}

/** Whether a client wants a document: a browser names it, and a health check or `curl` takes anything. */
function acceptsDocument(accept = '*/*'): boolean {
  return accept.includes('text/html') || accept.startsWith('*/*')
}

/** What the code of Pagewright imports in a browser. */
const browserPackages = [
  '@floating-ui/react',
  'date-fns/addDays',
  'date-fns/addMonths',
  'date-fns/getDaysInMonth',
  'date-fns/isSameMonth',
  'date-fns/isWeekend',
  'framer-motion',
  'framer-motion/m',
  'qr',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'styled-components',
  'zustand',
] as const

const devEntry = '/src/make/dev/browser/entryDev.ts'
const liveEntry = '/src/site/runtime/entryLive.tsx'

/** Where the server is, and what `check` prints. */
function startText({ resolvedUrls }: ViteDevServer, report: string): string {
  const [local = ''] = resolvedUrls?.local ?? []
  const addresses = [
    `Site:     ${local}`,
    ...(resolvedUrls?.network ?? []).map((url) => `Network:  ${url}`),
    `Blocks:   ${local}__gallery`,
  ]
  return `\n${addresses.join('\n')}\n${report === '' ? '' : `\n${report}\n`}`
}

/** Answers with the content file of a path. */
export function sendContent(response: ServerResponse, site: CompiledSite | undefined, url: string): void {
  const path = decodeAddress(url.replace(/^\/_content/, '').replace(/\.json$/, ''))
  const entry = site?.entries.get(path === '/index' ? '/' : path)
  response.statusCode = entry ? 200 : 404
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(entry ?? null))
}

/** Answers with the feed at an address, if there is one. */
function sendFeed(response: ServerResponse, site: CompiledSite, asked: string): boolean {
  const entry = entryAt(site, asked.slice(0, -'/feed.xml'.length) || '/')
  if (entry?.kind !== 'page' || entry.page.feed === undefined) return false
  response.setHeader('content-type', 'application/atom+xml; charset=utf-8')
  response.end(atomFeed(entry.page, shellAt(site, entry.page.path)))
  return true
}

/** Answers with the document of a path. */
export async function sendDocument(
  server: ViteDevServer,
  project: Project,
  response: ServerResponse,
  { site, failure, save }: { site: CompiledSite | undefined; failure: SiteFailure | undefined; save?: number },
  asked: string,
): Promise<void> {
  const template = await readFile(path.join(project.root, 'index.html'), 'utf8')
  const html = site ? developmentDocument(template, site, asked, save) : brokenDocument(failure)
  response.statusCode = site && !entryAt(site, asked) ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const document = await transformDocument(server, asked, html)
  const scripts = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const sources = site?.sources ?? { frame: [], connect: [], script: [], image: [] }
  const policy = securityPolicy(sources, { scripts, styles: [] }, 'development')
  for (const [name, value] of Object.entries(headersOf(hostHeaders(policy), asked))) response.setHeader(name, value)
  response.end(document)
}

/** Vite puts its base before every address of a document, also where that has been done. */
async function transformDocument(server: ViteDevServer, asked: string, html: string): Promise<string> {
  const { base } = server.config
  return (await server.transformIndexHtml(asked, html)).replaceAll(`"${base.slice(0, -1)}${base}`, `"${base}`)
}

/** What visitors get at a path: its own entry, or the one that a rule names. */
function entryAt({ entries, shell }: CompiledSite, asked: string, search = ''): CompiledEntry | undefined {
  const path = decodeAddress(withoutTrailingSlash(asked))
  const at = requestPath(path)
  const rule = resolveQuery(at, shell.rules, search) ?? entries.get(path) ?? resolveRule(at, shell.rules, search)
  return rule?.kind === 'show' ? entries.get(rule.path) : rule
}

/** Not for ever, as on a host: the author may still change it. */
function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { location: to, 'cache-control': 'no-store' })
  response.end()
}

function developmentDocument(template: string, site: CompiledSite, asked: string, save: number | undefined): string {
  const shell = shellAt(site, asked)
  const found = entryAt(site, asked)
  const shown = found?.kind === 'page' ? found : entryAt(site, notFoundAt(site, asked))
  if (shown?.kind !== 'page') throw new Error('The compiler gave the site no not-found page.')
  const { page } = shown
  return fillDocument(template, {
    page,
    shell,
    css: cssWithBase(baseCss(page.theme ?? shell.theme), basePath(shell.site.url)),
    boot: {
      app: [],
      ...(save !== undefined && { save }),
      ...(page.loader !== undefined && { loader: page.loader }),
    },
    headScripts: `${site.styles === undefined ? '' : `<style data-own>${ownCss(site)}</style>`}${[
      devEntry,
      '/src/site/runtime/bootstrap.ts',
      liveEntry,
    ]
      .map((file) => `<script type="module" src="${file}"></script>`)
      .join('')}`,
    body: '',
  })
}

/** Shown while the site file has never compiled, below the overlay. The first good save reloads it. */
function brokenDocument(failure: SiteFailure | undefined): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site file has problems</title></head>
<body><script type="module" src="${devEntry}"></script>
<script type="module">import.meta.hot.on(${JSON.stringify(siteUpdateEvent)}, () => location.reload())</script>
<noscript><pre>${escapeHtml(failure?.text ?? '')}</pre></noscript></body></html>`
}
