import { type Plain, type PlainObject, valueAt } from '../plain.ts'
import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import type { CompileContext } from './compileContext.ts'

/**
 * Warns of a price of a year that is not twelve months less what is declared beside it, up to rounding to a whole
 * number. A schema asks for it with `yearOf: { month, saving }`: the keys beside the price that have the price of a
 * month, and the percentage that a year saves.
 */
export function checkYearPrice(
  { yearOf }: SchemaNode,
  year: Plain,
  group: PlainObject,
  { report }: CompileContext,
): void {
  if (!isSchemaNode(yearOf) || typeof yearOf.month !== 'string' || typeof yearOf.saving !== 'string') return
  const month = valueAt(group, yearOf.month)
  const saving = valueAt(group, yearOf.saving)
  if (typeof year !== 'number' || typeof month !== 'number' || typeof saving !== 'string') return
  const due = (12 * month * (100 - Number.parseFloat(saving))) / 100
  if (!(Math.abs(year - due) >= 1)) return
  report({
    code: 'year-price',
    message: `Twelve months at ${month} minus ${saving} are ${Number(due.toFixed(2))}, but the file says ${year}.`,
    hint: `Write ${Math.round(due)}, or change \`${yearOf.month}\` or \`${yearOf.saving}\`.`,
  })
}
