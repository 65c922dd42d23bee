import type { StructuredData, Thing } from '../../schema/structuredData.ts'
import type { PlansProps } from './schema.ts'

/** The plans as offers of one service, with the prices that the block shows. */
export const structuredData: StructuredData<PlansProps> = (block, page) => {
  const { plans, billing, currency: priceCurrency } = block
  const offer = (name: string, price: number, unitCode: 'MON' | 'ANN'): Thing => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode },
    url: page.url,
  })
  const offers = plans.flatMap(({ name, monthly, annual }) => [
    offer(name, monthly, 'MON'),
    ...(annual === undefined || billing === 'monthly' ? [] : [offer(name, annual, 'ANN')]),
  ])
  return [{ '@type': 'Service', name: block.heading ?? page.title, provider: page.business, offers }]
}
