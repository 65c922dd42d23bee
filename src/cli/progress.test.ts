import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

let written: string
const output = (isTTY: boolean) => ({
  isTTY,
  write: (text: string) => {
    written += text
  },
})

beforeEach(() => {
  written = ''
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createProgress', () => {
  it('stays silent about work that takes less than two seconds', () => {
    const progress = createProgress(output(false))
    progress.show('Compiling')
    vi.advanceTimersByTime(1900)
    progress.show('Rendering')
    progress.end()
    vi.advanceTimersByTime(5000)
    expect(written).toBe('')
  })

  it('prints a plain line for each stage if the output is not a terminal', () => {
    const progress = createProgress(output(false))
    progress.show('Compiling')
    vi.advanceTimersByTime(4000)
    progress.show('Rendering')
    progress.end()
    expect(written).toBe('Compiling …\nRendering …\n')
  })

  it('replaces one line on a terminal and removes it at the end', () => {
    const progress = createProgress(output(true))
    progress.show('Compiling')
    vi.advanceTimersByTime(2500)
    progress.end()
    expect(written).toBe('\r\x1b[KCompiling … 2 s\r\x1b[KCompiling … 2 s\r\x1b[K')
  })

  it('counts on a terminal, and names the total once elsewhere', () => {
    for (const isTTY of [true, false]) {
      const progress = createProgress(output(isTTY))
      progress.show('Making copies', { done: 0, total: 96 })
      vi.advanceTimersByTime(2000)
      progress.show('Making copies', { done: 12, total: 96 })
      progress.show('Making copies', { done: 13, total: 96 })
      vi.advanceTimersByTime(1000)
      progress.end()
    }
    expect(written.split('\r\x1b[K').filter(Boolean)).toEqual([
      'Making copies: 0 of 96 … 2 s',
      'Making copies: 13 of 96 … 2 s',
      'Making copies: 13 of 96 … 3 s',
      'Making copies: 96 …\n',
    ])
  })
})
