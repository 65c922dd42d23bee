/** Drawings of the ornament `waveform`. */

/** Five bars of a sound wave on a 30 × 30 square: the mark of a site without a logo whose ornament this is. */
export const markBars = ['M3 12.5v5', 'M9 8v14', 'M15 3v24', 'M21 9v12', 'M27 12v6'] as const

/** The same seed always draws the same wave. `swell` is louder in the middle. */
export interface Wave {
  readonly bars: number
  readonly seed: number
  readonly shape: 'even' | 'swell'
}

/** Height of a bar as a share of the loudest: layered sines, so that neighboring bars are similar. */
export function loudness(index: number, { bars, seed, shape }: Wave): number {
  const wave =
    0.55 +
    0.28 * Math.sin(index * 0.61 + seed * 1.7) +
    0.16 * Math.sin(index * 1.43 + seed * 0.9) +
    0.14 * Math.sin(index * 2.9 + seed * 2.3)
  const place = bars > 1 ? index / (bars - 1) : 0.5
  const envelope = shape === 'swell' ? 0.12 + 0.88 * Math.sin(Math.PI * place) ** 1.4 : 1
  return Math.min(1, Math.max(0.09, wave * envelope))
}

/** The text of `src/make/assets/wave.svg`, the mask of every wave on a page: a bar for each unit of its width. */
export function waveSvg(): string {
  const wave: Wave = { bars: 64, seed: 4, shape: 'even' }
  const bars = Array.from({ length: wave.bars }, (_, index) => {
    const half = Math.round(loudness(index, wave) * 22)
    // Down, up to its other end and back: such a bar has round ends.
    return `m${index === 0 ? 0.5 : 1} 0v${half}v-${half * 2}z`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wave.bars} 48" preserveAspectRatio="none">` +
    '<path fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round" vector-effect="non-scaling-stroke" ' +
    `d="M0 24${bars.join('')}"/></svg>\n`
  )
}
