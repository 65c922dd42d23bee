import type { BlockProps } from '../../schema/block.ts'
import { block, list } from '../../schema/fields.ts'
import { blockBase, person } from '../../schema/shapes.ts'

export const schema = block(
  'team',
  'The people of a business, with their portraits.',
  ['people'],
  {
    ...blockBase,
    people: list('The people, in order.', person, { minItems: 1 }),
  },
  {
    purpose: 'people',
    synonyms: 'people person staff members member employees profiles about-us who-we-are doctors trainers',
  },
)

export type TeamProps = BlockProps<typeof schema>
