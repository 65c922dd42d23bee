import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const slider = group('Slider', 'One value that visitors set.', ['label', 'min', 'max', 'step', 'start'], {
  label: text('What the value is.', { minLength: 1 }),
  min: { type: 'number', description: 'The lowest value.' },
  max: { type: 'number', description: 'The highest value.' },
  step: { type: 'number', exclusiveMinimum: 0, description: 'From one value to the next.' },
  start: { type: 'number', description: 'The value at first.' },
})

const rate = { type: 'number', minimum: 0 } as const

export const schema = block(
  'calculator',
  'Three sliders, and what a business with those numbers saves in a month.',
  ['calls', 'value', 'conversion', 'perCall', 'share', 'gain', 'time', 'timeCost', 'result'],
  {
    ...blockBase,
    calls: { ...slider, description: 'Calls a month.' },
    value: { ...slider, description: 'What a sale is worth, in units of the currency.' },
    conversion: { ...slider, description: 'Calls that become a sale, in percent.' },
    perCall: { ...rate, description: 'Saved on each call, in units of the currency: 3.' },
    share: { ...rate, maximum: 100, description: 'Calls that convert better, in percent of all calls: 30.' },
    gain: { ...rate, description: 'How much better they convert, in percent of the conversion so far: 5.' },
    time: { ...rate, description: 'Time saved on each call, in any unit: 0.08.' },
    timeCost: { ...rate, description: 'What one such unit of time costs: 25.' },
    currency: text('Three letters: USD, EUR.', { pattern: '^[A-Z]{3}$', default: 'USD' }),
    result: text('What the figure is: Estimated savings a month.', { minLength: 1 }),
    parts: group(
      'SavingsParts',
      'Names of the three parts of the figure. With them a bar shows how large each part is.',
      ['handling', 'conversion', 'time'],
      {
        handling: text('What `perCall` saves.'),
        conversion: text('What better conversion brings.'),
        time: text('What the time is worth.'),
      },
    ),
    note: inlineMarkdown('In small type below: how it is estimated.'),
    needsScript: text('Shown where scripts are off.', {
      default: 'The sliders need JavaScript; this figure is for the values shown.',
    }),
    actions: { ...actions, description: 'Buttons below the figure.' },
  },
)

export type CalculatorProps = BlockProps<typeof schema>
