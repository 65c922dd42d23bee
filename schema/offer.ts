import type { Thing } from './structuredData.ts'

interface Price {
  readonly name: string
  readonly price: number
  /** What it is paid for, if not once: `month`, `year` or any other word. */
  readonly per?: string | undefined
  readonly atLeast?: boolean | undefined
  /** ISO 4217 code. */
  readonly currency: string
  /** Address of the page that shows it. */
  readonly url: string
}

/** Codes of UN/CEFACT. */
const unitCodes: Readonly<Record<string, string>> = { month: 'MON', year: 'ANN' }

/** A price as an offer in the vocabulary of schema.org. */
export function offer({ name, price, per, atLeast = false, currency: priceCurrency, url }: Price): Thing {
  const unitCode = per === undefined ? undefined : unitCodes[per]
  const priceSpecification = {
    '@type': per === undefined ? 'PriceSpecification' : 'UnitPriceSpecification',
    [atLeast ? 'minPrice' : 'price']: price,
    priceCurrency,
    ...(unitCode !== undefined ? { unitCode } : per !== undefined && { unitText: per }),
  }
  return {
    '@type': 'Offer',
    name,
    ...(!atLeast && { price, priceCurrency }),
    ...((atLeast || per !== undefined) && { priceSpecification }),
    url,
  }
}
