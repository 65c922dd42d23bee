import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningHost, startHost, staticHost } from './staticHost.ts'

const code = `export const words = ${JSON.stringify(Array.from({ length: 2000 }, (_, index) => `word ${index % 97}`))}\n`
let folder: string
let host: RunningHost

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-host-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>Home</p>')
  writeFileSync(join(folder, '404.html'), '<p>Nothing here</p>')
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
  writeFileSync(join(folder, '_redirects'), '/old / 301\n')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), code)
  host = await startHost(staticHost(folder))
})

afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

it.each(['/_headers', '/_redirects', '/404', '/404.html', '/nothing'])(
  'staticHost answers %s with 404',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Nothing here')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

it('staticHost follows `_redirects`', async () => {
  const answer = await get('/old')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/'])
})

it('staticHost compresses scripts with Brotli for browsers that accept it', async () => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await answer.text()).toBe(code)
  const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(code)
})

it('staticHost answers a missing asset with the not-found page', async () => {
  expect((await get('/assets/gone-1.js', { 'accept-encoding': 'br' })).status).toBe(404)
})
