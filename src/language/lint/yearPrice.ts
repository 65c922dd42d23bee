import { valueAt } from '../plain.ts'
import { isSchemaNode } from '../schema/schemaNodes.ts'
import type { ValueRule } from './lintSite.ts'

/**
 * The price of a year, which is its total, that isn't twelve monthly prices less the declared saving, rounded to a whole
 * number; without a saving, one that is more than twelve monthly prices or no more than one. A schema requests this check
 * with `yearOf: { month, saving }`: the keys beside the price with the monthly price and with the percentage that a year
 * saves.
 */
export const yearPrice: ValueRule = function* ({ value: year, schema: { yearOf }, group }) {
  if (!isSchemaNode(yearOf) || typeof yearOf.month !== 'string' || typeof yearOf.saving !== 'string') return
  const month = valueAt(group, yearOf.month)
  const saving = valueAt(group, yearOf.saving)
  if (typeof year !== 'number' || typeof month !== 'number') return
  const rounded = (amount: number) => Number(amount.toFixed(2))
  if (typeof saving === 'string') {
    const due = (12 * month * (100 - Number.parseFloat(saving))) / 100
    if (!(Math.abs(year - due) >= 1)) return
    yield {
      code: 'year-price',
      message: `Twelve months at ${month} minus ${saving} are ${rounded(due)}, but the file says ${year}.`,
      hint: `Write ${Math.round(due)}, or change \`${yearOf.month}\` or \`${yearOf.saving}\`.`,
    }
  } else if (month > 0 && (year > 12 * month || year <= month)) {
    const isMore = year > 12 * month
    yield {
      code: 'year-price',
      message: `The price is the total of a year: ${year} is ${isMore ? `more than twelve months at ${month}, ${rounded(12 * month)}` : `not more than a single month at ${month}`}.`,
      hint: isMore
        ? `Write at most ${rounded(12 * month)}, or change \`${yearOf.month}\`.`
        : `If ${year} is for a month that is paid by the year, write ${rounded(12 * year)}.`,
    }
  }
}
