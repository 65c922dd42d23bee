import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'
import { Embed } from './Embed.tsx'

const outside = {
  id: 'booking',
  url: 'https://calendar.example/acme',
  title: 'Booking calendar',
  origin: 'https://calendar.example',
}

describe('Embed', () => {
  it('says what it waits for until the frame has loaded', async () => {
    await renderExample('embed')
    expect(screen.getByText('Loading calendar...')).toBeTruthy()
    fireEvent.load(screen.getByTitle('Booking calendar'))
    expect(screen.queryByText('Loading calendar...')).toBeNull()
  })

  it('keeps an outside page from taking over the window', () => {
    render(<Embed service={outside} />)
    const rights = screen.getByTitle('Booking calendar').getAttribute('sandbox')?.split(' ')
    expect(rights).toContain('allow-scripts')
    expect(rights).not.toContain('allow-top-navigation')
  })

  it('writes what a script reads from the frame in small letters', () => {
    render(<Embed service={{ ...outside, data: { triggerType: 'alwaysShow' } }} />)
    expect(screen.getByTitle('Booking calendar').getAttribute('data-triggertype')).toBe('alwaysShow')
  })

  it('leaves a page of the site’s own without a sandbox', () => {
    render(<Embed service={{ ...outside, url: '/stand-ins/calendar.html', origin: '' }} />)
    expect(screen.getByTitle('Booking calendar').hasAttribute('sandbox')).toBe(false)
  })
})
