import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

const map = `type: map
image: { src: /images/map.svg, alt: Mill Street }
address: 12 Mill Street`

describe('Map', () => {
  it('shows the site’s own picture and no page of a provider', async () => {
    await renderBlock(map)
    expect(screen.getByRole('img', { name: 'Mill Street' })).toBeTruthy()
    expect(screen.getByText('12 Mill Street')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('loads a provider’s map after a click', async () => {
    await renderBlock(`${map}\nservice: booking`)
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Load Booking calendar' }))
    expect(screen.getByTitle('Booking calendar').tagName).toBe('IFRAME')
  })
})
