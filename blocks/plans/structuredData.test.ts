import { describe, expect, it } from 'vitest'
import type { PlansProps } from './schema.ts'
import { structuredData } from './structuredData.ts'

const page = {
  title: 'Prices',
  url: 'https://www.acme.com/prices',
  currency: 'EUR',
  business: { '@id': 'https://www.acme.com/#business' },
}

function offersOf(plans: readonly object[]): unknown {
  const [service] = structuredData({ plans } as unknown as PlansProps, page)
  return service?.offers
}

describe('structuredData', () => {
  it('has both periods of a plan', () => {
    const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR' }
    const offer = { '@type': 'Offer', name: 'Pro', priceCurrency: 'EUR', url: page.url }
    expect(offersOf([{ name: 'Pro', monthly: 40, annual: 400 }])).toEqual([
      { ...offer, price: 40, priceSpecification: { ...specification, price: 40, unitCode: 'MON' } },
      { ...offer, price: 400, priceSpecification: { ...specification, price: 400, unitCode: 'ANN' } },
    ])
  })

  it('says what a price is paid for, and no exact price where it can be higher', () => {
    expect(
      offersOf([
        { name: 'Card', price: 190 },
        { name: 'Pass', price: 22, per: 'visit' },
        { name: 'Trainer', price: 40, per: 'hour', atLeast: true },
      ]),
    ).toEqual([
      { '@type': 'Offer', name: 'Card', price: 190, priceCurrency: 'EUR', url: page.url },
      {
        '@type': 'Offer',
        name: 'Pass',
        price: 22,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 22,
          priceCurrency: 'EUR',
          unitText: 'visit',
        },
        url: page.url,
      },
      {
        '@type': 'Offer',
        name: 'Trainer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: 40,
          priceCurrency: 'EUR',
          unitText: 'hour',
        },
        url: page.url,
      },
    ])
  })
})
