import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../tests/support/renderBlock.tsx'

const prices = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

describe('PriceList', () => {
  it('says what a price is paid for, and nothing of a month for one that is paid once', async () => {
    await renderBlock(`type: price-list
groups:
  - items:
      - { name: Day pass, price: 22 }
      - { name: Membership, price: 79, per: month }
      - { name: Lessons, price: 40.5, atLeast: true, per: hour }
      - { name: First visit, price: 0 }
      - { name: Punch card, price: 190, since: 2099-01-01 }`)
    expect(prices()).toEqual(['$22', '$79 per month', 'from $40.50 per hour', 'Free', '$190from January 1, 2099'])
  })

  it('says what people who are allergic must know, and nothing of what is not in it', async () => {
    await renderBlock(`type: price-list
groups:
  - items:
      - { name: Walnut cake, price: 6, contains: [wheat, milk, walnuts] }
      - { name: Mint tea, price: 4 }`)
    const said = screen.getAllByText(/contains/i).map(({ textContent }) => textContent)
    expect(said).toEqual(['Contains wheat, milk, walnuts'])
  })
})
