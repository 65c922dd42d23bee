import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, text } from '../../schema/fields.ts'
import { actions, blockBase, currency } from '../../schema/shapes.ts'

const slider = group('Slider', 'One value that visitors can set.', ['label', 'min', 'max', 'step', 'start'], {
  label: text('Label of the slider.', { minLength: 1 }),
  min: { type: 'number', description: 'The lowest value.' },
  max: { type: 'number', description: 'The highest value.' },
  step: { type: 'number', exclusiveMinimum: 0, description: 'Distance from one value to the next.' },
  start: { type: 'number', description: 'The initial value.' },
})

const rate = { type: 'number', minimum: 0 } as const

export const schema = block(
  'calculator',
  'Three sliders that calculate what a business saves per month.',
  ['calls', 'value', 'conversion', 'perCall', 'share', 'gain', 'time', 'timeCost', 'result'],
  {
    ...blockBase,
    calls: { ...slider, description: 'Calls per month.' },
    value: { ...slider, description: 'What a sale is worth, in units of the currency.' },
    conversion: { ...slider, description: 'Share of calls that become a sale, in percent.' },
    perCall: { ...rate, description: 'Savings per call, in units of the currency: 3.' },
    share: {
      ...rate,
      maximum: 100,
      description: 'Share of calls that convert better, in percent of all calls: 30.',
    },
    gain: { ...rate, description: 'How much better they convert, in percent of the current conversion: 5.' },
    time: { ...rate, description: 'Time saved per call, in any unit: 0.08.' },
    timeCost: { ...rate, description: 'Cost of one such unit of time: 25.' },
    currency,
    result: text('What the figure is: Estimated savings a month.', { minLength: 1 }),
    parts: group(
      'SavingsParts',
      'Names of the three parts of the figure. With them, a bar shows the size of each part.',
      ['handling', 'conversion', 'time'],
      {
        handling: text('What `perCall` saves.'),
        conversion: text('What better conversion brings.'),
        time: text('What the time is worth.'),
      },
    ),
    note: inlineMarkdown('Small print below, such as how the figure is estimated.'),
    needsScript: text('Shown when JavaScript is off.', {
      default: 'The sliders need JavaScript; this figure is for the values shown.',
    }),
    actions: { ...actions, description: 'Buttons below the figure.' },
  },
  { purpose: 'prices', synonyms: 'roi savings estimate estimator roi-calculator' },
)

export type CalculatorProps = BlockProps<typeof schema>
