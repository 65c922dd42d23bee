import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export interface Guard {
  /** The secret of this start. */
  readonly token: string
  /** The value of `Set-Cookie` for a browser that has named the token. */
  cookie(port: number): string
  /** Whether a text is the token. */
  isToken(text: string): boolean
  /**
   * Why a request is refused; undefined if it may pass.
   *
   * @param kind `site`: a document or file of the site. `studio`: Studio itself, which only the browser gets that was
   *   opened with the token. `socket`: a WebSocket.
   */
  refusal(request: Pick<IncomingMessage, 'method' | 'headers'>, kind: RequestKind, port: number): string | undefined
}

export type RequestKind = 'site' | 'studio' | 'socket'

/**
 * Decides which requests may pass. A name of another host that leads to this machine (DNS rebinding), a page of another
 * site or of another port, and a program without the token are refused.
 *
 * @param host What the server listens on besides this machine; undefined for this machine alone.
 */
export function createGuard(host: string | undefined, token = randomBytes(24).toString('base64url')): Guard {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ...(host === undefined ? [] : [host.toLowerCase()])])
  const isAnywhere = host !== undefined && /^(?:0\.0\.0\.0|::|\[::\])$/.test(host)
  // An address is no name, so nobody can make it lead elsewhere.
  const isOwnName = (name: string) => names.has(name) || (isAnywhere && isIP(name.replace(/^\[|\]$/g, '')) !== 0)

  const isToken = (text: string) => {
    const [given, own] = [Buffer.from(text), Buffer.from(token)]
    return given.length === own.length && timingSafeEqual(given, own)
  }

  return {
    token,
    isToken,
    cookie: (port) => `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`,
    refusal({ method, headers }, kind, port) {
      const asked = hostOf(headers.host)
      if (asked === undefined || !isOwnName(asked.name) || asked.port !== port) return 'This host is not known here.'
      const isRead = method === 'GET' || method === 'HEAD'
      if (!comesFromOwnPage(headers, kind, isRead)) return 'This comes from another site.'
      if (kind !== 'site' && !isToken(readCookie(headers.cookie, cookieName(port))))
        return 'Open Studio with the address that it printed when it was started.'
      return undefined
    },
  }
}

/** Cookies are the same for all ports of a host. */
const cookieName = (port: number) => `pagewright-studio-${port}`

function hostOf(host: string | undefined): { readonly name: string; readonly port: number } | undefined {
  const [, name, port] = /^(\[[\da-f:.]+\]|[^:/@\s]+)(?::(\d+))?$/i.exec(host ?? '') ?? []
  return name === undefined ? undefined : { name: name.toLowerCase(), port: Number(port ?? 80) }
}

function comesFromOwnPage(headers: IncomingHttpHeaders, kind: RequestKind, isRead: boolean): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // The sandboxed frames of samples have no origin, and they read files of the site.
  if (kind === 'site') return origin === undefined || origin === `http://${host}` || (origin === 'null' && isRead)
  if (kind === 'socket' || !isRead) return origin === `http://${host}`
  const isOpened = headers['sec-fetch-mode'] === 'navigate'
  return (
    (origin === undefined || origin === `http://${host}`) && (site === undefined || site === 'same-origin' || isOpened)
  )
}

function readCookie(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? ''
}
