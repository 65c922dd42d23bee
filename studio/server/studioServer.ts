import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../schema/siteAddress.ts'
import { afterRest } from '../../src/make/dev/afterRest.ts'
import type { DevServerApi } from '../../src/make/dev/devServer.ts'
import { watchFile } from '../../src/make/dev/watchFile.ts'
import type { Project } from '../../src/make/project/project.ts'
import { translationFolder } from '../../src/make/project/readTranslationFiles.ts'
import { answerRequest } from './api.ts'
import type { Guard } from './guard.ts'
import { createSession, type Session } from './session.ts'

/** Where Studio is, below the folder of the site. */
export const studioPath = '/__studio'

/** Event of the server with the revision of the site file, after each save of any program. */
const savedEvent = 'pagewright:studio-saved'

/** Milliseconds without a change after which a file with translations counts as written. */
const fileRestTime = 40

/** What only Studio imports in a browser. */
const studioPackages = [
  '@codemirror/lang-yaml',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@rjsf/core/lib/components/Form.js',
  '@rjsf/core/lib/components/fields/ObjectField.js',
  '@rjsf/core/lib/components/fields/StringField.js',
  '@rjsf/utils',
  'codemirror',
] as const

/** The development server with Studio on it: `/__studio` shows the site in a frame, and edits its file. */
export function studioServer(project: Project, guard: Guard): Plugin {
  let session: Session | undefined
  let base = ''
  return {
    name: 'pagewright:studio',
    apply: 'serve',
    // Its guard comes before everything that answers.
    enforce: 'pre',
    config: () => ({
      // Pages of other ports read nothing.
      server: { cors: false },
      optimizeDeps: { entries: ['studio/app/main.tsx'], include: [...studioPackages] },
    }),
    configResolved(config) {
      const dev = config.plugins.find(({ name }) => name === 'pagewright:dev')
      const source = (dev?.api as DevServerApi | undefined)?.source
      session = createSession(project, source?.cache, () => source?.current().site)
      base = config.base.slice(0, -1)
    },
    configureServer(server) {
      const portOf = () => (server.httpServer?.address() as AddressInfo | null)?.port ?? 0
      server.httpServer?.prependListener('upgrade', (request, socket) => {
        if (guard.refusal(request, 'socket', portOf()) !== undefined) refuseSocket(socket)
      })
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const asked = withoutBase(pathname, base)
        const isStudio = asked === studioPath || asked.startsWith(`${studioPath}/`)
        const port = portOf()
        const given = searchParams.get('token')
        if (isStudio && given !== null && guard.isToken(given) && !guard.refusal(request, 'site', port)) {
          response.writeHead(303, { location: `${base}${studioPath}/`, 'set-cookie': guard.cookie(port) })
          return response.end()
        }
        const refusal = guard.refusal(request, isStudio ? 'studio' : 'site', port)
        if (refusal !== undefined) return refuse(response, refusal)
        if (!isStudio) {
          withoutOutsideScripts(response)
          return next()
        }
        void answerStudio(server, request, response, asked).catch(next)
      })
      const watch = watchFile(project.siteFile, (contents) => {
        server.ws.send(savedEvent, contents && session?.current().revision)
      })
      const folder = translationFolder(project.siteFile) + path.sep
      const { later, cancel } = afterRest(fileRestTime, watch.look)
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(folder)) later()
      })
      server.httpServer?.on('close', () => {
        watch.close()
        cancel()
      })
    },
  }

  async function answerStudio(
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    asked: string,
  ): Promise<void> {
    const api = `${studioPath}/api/`
    if (asked.startsWith(api)) {
      if (request.method !== 'POST') return refuse(response, 'Requests are posted.', 405)
      if (session) return answerRequest(session, asked.slice(api.length), request, response)
    }
    const html = (await server.transformIndexHtml(asked, documentOf(base))).replaceAll(`"${base}${base}/`, `"${base}/`)
    response.writeHead(200, headersOf(html))
    response.end(html)
  }
}

function documentOf(base: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="studio-base" content="${base}">
<title>Pagewright Studio</title>
<link rel="icon" href="data:,">
</head>
<body><div id="studio"></div>
<script type="module" src="/studio/app/main.tsx"></script>
</body></html>`
}

/** Studio runs its own code alone, shows frames of the site alone, and nobody shows it in a frame. */
function headersOf(html: string): Readonly<Record<string, string>> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${hashes.join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "worker-src 'self' blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

function refuse(response: ServerResponse, reason: string, status = 403): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(reason)
}

/** The pages in the frame share the origin of Studio, so no script of another host may run in them. */
function withoutOutsideScripts(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = function (name, value) {
    const isPolicy = name.toLowerCase() === 'content-security-policy' && typeof value === 'string'
    const own = (_: string, directive: string) => directive.replace(/\s(?:https?:\/\/)?[\w*-]+(?:\.[\w-]+)+\S*/g, '')
    return setHeader.call(this, name, isPolicy ? value.replace(/(script-src [^;]*)/, own) : value)
  }
}

/** Whoever would answer next finds the socket closed. */
function refuseSocket(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
}
