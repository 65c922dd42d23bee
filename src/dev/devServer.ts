import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { CompiledPage, CompiledSite } from '../../schema/model.ts'
import { shellModuleId } from '../build/modules/shellModule.ts'
import { serializeEntry } from '../build/prerender/contentFile.ts'
import { fillDocument } from '../build/prerender/document.ts'
import { securityPolicy } from '../build/prerender/securityPolicy.ts'
import { headersOf, hostHeaders } from '../host/hostHeaders.ts'
import { standInCapture } from '../host/standInCapture.ts'
import type { Project } from '../project/project.ts'
import type { SiteFailure, SiteSource } from '../project/siteSource.ts'
import { siteAskEvent, siteUpdateEvent } from '../runtime/liveContent.ts'
import { contentUrl, notFoundPath } from '../runtime/pageContent.ts'
import { pageHead } from '../runtime/pageHead.ts'
import { resolveRule, withoutTrailingSlash } from '../runtime/resolveRule.ts'
import { baseCss, fontFile } from '../theme/baseCss.ts'
import { createSiteUpdates, type SiteUpdates } from './siteUpdates.ts'
import { sourceLinks } from './sourceLinks.ts'
import { type Contents, watchFile } from './watchFile.ts'

/**
 * `vite dev`: serves documents and content from the compiled site. A good save is sent to every open
 * page; a broken one is shown over them, and the last good site stays.
 */
export function devServer(project: Project, source: SiteSource): Plugin {
  const updates = createSiteUpdates()
  return {
    name: 'pagewright:dev',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      // Who edits a site is not counted: events stay in the page.
      define: { __EVENTS__: '"page"', __IS_NOT_FOUND__: 'false' },
      publicDir: project.publicDirs.at(-1) ?? false,
      // Known from the start, or the first visit would find them one by one and reload.
      optimizeDeps: { entries: ['src/runtime/entryClient.tsx', 'blocks/*/*.tsx', '!**/*.test.tsx'] },
    }),
    configureServer(server) {
      server.middlewares.use(standInCapture)
      server.middlewares.use(
        sourceLinks(project, (asked) => {
          const { site } = source.current()
          const page = site && findPage(site, asked)
          return typeof page === 'object' ? page : undefined
        }),
      )
      watchSite(server, project, source, updates)
      for (const publicDir of project.publicDirs.slice(0, -1)) {
        server.middlewares.use(sirv(publicDir, { dev: true, etag: true }))
      }
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          const asked = request.originalUrl
            ? new URL(request.originalUrl, 'http://localhost').pathname
            : pathname
          const { site, failure } = source.current()
          const { save } = updates
          try {
            if (asked.startsWith('/_content/')) return sendContent(response, site, asked)
            if (!request.headers.accept?.includes('text/html')) return next()
            await sendDocument(server, project, response, { site, failure, save }, asked)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** Answers with the content file of a path. */
export function sendContent(response: ServerResponse, site: CompiledSite | undefined, url: string): void {
  const path = decodeURIComponent(url.replace(/^\/_content/, '').replace(/\.json$/, ''))
  const entry = site?.entries.get(path === '/index' ? '/' : path)
  response.statusCode = entry ? 200 : 404
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(entry ? serializeEntry(entry).json : 'null')
}

/** Answers with the document of a path. */
export async function sendDocument(
  server: ViteDevServer,
  project: Project,
  response: ServerResponse,
  {
    site,
    failure,
    save,
  }: { site: CompiledSite | undefined; failure: SiteFailure | undefined; save?: number },
  asked: string,
): Promise<void> {
  const template = await readFile(path.join(project.root, 'index.html'), 'utf8')
  const html = site ? developmentDocument(template, site, asked, save) : brokenDocument(failure)
  response.statusCode = site && !findPage(site, asked) ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const document = await server.transformIndexHtml(asked, html)
  const scripts = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const sources = site?.sources ?? { frame: [], connect: [], script: [], image: [] }
  const policy = securityPolicy(sources, { scripts, styles: [] }, 'development')
  for (const [name, value] of Object.entries(headersOf(hostHeaders(policy), asked)))
    response.setHeader(name, value)
  response.end(document)
}

/** The page that a path shows, if it has one of its own or a rule gives it one. */
function findPage({ entries, shell }: CompiledSite, asked: string): CompiledPage | 'redirect' | undefined {
  const at = withoutTrailingSlash(asked)
  const rule = resolveRule(at, shell.rules)
  const entry = entries.get(at) ?? (rule?.kind === 'show' ? entries.get(rule.path) : undefined)
  if (entry?.kind === 'redirect' || (!entry && rule?.kind === 'redirect')) return 'redirect'
  return entry?.page
}

function developmentDocument(
  template: string,
  site: CompiledSite,
  asked: string,
  save: number | undefined,
): string {
  const { shell } = site
  const found = findPage(site, asked)
  const shown = typeof found === 'object' ? found : findPage(site, notFoundPath)
  if (typeof shown !== 'object') throw new Error(`The compiler gave the site no page at ${notFoundPath}.`)
  return fillDocument(template, {
    language: shell.site.language,
    siteName: shell.site.name,
    siteUrl: shell.site.url,
    head: pageHead(shown, shell),
    baseCss: baseCss(shell.theme),
    font: fontFile(shell.theme),
    styleTags: '',
    inlineCss: '',
    structuredData: [],
    shareImage: undefined,
    policy: undefined,
    speculationRules: undefined,
    boot: {
      entry: '/src/runtime/entryClient.tsx',
      path: shown.path,
      hash: '',
      files: [contentUrl(shown.path)],
      year: new Date().getFullYear(),
      ...(save !== undefined && { save }),
      ...(shown.loader !== undefined && { loader: shown.loader }),
    },
    bootScript: ['/src/runtime/bootstrap.ts', '/src/dev/browser/entryDev.ts']
      .map((file) => `<script type="module" src="${file}"></script>`)
      .join(''),
    body: '',
  })
}

/** Shown while the site file has never compiled: Vite's overlay lies over it, and the first good save reloads it. */
function brokenDocument(failure: SiteFailure | undefined): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site file has problems</title></head>
<body><script type="module">import.meta.hot.on(${JSON.stringify(siteUpdateEvent)}, () => location.reload())</script>
<noscript><pre>${failure?.text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`) ?? ''}</pre></noscript></body></html>`
}

/** Milliseconds without a save after which the editor's schema is brought up to date: the page comes first. */
const editorRest = 1000

function watchSite(server: ViteDevServer, project: Project, source: SiteSource, updates: SiteUpdates): void {
  const { logger } = server.config
  let resting: ReturnType<typeof setTimeout> | undefined
  const refreshEditorLater = () => {
    clearTimeout(resting)
    resting = setTimeout(() => source.refreshEditor(), editorRest)
  }
  const take = (contents: Contents) => {
    const { site, failure, work } = source.update(contents)
    refreshEditorLater()
    if (failure) {
      logger.error(`\n${failure.text}`, { timestamp: true })
      server.ws.send(overlay(project, failure))
    } else if (site) {
      const update = updates.next(site)
      const module = server.moduleGraph.getModuleById(shellModuleId)
      if (module && update.shell) server.moduleGraph.invalidateModule(module)
      server.ws.send(siteUpdateEvent, { ...update, work })
    }
  }

  const watch = watchFile(project.siteFile, take)
  server.watcher.add([project.schemaFile, ...project.publicDirs])
  // A file that a site refers to can come or go.
  const isPublic = (file: string) => project.publicDirs.some((dir) => file.startsWith(dir))
  const onFiles = (file: string) => {
    if (path.resolve(file) === project.schemaFile || isPublic(file)) watch.look()
  }
  const onChange = (file: string) => {
    if (path.resolve(file) === project.schemaFile) watch.look()
  }
  server.watcher.on('change', onChange).on('add', onFiles).on('unlink', onFiles)
  server.httpServer?.on('close', watch.close)

  const { site, failure, notices } = source.current()
  if (site) updates.next(site)
  refreshEditorLater()
  if (failure) logger.error(`\n${failure.text}`)
  else if (notices) logger.info(`\n${notices}`)
  server.ws.on(siteAskEvent, (seen, client) => {
    const { site: newest, failure: standing } = source.current()
    if (newest && !standing && seen !== updates.save) client.send(siteUpdateEvent, updates.whole(newest))
  })
  server.ws.on('connection', () => {
    const { failure: standing } = source.current()
    if (standing) server.ws.send(overlay(project, standing))
  })
}

/** The diagnostics for Vite's overlay. It makes a link to the editor of every absolute path with a line. */
function overlay(project: Project, { text, count }: SiteFailure) {
  const name = project.siteName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const linked = text.replace(new RegExp(`${name}(?=:\\d+:\\d+)`, 'g'), () => project.siteFile)
  const message = `${count} in ${project.siteName}. Save the file again when it is mended.`
  return { type: 'error' as const, err: { message, stack: linked, plugin: 'pagewright' } }
}
