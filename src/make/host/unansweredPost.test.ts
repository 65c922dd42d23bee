import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningHost, startHost } from './staticHost.ts'
import { proxiedBy, unansweredPost } from './unansweredPost.ts'

const warn = vi.fn()
let host: RunningHost

beforeAll(async () => {
  const isProxied = proxiedBy({
    proxy: { '/api/mail': 'http://localhost:1', '^/v\\d/': 'http://localhost:1' },
  })
  host = await startHost([
    unansweredPost({ logger: { warn } as never }, isProxied),
    (_, response) => void response.end('next'),
  ])
})

afterAll(() => host.close())

const post = (path: string) => fetch(host.url + path, { method: 'POST', body: new FormData() })

it('a form that no function takes is refused, and the terminal says why', async () => {
  const answer = await post('/api/contact?list=3')
  expect([answer.status, await answer.text()]).toEqual([501, warn.mock.calls[0]?.[0]])
  expect(warn.mock.calls[0]?.[0]).toContain('Nothing here answers POST /api/contact.')
})

it.each(['/api/mail', '/v2/contact'])('a form to %s reaches the proxy', async (path) => {
  expect(await (await post(path)).text()).toBe('next')
})

it('pages and files are served', async () => {
  expect(await (await fetch(`${host.url}/api/contact`)).text()).toBe('next')
})
