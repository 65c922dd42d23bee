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
})
