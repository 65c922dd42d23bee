import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, currency } from '../../schema/shapes.ts'

const amount = { type: 'number', minimum: 0 } as const

const calculated = 'Not in the HTML as it is written: an amount takes the place of the braces.'

export const schema = block(
  'plans',
  'Plans side by side: what each costs, per month and per year or once or per visit, and what it includes.',
  ['plans'],
  {
    ...blockBase,
    layout: choice(['cards', 'rows'], 'cards: side by side, with their features. rows: a short list.', {
      default: 'cards',
    }),
    billing: choice(
      ['toggle', 'both', 'monthly'],
      'toggle: visitors switch between monthly and annual prices. both: both prices are shown. monthly: annual prices are hidden. Default: toggle if a plan has an annual price, otherwise monthly.',
    ),
    annualAs: choice(
      ['total', 'per-month'],
      'How an annual price is shown: the total for a year, or one twelfth of it, rounded.',
      { default: 'total' },
    ),
    currency,
    plans: list(
      'The plans, smallest first.',
      group(
        'Plan',
        'One plan. It has one price: `monthly`, with or without `annual`, or `price`.',
        ['name'],
        {
          name: text('Name of the plan.', { minLength: 1 }),
          description: inlineMarkdown('Who it is for, in one sentence.'),
          monthly: { ...amount, description: 'Price per month, a number: 397.' },
          annual: {
            ...amount,
            yearOf: { month: 'monthly', saving: 'saving' },
            description: 'Price of a whole year, a number: 3811.',
          },
          price: {
            ...amount,
            synonyms: ['once', 'cost', 'amount'],
            description: 'A price that is paid once, or for what `per` says: 22.',
          },
          per: text('What the price is paid for, if not once: visit, person, hour.', { minLength: 1 }),
          atLeast: { const: true, description: 'Whether the plan can cost more: from $40.' },
          saving: text(
            'What annual billing saves over twelve months: 20%. The annual price is checked against it; visitors do not see it.',
            { pattern: '^\\d{1,2}([.,]\\d+)? ?%$' },
          ),
          setup: { ...amount, description: 'One-time setup fee: 197.' },
          included: text('The main quota of the plan, above its features: 500 minutes a month.'),
          features: list('What it includes, one line each.', text('One feature.'), { minItems: 1 }),
          limitations: list('What it does not include, one line each.', text('One limitation.'), {
            minItems: 1,
          }),
          popular: { const: true, description: 'Highlights this plan.' },
          tag: text('A mark on the plan. Default on the popular one: `popular` of `words`.'),
          annualTag: text('A mark beside the annual price: BEST VALUE.'),
          color: choice(
            ['first', 'gradient', 'third'],
            'Color of the plan. Default: first, gradient and third in turn.',
            { renamed: { pink: 'first', aqua: 'third' } },
          ),
          actions: {
            ...actions,
            description:
              'Buttons of the plan. A `checkout` appears beside each price and leads to its billing period; one with its own `period` appears beside that price only.',
          },
        },
        {
          oneOf: [{ required: ['monthly'] }, { required: ['price'] }],
          dependencies: { annual: ['monthly'], per: ['price'] },
        },
      ),
      { minItems: 1, maxItems: 6 },
    ),
    words: defaults('PlanWords', 'The texts around the prices. Omit a key to keep its default.', {
      popular: text('A mark on the popular plan, if it has no `tag`.', { default: 'Most Popular' }),
      billing: text('Accessible name of the toggle.', { default: 'Billing' }),
      monthly: text('On the toggle.', { default: 'Monthly' }),
      annual: text('On the toggle.', { default: 'Annual (Save)' }),
      perMonth: text('After the monthly price.', { default: '/mo' }),
      perYear: text('After the annual price.', { default: '/annual' }),
      per: text('After any other price that is not paid once. {{unit}} stands for what it is paid for.', {
        $comment: calculated,
        default: 'per {{unit}}',
      }),
      atLeast: text('A price that can be higher. {{price}} stands for it.', {
        $comment: calculated,
        default: 'from {{price}}',
      }),
      limitations: text('Read by screen readers before the limitations, whose lines begin with a dash.', {
        default: 'Limitations',
      }),
      setup: text('The setup fee. {{amount}} stands for it.', {
        $comment: calculated,
        default: 'Plus a one-time setup fee of {{amount}}',
      }),
      saving: text('What annual billing saves over twelve months. {{amount}} stands for it.', {
        $comment: calculated,
        default: 'You save {{amount}} a year',
      }),
      billedMonthly: text('Below the monthly price.', { default: 'Billed monthly' }),
      billedAnnually: text('Below one twelfth of the annual price. {{amount}} stands for the annual price.', {
        $comment: calculated,
        default: '{{amount}} billed annually',
      }),
    }),
    note: inlineMarkdown('Small print below the plans, before the `priceNote` of `site`.'),
    actions: { ...actions, description: 'Buttons below the plans.' },
  },
  {
    purpose: 'prices',
    synonyms:
      'plan pricing packages subscription subscriptions pricing-table tiers membership memberships pricing-plans',
  },
)

export type PlansProps = BlockProps<typeof schema>
export type Plan = PlansProps['plans'][number]
