import type { IncomingMessage, ServerResponse } from 'node:http'

/** Stub of a form-capture service: accepts posts and stores nothing. */
export function standInCapture(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.method !== 'POST' || !request.url?.startsWith('/stand-ins/')) {
    next()
    return
  }
  request.resume().on('end', () => {
    response.statusCode = 204
    response.end()
  })
}
