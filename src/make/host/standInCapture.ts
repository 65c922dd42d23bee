import type { IncomingMessage, ServerResponse } from 'node:http'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void | Promise<void>

/** Stub of a form-capture service: accepts posts and stores nothing. */
export const standInCapture: Middleware = (request, response, next) => {
  if (request.method !== 'POST' || !request.url?.startsWith('/stand-ins/')) return next()
  request.resume().on('end', () => {
    response.statusCode = 204
    response.end()
  })
}
