import { offer } from '../../schema/offer.ts'
import type { StructuredData } from '../../schema/structuredData.ts'
import type { PlansProps } from './schema.ts'

/** The plans as offers of one service, with the prices that the block shows. */
export const structuredData: StructuredData<PlansProps> = (block, page) => {
  const { plans, billing, currency = page.currency } = block
  const offers = plans.flatMap(({ name, monthly, annual, price, per, atLeast }) => {
    const facts = { name, atLeast, currency, url: page.url }
    if (monthly === undefined) return price === undefined ? [] : [offer({ ...facts, price, per })]
    const byMonth = offer({ ...facts, price: monthly, per: 'month' })
    const isMonthly = annual === undefined || billing === 'monthly'
    return isMonthly ? [byMonth] : [byMonth, offer({ ...facts, price: annual, per: 'year' })]
  })
  return [{ '@type': 'Service', name: block.heading ?? page.title, provider: page.business, offers }]
}
