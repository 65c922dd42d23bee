import { describe, expect, it } from 'vitest'
import { threadsFor } from './prerenderPages.ts'

describe('threadsFor', () => {
  it('starts one thread per processor, but none for a small site', () => {
    expect(threadsFor(30, 16)).toBe(1)
    expect(threadsFor(10_000, 2)).toBe(2)
    expect(threadsFor(150, 16)).toBe(2)
    expect(threadsFor(10_000, 64)).toBe(8)
  })
})
