import { screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { renderBlock, renderExample } from '../../tests/support/renderBlock.tsx'

describe('CallPanel', () => {
  it('shows the phone number as written and dials it without spaces', async () => {
    await renderBlock(`type: call-panel
heading: Call us
number: "+1 (202) 555-0118"`)
    const link = screen.getByRole('link', { name: '+1 (202) 555-0118' })
    expect(link.getAttribute('href')).toBe('tel:+12025550118')
  })

  it('lists questions to ask in the call', async () => {
    await renderExample('call-panel')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“What’s still warm?”',
      '“Can you hold two rye loaves for me?”',
    ])
  })

  it('shows the author’s buttons', async () => {
    await renderExample('call-panel')
    expect(screen.getByRole('link', { name: 'Call the shop' }).getAttribute('href')).toBe('tel:+12025550118')
  })

  it('has a QR code that dials the number', async () => {
    await renderExample('call-panel')
    const code = screen.getByRole('img', { name: /^Point the camera/ })
    expect(decodeQR(rasterOf(code))).toBe('tel:+12025550118')
  })
})

/** A drawing of one path of rectangles, with four pixels for each unit. */
function rasterOf(drawing: HTMLElement): { width: number; height: number; data: Uint8ClampedArray } {
  const scale = 4
  const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]) * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const path = drawing.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * size + Number(x) * scale
      for (let at = start; at < start + Number(length) * scale; at += 1) data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { width: size, height: size, data }
}
