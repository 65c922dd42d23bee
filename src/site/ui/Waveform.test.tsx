import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { waveSvg } from '../theme/motif.ts'
import { Waveform } from './Waveform.tsx'

describe('Waveform', () => {
  it('is one layer while it is still and four while it moves', () => {
    const layers = (motion: 'still' | 'live') =>
      render(<Waveform motion={motion} />).container.querySelectorAll('i').length
    expect([layers('still'), layers('live')]).toEqual([1, 4])
  })

  it('is hidden from assistive technology', () => {
    const { container } = render(<Waveform />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is masked by src/make/assets/wave.svg, whose bars lie inside their box', async () => {
    await expect(waveSvg()).toMatchFileSnapshot('../../make/assets/wave.svg')
    const halves = [...waveSvg().matchAll(/v(\d+)v-/g)].map(([, half]) => Number(half))
    expect(halves).toHaveLength(64)
    expect(Math.min(...halves)).toBeGreaterThan(0)
    expect(Math.max(...halves)).toBeLessThan(24)
  })
})
