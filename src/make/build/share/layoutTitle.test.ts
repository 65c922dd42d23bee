import { describe, expect, it } from 'vitest'
import type { Typeface } from '../fonts/typeface.ts'
import { layoutTitle, lineHeight } from './layoutTitle.ts'

/** Every character is half as wide as it is high. */
const typeface: Typeface = {
  covers: () => true,
  measure: (text) => [...text].length / 2,
  draw: () => '',
}
const room = { width: 1000, height: 320 }
const layout = (title: string) => layoutTitle(title, typeface, room)

/** A text of `count` words that have one to nine letters in turn. */
const words = (count: number) => Array.from({ length: count }, (_, index) => 'x'.repeat((index % 9) + 1)).join(' ')

describe('layoutTitle', () => {
  it('sets a short title on one line at the largest size', () => {
    expect(layout('Pricing')).toEqual({ lines: ['Pricing'], size: 132 })
  })

  it('sets a longer title smaller, on lines of similar length', () => {
    const { lines, size } = layout('Everything that we do for restaurants and bars')
    expect(lines.join(' ')).toBe('Everything that we do for restaurants and bars')
    expect(size).toBeLessThan(132)
    const lengths = lines.map((line) => line.length)
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.4)
  })

  it('avoids a short word alone on the last line', () => {
    const { lines } = layout('Voice agents for the trades of a town')
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
  })

  it('keeps every title inside its box with all of its words', () => {
    for (let count = 1; count < 30; count++) {
      const title = words(count)
      const { lines, size } = layout(title)
      for (const line of lines) expect(typeface.measure(line) * size).toBeLessThanOrEqual(room.width)
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height)
      expect(lines.join(' ')).toBe(title)
    }
  })

  it('cuts an extremely long title with an ellipsis', () => {
    const { lines, size } = layout(words(300))
    expect(lines.join(' ')).toMatch(/^x xx xxx.*…$/)
    for (const line of lines) expect(typeface.measure(line) * size).toBeLessThanOrEqual(room.width)
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height)
  })

  it('breaks a word only if it is wider than a line at the smallest size', () => {
    expect(layout('Donaudampfschifffahrtsgesellschaft').lines).toHaveLength(1)
    const { lines, size } = layout('x'.repeat(150))
    expect(lines.join('')).toBe('x'.repeat(150))
    for (const line of lines) expect(typeface.measure(line) * size).toBeLessThanOrEqual(room.width)
  })

  it('breaks lines after hyphens and between characters of scripts without spaces', () => {
    expect(layout('Zahnarztpraxis-Verwaltungsgesellschaft').lines).toEqual([
      'Zahnarztpraxis-',
      'Verwaltungsgesellschaft',
    ])
    expect(layout('電話に出るすべての人のための音声エージェント').lines.length).toBeGreaterThan(1)
  })
})
