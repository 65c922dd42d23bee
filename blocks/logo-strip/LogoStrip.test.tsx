import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShapeSource } from '../../schema/values.ts'
import { compileBlock } from '../../tests/support/exampleSite.ts'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import type { LogoStripProps } from './schema.ts'

describe('LogoStrip', () => {
  it('names each logo in a list named by the heading', async () => {
    await renderExample('logo-strip')
    const list = screen.getByRole('list', { name: 'You have tasted our bread at' })
    const names = within(list)
      .getAllByRole('img')
      .map((logo) => logo.getAttribute('aria-label'))
    expect(names).toEqual(['Northlight', 'Relayworks', 'Orbitstack'])
  })
})

describe('a logo in a logo strip', () => {
  const imageOf = (path: string): ShapeSource => {
    const block = `type: logo-strip\nlogos: [{ name: Acme, image: ${path} }]`
    const { logos } = compileBlock(block).page.blocks[1] as unknown as LogoStripProps
    return logos[0]?.image ?? { src: '', width: 0, height: 0 }
  }

  it('is inlined into the page if it is a small drawing', () => {
    const { src, width, inline } = imageOf('/images/logos/northlight.svg')
    expect({ src, width }).toEqual({ src: '/images/logos/northlight.svg', width: 144 })
    expect(inline).toMatch(/^data:image\/svg\+xml,%3Csvg /)
  })

  it.each(['/images/video-poster.svg', '/images/illustrations/music.svg'])(
    'stays a file of its own if it is as large as %s',
    (path) => {
      expect(imageOf(path)).not.toHaveProperty('inline')
    },
  )
})
