import { describe, expect, it } from 'vitest'
import { quoted } from './quoted.ts'

describe('quoted', () => {
  it.each([
    ['en', '“Hello”'],
    ['en-GB', '“Hello”'],
    ['de', '„Hello“'],
    ['de-CH', '„Hello“'],
    ['fr', '«\u00a0Hello\u00a0»'],
    ['xx', '“Hello”'],
  ])('uses the quotation marks of %s', (language, text) => {
    expect(quoted('Hello', language)).toBe(text)
  })
})
