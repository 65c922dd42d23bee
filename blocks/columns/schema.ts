import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list } from '../../schema/fields.ts'
import { blockBase, nestedBlocks } from '../../schema/shapes.ts'

export const schema = block(
  'columns',
  'Cards beside each other, each with blocks in it. One of them can be wide.',
  ['items'],
  {
    id: blockBase.id,
    tone: blockBase.tone,
    lazy: blockBase.lazy,
    items: list(
      'The cards, in the order in which a phone shows them.',
      group('Column', 'One card.', ['blocks'], {
        wide: {
          const: true,
          description: 'Takes the wider side; the other cards stand below each other beside it.',
        },
        tone: choice(['plain', 'dark'], 'Surface of the card.', { default: 'plain' }),
        blocks: { ...nestedBlocks, description: 'What is on the card.' },
      }),
      { minItems: 2, maxItems: 6 },
    ),
  },
)

export type ColumnsProps = BlockProps<typeof schema>
