import { describe, expect, it } from 'vitest'
import { waveShape } from '../../../../schema/waves.ts'
import { drawWave, readPeaks } from './writeWaves.ts'

/** Silence, then a tone of half the volume, then one of full volume. */
const samples = Float32Array.from({ length: 7200 }, (_, index) =>
  index < 2400 ? 0 : Math.sin(index) * (index < 4800 ? 0.5 : 1),
)

describe('readPeaks', () => {
  it('measures each part by itself', () => {
    const [silent = 1, low = 0, high = 0] = readPeaks(samples, 3)
    expect(silent).toBe(0)
    expect(high / low).toBeCloseTo(2, 1)
  })
})

describe('drawWave', () => {
  it('draws a bar for each part: a dot for silence, the whole height for the loudest', () => {
    const heights = [...drawWave(samples).matchAll(/v(\d+)/g)].map(([, height]) => Number(height))
    expect(heights).toHaveLength(waveShape.bars)
    expect(heights[0]).toBe(1)
    expect(Math.max(...heights)).toBe(waveShape.height - 2)
    expect(heights[30]).toBeLessThan(waveShape.height * 0.6)
  })

  it('draws a recording without a sound', () => {
    expect(drawWave(new Float32Array(100))).not.toContain('NaN')
  })
})
