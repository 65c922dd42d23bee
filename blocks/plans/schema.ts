import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const amount = { type: 'number', minimum: 0 } as const

const calculated = 'Not in the HTML as it is written: an amount takes the place of {amount}.'

export const schema = block(
  'plans',
  'Plans beside each other: what each costs by the month and by the year, and what it includes.',
  ['plans'],
  {
    ...blockBase,
    layout: choice(
      ['cards', 'rows'],
      'cards: beside each other, with their features. rows: a short list below each other.',
      { default: 'cards' },
    ),
    billing: choice(
      ['toggle', 'both', 'monthly'],
      'toggle: visitors switch between monthly and annual prices. both: both prices stand on the plan. monthly: annual prices stay hidden. Default: toggle where a plan has an annual price, otherwise monthly.',
    ),
    annualAs: choice(
      ['total', 'per-month'],
      'How an annual price is shown: the total of a year, or a twelfth of it, rounded.',
      { default: 'total' },
    ),
    currency: text('Three letters: USD, EUR.', { pattern: '^[A-Z]{3}$', default: 'USD' }),
    plans: list(
      'The plans, the smallest first.',
      group('Plan', 'One plan.', ['name', 'monthly'], {
        name: text('Name of the plan.', { minLength: 1 }),
        description: inlineMarkdown('Whom it suits, in one sentence.'),
        monthly: { ...amount, description: 'Price of a month, a number: 397.' },
        annual: {
          ...amount,
          yearOf: { month: 'monthly', saving: 'saving' },
          description: 'Price of a whole year, a number: 3811.',
        },
        saving: text(
          'What a year saves against twelve months: 20%. The price of the year is checked against it; visitors do not see it.',
          { pattern: '^\\d{1,2}([.,]\\d+)? ?%$' },
        ),
        setup: { ...amount, description: 'What setting it up costs, once: 197.' },
        included: text('What the plan is measured by, set apart from its features: 500 minutes a month.'),
        features: list('What is in it, one line each.', text('One feature.'), { minItems: 1 }),
        limitations: list('What is not in it, one line each.', text('One limitation.'), { minItems: 1 }),
        popular: { const: true, description: 'Sets this plan apart from the others.' },
        tag: text('A mark on the plan. Default on the popular one: Most Popular.'),
        annualTag: text('A mark beside the annual price: BEST VALUE.'),
        color: choice(
          ['pink', 'gradient', 'aqua'],
          'Colour of the plan. Default: pink, gradient and aqua in turn.',
        ),
        actions: {
          ...actions,
          description:
            'Buttons of the plan. A `checkout` stands beside each price and leads to its period; with a `period` of its own only beside that one.',
        },
      }),
      { minItems: 1, maxItems: 6 },
    ),
    words: defaults('PlanWords', 'The words around the prices. Leave a line out to keep the default.', {
      billing: text('Name of the toggle, for those who hear the page.', { default: 'Billing' }),
      monthly: text('On the toggle.', { default: 'Monthly' }),
      annual: text('On the toggle.', { default: 'Annual (Save)' }),
      perMonth: text('After the price of a month.', { default: '/mo' }),
      perYear: text('After the price of a year.', { default: '/annual' }),
      limitations: text('Above the limitations.', { default: 'Limitations' }),
      setup: text('The setup fee; {{amount}} stands for it.', {
        $comment: calculated,
        default: 'Plus a one-time setup fee of {{amount}}',
      }),
      saving: text('What a year saves against twelve months; {{amount}} stands for it.', {
        $comment: calculated,
        default: 'You save {{amount}} a year',
      }),
      billedMonthly: text('Below the price of a month.', { default: 'Billed monthly' }),
      billedAnnually: text('Below the twelfth of a year’s price; {{amount}} stands for the year.', {
        $comment: calculated,
        default: '{{amount}} billed annually',
      }),
    }),
    note: inlineMarkdown('In small type below the plans.'),
    actions: { ...actions, description: 'Buttons below the plans.' },
  },
)

export type PlansProps = BlockProps<typeof schema>
export type Plan = PlansProps['plans'][number]
