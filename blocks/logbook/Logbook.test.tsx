import { describe, expect, it } from 'vitest'
import { renderExample } from '../../tests/support/renderBlock.tsx'

describe('Logbook', () => {
  it('has each label with what is written there, and says where a new entry came from', async () => {
    const { container } = await renderExample('logbook')
    const pairs = [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
    )
    expect(pairs).toEqual([
      ['7:00 PM', 'Party of twoBy the window'],
      ['8:30 PM', 'Party of sixBirthday, no nutsFrom the call'],
    ])
  })

  it('is named by its caption', async () => {
    const { container } = await renderExample('logbook')
    expect(container.querySelector('figure > figcaption')?.textContent).toBe('Reservations Saturday')
  })
})
