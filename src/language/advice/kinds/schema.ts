import type { ErrorObject } from 'ajv'
import { formats } from '../../../../schema/formats.ts'
import { describeNames } from '../../messages/describe.ts'
import { nearestName } from '../../messages/nearestName.ts'
import type { Plain } from '../../plain.ts'
import type { RuleTable } from '../rule.ts'
import { explainErrors } from '../schema/explainErrors.ts'
import { type ExpandedErrors, explainExpanded } from '../schema/explainExpanded.ts'
import { quoteNumbers } from '../schema/quoteNumbers.ts'

/** A number that YAML reads differently from the way it is written. */
interface Rewritten {
  readonly source: string
  readonly value: number
}

/** Words for values and keys that don't fit the schema. */
export const schemaRules = {
  'unknown-format': ({ format, path }: { readonly format: string; readonly path: string }) => {
    const nearest = nearestName(format, Object.keys(formats))
    const key = path === '' ? '' : `, which the schema gives to \`${path}\``
    const question = nearest === undefined ? '' : `Did you mean \`${nearest}\`? `
    return {
      message: `There is no format \`${format}\`${key}.`,
      hint: `${question}Formats: ${describeNames(Object.keys(formats))}.`,
    }
  },
  /** What ajv says about the site file. */
  'invalid-value/schema': (
    { errors, value }: { readonly errors: readonly ErrorObject[]; readonly value: Plain },
    { tree, rewrittenNumbers },
  ) => quoteNumbers(explainErrors(errors, value, tree), rewrittenNumbers),
  /** What it says about a page or dialog with its shared content. */
  'invalid-value/expanded': (data: ExpandedErrors, { site, tree }) => explainExpanded(data, site, tree),
  'three-decimals': ({ source, value }: Rewritten) => {
    const thousands = source.replace('.', '')
    const otherwise =
      source === String(value) ? 'If the decimals are meant, accept this.' : `Otherwise, write ${value}.`
    return {
      message: `\`${source}\` is read as ${value}: the period of a number comes before its decimals.`,
      hint: `Write ${thousands} if it separates thousands. ${otherwise}`,
      suggestions: [thousands],
    }
  },
  'rewritten-number': ({ source, value }: Rewritten) => ({
    message: `Without quotes, \`${source}\` is the number ${value}.`,
    hint: `Where a key takes a number from here, such as a price, write ${value}. To show the digits as written in a text, put them in quotes: "${source}".`,
    suggestions: [source],
  }),
} satisfies RuleTable
