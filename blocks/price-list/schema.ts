import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, currency } from '../../schema/shapes.ts'

const filled = 'Not in the HTML as it is written: a price, a date or a list takes the place of the braces.'

export const schema = block(
  'price-list',
  'What things cost: prices that are paid once, per visit, per month or per anything else.',
  ['groups'],
  {
    ...blockBase,
    groups: list(
      'The prices, in one group or several.',
      group('PriceGroup', 'Prices that belong together.', ['items'], {
        title: text('Heading of the group.'),
        items: list(
          'The prices, in order.',
          group('PriceItem', 'One thing and its price.', ['name', 'price'], {
            name: text('What it is: Day pass.', { minLength: 1 }),
            text: inlineMarkdown('A sentence about it.'),
            contains: {
              ...list(
                'What it has in it that some people can’t eat: milk, nuts.',
                { type: 'string', minLength: 1 },
                { minItems: 1 },
              ),
              synonyms: ['allergens', 'ingredients'],
            },
            price: {
              type: 'number',
              minimum: 0,
              synonyms: ['once', 'cost', 'amount'],
              description: 'The price, in units of the currency: 22.',
            },
            atLeast: { type: 'boolean', default: false, description: 'Whether it can cost more: from $40.' },
            per: text('What it is paid for, if not once: visit, month, year, hour.'),
            since: text('The day from which the price applies: 2027-01-01.', { format: 'date' }),
          }),
          { minItems: 1 },
        ),
      }),
      { minItems: 1 },
    ),
    currency,
    note: inlineMarkdown('Small text below the prices, before the `priceNote` of `site`.'),
    actions,
    labels: defaults('PriceListLabels', 'Words around the prices.', {
      atLeast: text('A price that can be higher.', { default: 'from {{price}}', $comment: filled }),
      per: text('Behind a price that is paid more than once.', {
        default: '{{price}} per {{unit}}',
        $comment: filled,
      }),
      since: text('The day from which a price applies.', { default: 'from {{date}}', $comment: filled }),
      free: text('For a price of 0.', { default: 'Free' }),
      contains: text('Before what some people can’t eat.', { default: 'Contains {{list}}', $comment: filled }),
    }),
  },
  {
    purpose: 'prices',
    synonyms: 'menu prices price-table rates products shop food drinks pricelist store fees',
  },
)

export type PriceListProps = BlockProps<typeof schema>
