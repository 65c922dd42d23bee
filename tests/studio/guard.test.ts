import { describe, expect, it } from 'vitest'
import { createGuard, type RequestKind } from '../../studio/server/guard.ts'

const port = 5173
const guard = createGuard(undefined, 'secret')
const cookie = `a=b; ${guard.cookie(port).split(';')[0]}`

function passes(kind: RequestKind, method: string, headers: Record<string, string>, own = guard): boolean {
  return own.refusal({ method, headers: { host: 'localhost:5173', ...headers } }, kind, port) === undefined
}

describe('the guard of Studio', () => {
  it.each(['localhost:5173', '127.0.0.1:5173', '[::1]:5173', 'LOCALHOST:5173'])('lets %s pass', (host) => {
    expect(passes('studio', 'GET', { host, cookie })).toBe(true)
  })

  it.each([
    'evil.example:5173',
    'localhost.evil.example:5173',
    'localhost:80',
    'localhost',
    '192.168.0.7:5173',
    'localhost:5173@evil.example',
    '',
  ])('refuses the host %j for everything', (host) => {
    for (const kind of ['site', 'studio', 'socket'] as const)
      expect(passes(kind, 'GET', { host, cookie, origin: `http://${host}` })).toBe(false)
  })

  it('lets a machine of the network pass by its address, never by a name, if it was told to', () => {
    const open = createGuard('0.0.0.0', 'secret')
    expect(passes('studio', 'GET', { host: '192.168.0.7:5173', cookie }, open)).toBe(true)
    expect(passes('studio', 'GET', { host: 'evil.example:5173', cookie }, open)).toBe(false)
  })

  it('gives Studio only to the browser that has the token', () => {
    expect(passes('studio', 'GET', { cookie })).toBe(true)
    expect(passes('studio', 'GET', {})).toBe(false)
    expect(passes('studio', 'GET', { cookie: 'pagewright-studio-5173=wrong!' })).toBe(false)
    expect(passes('studio', 'GET', { cookie: 'pagewright-studio-5173=secret2' })).toBe(false)
    expect(passes('studio', 'GET', { cookie: 'pagewright-studio-5174=secret' })).toBe(false)
    expect(passes('site', 'GET', {})).toBe(true)
    expect(guard.isToken('secret')).toBe(true)
    expect(guard.isToken('')).toBe(false)
  })

  it.each(['http://evil.example', 'http://localhost:3000', 'https://localhost:5173', 'null'])(
    'refuses what a page of %s posts, also with the cookie',
    (origin) => {
      expect(passes('studio', 'POST', { cookie, origin })).toBe(false)
      expect(passes('site', 'POST', { cookie, origin })).toBe(false)
      expect(passes('socket', 'GET', { cookie, origin })).toBe(false)
    },
  )

  it('refuses a post and a socket without an origin', () => {
    expect(passes('studio', 'POST', { cookie })).toBe(false)
    expect(passes('socket', 'GET', { cookie })).toBe(false)
    expect(passes('studio', 'POST', { cookie, origin: 'http://localhost:5173' })).toBe(true)
    expect(passes('socket', 'GET', { cookie, origin: 'http://localhost:5173' })).toBe(true)
    expect(passes('socket', 'GET', { origin: 'http://localhost:5173' })).toBe(false)
  })

  it('refuses what a page of another port includes, and opens what a person follows a link to', () => {
    expect(passes('studio', 'GET', { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' })).toBe(false)
    expect(passes('studio', 'GET', { cookie, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(true)
  })

  it('lets the sandboxed frames of samples, which have no origin, read files of the site', () => {
    expect(passes('site', 'GET', { origin: 'null' })).toBe(true)
  })
})
