import type { IncomingMessage, ServerResponse } from 'node:http'

/** The stand-in of a form-capture service: takes what is posted and keeps nothing. */
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
