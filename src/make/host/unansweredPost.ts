import type { IncomingMessage } from 'node:http'
import type { ResolvedConfig } from 'vite'
import type { Middleware } from './standInCapture.ts'

/**
 * Refuses forms: `dev` and `preview` serve files and run no functions. What a proxy of the author's `vite.config.ts` takes
 * passes.
 */
export function unansweredPost(
  { logger }: Pick<ResolvedConfig, 'logger'>,
  isProxied: (request: IncomingMessage) => boolean,
): Middleware {
  return (request, response, next) => {
    if (request.method !== 'POST' || isProxied(request)) return next()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const text = `Nothing here answers POST ${pathname}. On the finished site, a function of your host does: docs/forms.md says how to try it before.`
    logger.warn(text, { timestamp: true })
    request.resume().on('end', () => {
      response.writeHead(501, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(text)
    })
  }
}

/** Whether Vite sends a request on. A key of `proxy` is the beginning of an address, or an expression that starts with `^`. */
export function proxiedBy({ proxy }: Pick<ResolvedConfig['preview'], 'proxy'>) {
  const contexts = Object.keys(proxy ?? {})
  return ({ url = '/' }: IncomingMessage): boolean =>
    contexts.some((context) => (context.startsWith('^') ? new RegExp(context).test(url) : url.startsWith(context)))
}
