import type { IncomingMessage, ServerResponse } from 'node:http'

export type Next = () => void

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
) => void | Promise<void>
