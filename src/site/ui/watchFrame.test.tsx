import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchFrame } from './watchFrame.ts'

const address = '/stand-ins/calendar-embed.js'

function embed(script?: string) {
  const box = document.createElement('div')
  const frame = document.createElement('iframe')
  frame.title = 'Booking calendar'
  if (script !== undefined) frame.dataset.script = script
  box.append(frame)
  document.body.append(box)
  const stop = watchFrame(frame, false, (given) => given)
  return { box, stop, load: () => frame.dispatchEvent(new Event('load')) }
}

const scripts = () => document.querySelectorAll(`script[src="${address}"]`)
const settle = (event: 'load' | 'error') => {
  scripts()[0]?.dispatchEvent(new Event(event))
}

afterEach(() => document.body.replaceChildren())

describe('watchFrame', () => {
  it('adds the script once the page is there, and says when both have loaded', async () => {
    const { box, load, stop } = embed(address)
    expect(scripts()).toHaveLength(0)
    load()
    expect([scripts().length, box.dataset.visit]).toEqual([1, ''])
    settle('load')
    await expect.poll(() => box.dataset.visit).toBe('loaded')
    stop()
  })

  it('shares one script element and removes it with the last frame', () => {
    const [first, second] = [embed(address), embed(address)]
    first.load()
    second.load()
    expect(scripts()).toHaveLength(1)
    first.stop()
    expect(scripts()).toHaveLength(1)
    second.stop()
    expect(scripts()).toHaveLength(0)
  })

  it('logs a script that can’t be loaded, and goes on without it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { box, load, stop } = embed(address)
    load()
    settle('error')
    await expect.poll(() => box.dataset.visit).toBe('loaded')
    expect(log.mock.calls).toEqual([[`The script of ‘Booking calendar’ could not be loaded: ${address}`]])
    stop()
  })

  it('needs no script', async () => {
    const { box, load } = embed()
    load()
    await expect.poll(() => box.dataset.visit).toBe('loaded')
  })
})
