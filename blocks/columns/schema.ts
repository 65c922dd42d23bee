import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list } from '../../schema/fields.ts'
import { blockBase, image, nestedBlocks } from '../../schema/shapes.ts'

export const schema = block(
  'columns',
  'Cards side by side, each with blocks in it. One of them can be wide.',
  ['items'],
  {
    id: blockBase.id,
    tone: blockBase.tone,
    lazy: blockBase.lazy,
    items: list(
      'The cards, in the order shown on phones.',
      group(
        'Column',
        'One card: blocks, with a picture above them or without, or a picture alone.',
        [],
        {
          wide: {
            const: true,
            description: 'Makes this card the wide one; the others are stacked next to it.',
          },
          tone: choice(['plain', 'dark'], 'Surface of the card.', { default: 'plain' }),
          image: { ...image, description: 'A picture that reaches to the edges of the card.' },
          blocks: { ...nestedBlocks, description: 'Content of the card.' },
        },
        { anyOf: [{ required: ['blocks'] }, { required: ['image'] }] },
      ),
      { minItems: 2, maxItems: 6 },
    ),
  },
  {
    purpose: 'features and steps',
    synonyms: 'column two-columns three-columns layout row split side-by-side sections',
  },
)

export type ColumnsProps = BlockProps<typeof schema>
