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
      default: 'cards',
      description: 'cards: beside each other, with their features. rows: a short list below each other.',
    },
    billing: {
      enum: ['toggle', 'both', 'monthly'],
      description:
        'toggle: visitors switch between monthly and annual prices. both: both prices stand on the plan. monthly: annual prices stay hidden. Default: toggle where a plan has an annual price, otherwise monthly.',
    },
    annualAs: {
      enum: ['total', 'per-month'],
      default: 'total',
      description: 'How an annual price is shown: the total of a year, or a twelfth of it, rounded.',
    },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      default: 'USD',
      description: 'Three letters: USD, EUR.',
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
      default: {},
      description: 'The words around the prices. Leave a line out to keep the default.',
      additionalProperties: false,
      properties: {
        billing: {
          type: 'string',
          default: 'Billing',
          description: 'Name of the toggle, for those who hear the page.',
        },
        monthly: { type: 'string', default: 'Monthly', description: 'On the toggle.' },
        annual: { type: 'string', default: 'Annual (Save)', description: 'On the toggle.' },
        perMonth: { type: 'string', default: '/mo', description: 'After the price of a month.' },
        perYear: { type: 'string', default: '/annual', description: 'After the price of a year.' },
        limitations: { type: 'string', default: 'Limitations', description: 'Above the limitations.' },
        setup: {
          type: 'string',
          $comment: calculated,
          default: 'Plus a one-time setup fee of {{amount}}',
          description: 'The setup fee; {{amount}} stands for it.',
        },
        saving: {
          type: 'string',
          $comment: calculated,
          default: 'You save {{amount}} a year',
          description: 'What a year saves against twelve months; {{amount}} stands for it.',
        },
        billedMonthly: {
          type: 'string',
          default: 'Billed monthly',
          description: 'Below the price of a month.',
        },
        billedAnnually: {
          type: 'string',
          $comment: calculated,
          default: '{{amount}} billed annually',
          description: 'Below the twelfth of a year’s price; {{amount}} stands for the year.',
        },
      },
    },
    note: { type: 'string', format: 'inline-markdown', description: 'In small type below the plans.' },
    actions: { ...actions, description: 'Buttons below the plans.' },
  },
} as const satisfies BlockSchema

export type PlansProps = BlockProps<typeof schema>
export type Plan = PlansProps['plans'][number]
