import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const amount = { type: 'number', minimum: 0 } as const

const calculated = 'Not in the HTML as it is written: an amount takes the place of {amount}.'

export const schema = {
  type: 'object',
  description: 'Plans beside each other: what each costs by the month and by the year, and what it includes.',
  additionalProperties: false,
  required: ['type', 'plans'],
  properties: {
    type: { const: 'plans' },
    ...blockBase,
    layout: {
      enum: ['cards', 'rows'],
      description:
        'cards: beside each other, with their features. rows: a short list below each other. Default: cards.',
    },
    billing: {
      enum: ['toggle', 'both', 'monthly'],
      description:
        'toggle: visitors switch between monthly and annual prices. both: both prices stand on the plan. monthly: annual prices stay hidden. Default: toggle where a plan has an annual price, otherwise monthly.',
    },
    annualAs: {
      enum: ['total', 'per-month'],
      description:
        'How an annual price is shown: the total of a year, or a twelfth of it, rounded. Default: total.',
    },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      description: 'Three letters: USD, EUR. Default: USD.',
    },
    plans: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      description: 'The plans, the smallest first.',
      items: {
        title: 'Plan',
        type: 'object',
        description: 'One plan.',
        additionalProperties: false,
        required: ['name', 'monthly'],
        properties: {
          name: { type: 'string', minLength: 1, description: 'Name of the plan.' },
          description: {
            type: 'string',
            format: 'inline-markdown',
            description: 'Whom it suits, in one sentence.',
          },
          monthly: { ...amount, description: 'Price of a month, a number: 397.' },
          annual: {
            ...amount,
            yearOf: { month: 'monthly', saving: 'saving' },
            description: 'Price of a whole year, a number: 3811.',
          },
          saving: {
            type: 'string',
            pattern: '^\\d{1,2}([.,]\\d+)? ?%$',
            description:
              'What a year saves against twelve months: 20%. The price of the year is checked against it; visitors do not see it.',
          },
          setup: { ...amount, description: 'What setting it up costs, once: 197.' },
          included: {
            type: 'string',
            description: 'What the plan is measured by, set apart from its features: 500 minutes a month.',
          },
          features: {
            type: 'array',
            minItems: 1,
            items: { type: 'string', description: 'One feature.' },
            description: 'What is in it, one line each.',
          },
          limitations: {
            type: 'array',
            minItems: 1,
            items: { type: 'string', description: 'One limitation.' },
            description: 'What is not in it, one line each.',
          },
          popular: { const: true, description: 'Sets this plan apart from the others.' },
          tag: {
            type: 'string',
            description: 'A mark on the plan. Default on the popular one: Most Popular.',
          },
          annualTag: { type: 'string', description: 'A mark beside the annual price: BEST VALUE.' },
          color: {
            enum: ['pink', 'gradient', 'aqua'],
            description: 'Colour of the plan. Default: pink, gradient and aqua in turn.',
          },
          actions: {
            ...actions,
            description:
              'Buttons of the plan. A `checkout` stands beside each price and leads to its period; with a `period` of its own only beside that one.',
          },
        },
      },
    },
    words: {
      title: 'PlanWords',
      type: 'object',
      description: 'The words around the prices. Leave a line out to keep the default.',
      additionalProperties: false,
      properties: {
        billing: {
          type: 'string',
          description: 'Name of the toggle, for those who hear the page. Default: Billing.',
        },
        monthly: { type: 'string', description: 'On the toggle. Default: Monthly.' },
        annual: { type: 'string', description: 'On the toggle. Default: Annual (Save).' },
        perMonth: { type: 'string', description: 'After the price of a month. Default: /mo.' },
        perYear: { type: 'string', description: 'After the price of a year. Default: /annual.' },
        limitations: { type: 'string', description: 'Above the limitations. Default: Limitations.' },
        setup: {
          type: 'string',
          $comment: calculated,
          description:
            'The setup fee; {{amount}} stands for it. Default: Plus a one-time setup fee of {{amount}}.',
        },
        saving: {
          type: 'string',
          $comment: calculated,
          description:
            'What a year saves against twelve months; {{amount}} stands for it. Default: You save {{amount}} a year.',
        },
        billedMonthly: {
          type: 'string',
          description: 'Below the price of a month. Default: Billed monthly.',
        },
        billedAnnually: {
          type: 'string',
          $comment: calculated,
          description:
            'Below the twelfth of a year’s price; {{amount}} stands for the year. Default: {{amount}} billed annually.',
        },
      },
    },
    note: { type: 'string', format: 'inline-markdown', description: 'In small type below the plans.' },
    actions: { ...actions, description: 'Buttons below the plans.' },
  },
} as const satisfies BlockSchema

export type PlansProps = BlockProps<typeof schema>
export type Plan = PlansProps['plans'][number]
