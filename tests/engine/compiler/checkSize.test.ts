import { describe, expect, it } from 'vitest'
import { checkSize } from '../../../src/language/yaml/checkSize.ts'

const line = (length: number) => 'x'.repeat(length)

describe('checkSize', () => {
  it.each([
    ['one line of 20,000 characters', line(20_000)],
    ['several of them', `${line(20_000)}\n${line(20_000)}\n\n${line(20_000)}\n`],
    ['many short ones', 'a: one\n'.repeat(10_000)],
  ])('accepts %s', (_, text) => expect(checkSize(text, [])).toBeUndefined())

  it.each([
    ['the first line', line(20_001), 0],
    ['a line in the middle', `a: one\n${line(20_001)}\nb: two\n`, 7],
    ['the last line', `${line(20_000)}\n${line(20_001)}`, 20_001],
  ])('finds %s if it has 20,001 characters', (_, text, start) => {
    expect(checkSize(text, [])).toMatchObject([{ kind: 'too-large/line' }, { start, end: start + 20_001 }])
  })
})
