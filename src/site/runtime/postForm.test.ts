import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postForm } from './postForm.ts'

const service = { url: 'https://forms.example/hook' }
const hidden = { ...service, answer: 'unreadable' } as const
const fields = { name: 'Ada' }

let send = vi.fn<typeof fetch>()

beforeEach(() => {
  send = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = (status: number) => send.mockResolvedValue(new Response(null, { status }))

describe('postForm', () => {
  it.each([200, 201, 204])('takes the answer %i for success', async (status) => {
    answering(status)
    expect(await postForm(service, fields)).toBe('accepted')
    const [url, { method, mode, body } = {}] = send.mock.calls[0] ?? []
    expect({ url, method, mode }).toEqual({ url: service.url, method: 'POST', mode: undefined })
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual(fields)
  })

  it('adds the fields that the service always gets', async () => {
    answering(200)
    await postForm({ ...service, fields: { access_key: 'a-1' } }, fields)
    const body = send.mock.calls[0]?.[1]?.body
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual({ ...fields, access_key: 'a-1' })
  })

  it.each([400, 404, 500])('rejects after the answer %i', async (status) => {
    answering(status)
    await expect(postForm(service, fields)).rejects.toThrow(String(status))
  })

  it('says of an answer that can’t be read only that the form was sent', async () => {
    send.mockResolvedValue(Object.defineProperty(new Response(), 'type', { value: 'opaque' }))
    expect(await postForm(hidden, fields)).toBe('sent')
    expect(send.mock.calls[0]?.[1]?.mode).toBe('no-cors')
  })

  it.each([service, hidden])('sends once and rejects if nothing came back from %o', async (asked) => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(postForm(asked, fields)).rejects.toThrow('Failed to fetch')
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([service, hidden])('rejects after 30 seconds without an answer from %o', async (asked) => {
    vi.useFakeTimers()
    send.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    let state = 'waiting'
    const outcome = postForm(asked, fields).catch((error: Error) => {
      state = error.message
    })
    await vi.advanceTimersByTimeAsync(29_900)
    expect(state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    await outcome
    expect(state).toMatch(/didn’t answer within 30 seconds/)
  })
})
