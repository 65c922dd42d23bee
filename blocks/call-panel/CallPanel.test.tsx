import { screen } from '@testing-library/react'
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
})
