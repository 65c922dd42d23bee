import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterRest } from './afterRest.ts'

describe('afterRest', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows one failure of a file that is written in pieces, after the last of them', () => {
    const run = vi.fn()
    const failure = afterRest(120, run)
    for (let piece = 0; piece < 12; piece++) {
      failure.later()
      vi.advanceTimersByTime(100)
    }
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20)
    expect(run).toHaveBeenCalledOnce()
  })

  it('shows none if the whole file is fine', () => {
    const run = vi.fn()
    const failure = afterRest(120, run)
    failure.later()
    failure.cancel()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
