import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import type { CompiledPage, CompiledSite } from '../../schema/model.ts'
import { type SiteUpdate, siteAskEvent, siteUpdateEvent } from '../runtime/liveContent.ts'
import { contentUrl, notFoundPath } from '../runtime/pageContent.ts'
import { pageHead } from '../runtime/pageHead.ts'
import { resolveRule, withoutTrailingSlash } from '../runtime/resolveRule.ts'
import { baseCss, fontFile } from '../theme/baseCss.ts'
import { serializeEntry } from './contentFile.ts'
import { fillDocument } from './document.ts'
import { frameModuleId } from './frameModule.ts'
import type { Project } from './project.ts'
import type { SiteFailure, SiteSource } from './siteSource.ts'
import { sourceLinks } from './sourceLinks.ts'
import { standInCapture } from './standInCapture.ts'

/**
 * `vite dev`: serves documents and content from the compiled site. A good save is sent to every open
 * page; a broken one is shown over them, and the last good site stays.
 */
export function devServer(project: Project, source: SiteSource): Plugin {
  return {
    name: 'pagewright:dev',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
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
      watchSite(server, project, source)
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
          try {
            if (asked.startsWith('/_content/')) return sendContent(response, site, asked)
            if (!request.headers.accept?.includes('text/html')) return next()
            await sendDocument(server, project, response, { site, failure }, asked)
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
  { site, failure }: { site: CompiledSite | undefined; failure: SiteFailure | undefined },
  asked: string,
): Promise<void> {
  const template = await readFile(path.join(project.root, 'index.html'), 'utf8')
  const html = site ? developmentDocument(template, site, asked) : brokenDocument(failure)
  response.statusCode = site && !findPage(site, asked) ? 404 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(asked, html))
}

/** The page that a path shows, if it has one of its own or a rule gives it one. */
function findPage({ entries, frame }: CompiledSite, asked: string): CompiledPage | 'redirect' | undefined {
  const at = withoutTrailingSlash(asked)
  const rule = resolveRule(at, frame.rules)
  const entry = entries.get(at) ?? (rule?.kind === 'show' ? entries.get(rule.path) : undefined)
  if (entry?.kind === 'redirect' || (!entry && rule?.kind === 'redirect')) return 'redirect'
  return entry?.page
}

function developmentDocument(template: string, site: CompiledSite, asked: string): string {
  const { frame } = site
  const found = findPage(site, asked)
  const shown = typeof found === 'object' ? found : findPage(site, notFoundPath)
  if (typeof shown !== 'object') throw new Error(`The compiler gave the site no page at ${notFoundPath}.`)
  return fillDocument(template, {
    language: frame.site.language,
    siteName: frame.site.name,
    siteUrl: frame.site.url,
    head: pageHead(shown, frame),
    baseCss: baseCss(frame.theme),
    font: fontFile(frame.theme),
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
      start: 'now',
      year: new Date().getFullYear(),
      ...(shown.loader !== undefined && { loader: shown.loader }),
    },
    bootScript: '<script type="module" src="/src/runtime/bootstrap.ts"></script>',
    body: '',
  })
}

/** Shown while the site file has never compiled: Vite's overlay lies over it, and the first good save reloads it. */
function brokenDocument(failure: SiteFailure | undefined): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site file has problems</title></head>
<body><script type="module">import.meta.hot.on(${JSON.stringify(siteUpdateEvent)}, () => location.reload())</script>
<noscript><pre>${failure?.text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`) ?? ''}</pre></noscript></body></html>`
}

const updateOf = ({ frame }: CompiledSite): SiteUpdate => ({ frame, css: baseCss(frame.theme) })

/**
 * Milliseconds that a file is given to be written. A save empties the file before it fills it, and the
 * watcher may tell of the first step alone.
 */
const writingTime = 30

function watchSite(server: ViteDevServer, project: Project, source: SiteSource): void {
  const report = (failure: SiteFailure) => {
    server.config.logger.error(`\n${failure.text}`, { timestamp: true })
    server.ws.send(overlay(project, failure))
  }
  // The page comes first.
  const refreshEditorLater = () => setTimeout(() => source.refreshEditor(), 0)
  const refresh = () => {
    const { site, failure } = source.recompile()
    refreshEditorLater()
    if (failure) return report(failure)
    if (!site) return
    const module = server.moduleGraph.getModuleById(frameModuleId)
    if (module) server.moduleGraph.invalidateModule(module)
    server.ws.send(siteUpdateEvent, updateOf(site))
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  const refreshSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(refresh, writingTime)
  }

  const watched = [project.siteFile, project.schemaFile]
  server.watcher.add([...watched, ...project.publicDirs])
  const onChange = (file: string) => {
    if (watched.includes(path.resolve(file))) refreshSoon()
  }
  // A file that a site refers to can come or go.
  const onFiles = (file: string) => {
    if (watched.includes(path.resolve(file)) || project.publicDirs.some((dir) => file.startsWith(dir)))
      refreshSoon()
  }
  server.watcher.on('change', onChange).on('add', onFiles).on('unlink', onFiles)

  const { failure, notices } = source.current()
  refreshEditorLater()
  if (failure) server.config.logger.error(`\n${failure.text}`)
  else if (notices) server.config.logger.info(`\n${notices}`)
  server.ws.on(siteAskEvent, (_data, client) => {
    const { site, failure: standing } = source.current()
    if (site && !standing) client.send(siteUpdateEvent, updateOf(site))
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
