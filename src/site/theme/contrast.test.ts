import { describe, expect, it } from 'vitest'
import { contrast, mix, parseHex, readable, strongHue } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#7c5cff', '#7c5cff', 1],
  ])('between %s and %s is %s', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  })
})

describe('mix', () => {
  it.each([
    [0, '#000000'],
    [0.5, '#804000'],
    [1, '#ff8000'],
  ])('mixes %s of the second color into the first', (amount, expected) => {
    expect(mix('#000000', '#ff8000', amount)).toBe(expected)
  })
})

describe('strongHue', () => {
  it.each([
    ['cream', '#fbf8f3', '#d3b78f'],
    ['mint', '#f3faf7', '#8fc9ae'],
    ['white', '#ffffff', undefined],
    ['gray', '#d9d9d9', undefined],
  ])('of %s %s is %s', (_, paper, expected) => {
    expect(strongHue(paper)).toBe(expected)
  })
})

describe('readable', () => {
  it('returns a color that is already readable', () => {
    expect(readable('#5b3df0', ['#fbf8f3', '#ffffff'])).toBe('#5b3df0')
  })

  it('darkens a color on light and lightens it on dark backgrounds', () => {
    expect(contrast(readable('#2fd6d2', ['#ffffff']), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(readable('#14121f', ['#0c0a14']), '#0c0a14')).toBeGreaterThanOrEqual(4.5)
  })

  it('reaches the ratio on all of several backgrounds', () => {
    const grounds = ['#ffffff', '#efe8dc']
    for (const ground of grounds) {
      expect(contrast(readable('#ff5ca8', grounds), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('parseHex', () => {
  it('rejects anything but #rrggbb', () => {
    expect(() => parseHex('second')).toThrow('second')
  })
})
