import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const slider = {
  title: 'Slider',
  type: 'object',
  description: 'One value that visitors set.',
  additionalProperties: false,
  required: ['label', 'min', 'max', 'step', 'start'],
  properties: {
    label: { type: 'string', minLength: 1, description: 'What the value is.' },
    min: { type: 'number', description: 'The lowest value.' },
    max: { type: 'number', description: 'The highest value.' },
    step: { type: 'number', exclusiveMinimum: 0, description: 'From one value to the next.' },
    start: { type: 'number', description: 'The value at first.' },
  },
} as const

const rate = { type: 'number', minimum: 0 } as const

export const schema = {
  type: 'object',
  description: 'Three sliders, and what a business with those numbers saves in a month.',
  additionalProperties: false,
  required: [
    'type',
    'calls',
    'value',
    'conversion',
    'perCall',
    'share',
    'gain',
    'time',
    'timeCost',
    'result',
  ],
  properties: {
    type: { const: 'calculator' },
    ...blockBase,
    calls: { ...slider, description: 'Calls a month.' },
    value: { ...slider, description: 'What a sale is worth, in units of the currency.' },
    conversion: { ...slider, description: 'Calls that become a sale, in percent.' },
    perCall: { ...rate, description: 'Saved on each call, in units of the currency: 3.' },
    share: { ...rate, maximum: 100, description: 'Calls that convert better, in percent of all calls: 30.' },
    gain: { ...rate, description: 'How much better they convert, in percent of the conversion so far: 5.' },
    time: { ...rate, description: 'Time saved on each call, in any unit: 0.08.' },
    timeCost: { ...rate, description: 'What one such unit of time costs: 25.' },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      default: 'USD',
      description: 'Three letters: USD, EUR.',
    },
    result: { type: 'string', minLength: 1, description: 'What the figure is: Estimated savings a month.' },
    parts: {
      title: 'SavingsParts',
      type: 'object',
      description: 'Names of the three parts of the figure. With them a bar shows how large each part is.',
      additionalProperties: false,
      required: ['handling', 'conversion', 'time'],
      properties: {
        handling: { type: 'string', description: 'What `perCall` saves.' },
        conversion: { type: 'string', description: 'What better conversion brings.' },
        time: { type: 'string', description: 'What the time is worth.' },
      },
    },
    note: {
      type: 'string',
      format: 'inline-markdown',
      description: 'In small type below: how it is estimated.',
    },
    needsScript: {
      type: 'string',
      default: 'The sliders need JavaScript; this figure is for the values shown.',
      description: 'Shown where scripts are off.',
    },
    actions: { ...actions, description: 'Buttons below the figure.' },
  },
} as const satisfies BlockSchema

export type CalculatorProps = BlockProps<typeof schema>
