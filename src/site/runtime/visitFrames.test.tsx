import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slowAfter } from '../ui/watchFrame.ts'

describe('a frame that loads with the page', () => {
  let comeIntoView: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(show: (changes: readonly { isIntersecting: boolean }[]) => void) {
          comeIntoView = () => show([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })

  it(`says that it is slow ${slowAfter} seconds after it was first in view, until it has loaded`, async () => {
    const box = document.createElement('div')
    box.dataset.visit = ''
    box.append(document.createElement('iframe'))
    document.body.append(box)
    await import('./visitFrames.ts')
    vi.advanceTimersByTime(slowAfter * 2000)
    expect(box.dataset.visit).toBe('')
    comeIntoView()
    vi.advanceTimersByTime(slowAfter * 1000 - 1)
    expect(box.dataset.visit).toBe('')
    vi.advanceTimersByTime(1)
    expect(box.dataset.visit).toBe('slow')
    box.querySelector('iframe')?.dispatchEvent(new Event('load'))
    expect(box.dataset.visit).toBe('loaded')
  })
})
