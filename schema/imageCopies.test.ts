import { describe, expect, it } from 'vitest'
import { copySet, copyWidths, largestUrl, plainUrl } from './imageCopies.ts'

describe('copyWidths', () => {
  it.each([
    { width: 90, widths: [90] },
    { width: 480, widths: [480] },
    { width: 500, widths: [500] },
    { width: 1000, widths: [480, 800, 1000] },
    { width: 1300, widths: [480, 800, 1300] },
    { width: 6000, widths: [480, 800, 1280, 1920, 2560] },
  ])('returns $widths for an image $width px wide', ({ width, widths }) => {
    expect(copyWidths({ width })).toEqual(widths)
  })
})

describe('copySet', () => {
  it('lists every copy with its width descriptor', () => {
    expect(copySet('ab12', { width: 700 }, 'avif')).toBe(
      '/assets/images/ab12-480.avif 480w, /assets/images/ab12-700.avif 700w',
    )
  })
})

describe('plainUrl', () => {
  const image = { src: '/team.jpg', width: 4000, height: 3000 }

  it('is the image itself if it has no copies', () => {
    expect(plainUrl(image)).toBe('/team.jpg')
  })

  it('is a copy of medium size if there are copies', () => {
    expect(plainUrl({ ...image, copies: 'ab12' })).toBe('/assets/images/ab12-1280.webp')
    expect(plainUrl({ ...image, width: 700, copies: 'ab12' })).toBe('/assets/images/ab12-700.webp')
  })
})

describe('largestUrl', () => {
  it('is the widest copy, or the image itself', () => {
    const image = { src: '/team.jpg', width: 2000, height: 1500 }
    expect(largestUrl({ ...image, copies: 'ab12' })).toBe('/assets/images/ab12-2000.webp')
    expect(largestUrl(image)).toBe('/team.jpg')
  })
})
