import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

describe('Cta', () => {
  it('is dark unless the author says otherwise', async () => {
    const words = 'type: cta\nheading: Come in\nactions: [{ label: Enter, to: / }]'
    await renderBlock(words)
    await renderBlock(`${words}\ntone: plain`)
    const tones = screen
      .getAllByRole('region', { name: 'Come in' })
      .map((band) => band.getAttribute('data-tone'))
    expect(tones).toEqual(['dark', 'plain'])
  })
})
