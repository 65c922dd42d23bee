import { offer } from '../../schema/offer.ts'
import type { StructuredData } from '../../schema/structuredData.ts'
import type { PriceListProps } from './schema.ts'

/** The prices as offers of one service. One that applies later says from when. */
export const structuredData: StructuredData<PriceListProps> = (block, page) => {
  const { groups, currency = page.currency, heading: name = page.title } = block
  const offers = groups
    .flatMap(({ items }) => items)
    .map(({ since, ...item }) => ({
      ...offer({ ...item, currency, url: page.url }),
      ...(since !== undefined && { validFrom: since }),
    }))
  return [{ '@type': 'Service', name, provider: page.business, offers }]
}
