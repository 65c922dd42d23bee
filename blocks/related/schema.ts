import type { BlockProps } from '../../schema/block.ts'
import { block, list } from '../../schema/fields.ts'
import { action, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'related',
  'Where to go from here: links to pages like this one. A link to the page itself is left out.',
  ['links'],
  { ...blockBase, links: list('The pages, in order.', action, { minItems: 2 }) },
  {
    purpose: 'links to other pages',
    synonyms: 'links link see-also more read-more next navigation related-pages',
  },
)

export type RelatedProps = BlockProps<typeof schema>
