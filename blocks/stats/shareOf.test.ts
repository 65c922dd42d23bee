import { describe, expect, it } from 'vitest'
import { shareOf } from './shareOf.ts'

describe('shareOf', () => {
  it.each([
    ['80%', 80],
    ['99.5 %', 99.5],
    ['0%', 0],
    ['140%', 100],
    ['24/7', 100],
    ['30 hours', 100],
    ['+40%', 100],
  ])('reads %s as %d of 100', (value, share) => {
    expect(shareOf(value)).toBe(share)
  })
})
