import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Waveform } from './Waveform.tsx'

/** The bars of each drawing: its place, and half of its length. */
function barsIn(element: Element): readonly (readonly [number, number])[][] {
  return [...element.querySelectorAll('path')].map((path) => {
    let place = 0
    return [...(path.getAttribute('d') ?? '').matchAll(/m(\d+) 0v(\d+)v-(\d+)z/g)].map(
      ([, step, half, whole]) => {
        place += Number(step)
        expect(Number(whole)).toBe(Number(half) * 2)
        return [place, Number(half)] as const
      },
    )
  })
}

describe('Waveform', () => {
  it('draws a still wave at once and a moving one as four groups, with the same bars', () => {
    const still = barsIn(render(<Waveform bars={30} seed={3} />).container)
    const moving = barsIn(render(<Waveform bars={30} seed={3} motion="live" />).container)
    expect([still.length, moving.length]).toEqual([1, 4])
    expect(moving.flat().sort(([a], [b]) => a - b)).toEqual(still.flat())
    expect(still.flat().map(([place]) => place)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })

  it('draws every bar inside its box, and none without a length', () => {
    const halves = barsIn(render(<Waveform bars={120} shape="swell" />).container)
      .flat()
      .map(([, half]) => half)
    expect(Math.min(...halves)).toBeGreaterThan(0)
    expect(Math.max(...halves)).toBeLessThan(24)
  })
})
