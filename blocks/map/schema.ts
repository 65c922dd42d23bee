import type { BlockProps } from '../../schema/block.ts'
import { block, inlineMarkdown, text } from '../../schema/fields.ts'
import { actions, blockBase, picture } from '../../schema/shapes.ts'

export const schema = block(
  'map',
  'Where a place is: a picture of the map, the address and the way there. Nothing is loaded from a provider of maps before a click.',
  ['image', 'address'],
  {
    ...blockBase,
    image: {
      ...picture,
      description: 'The map, as a picture of your own. Phones show a square of it around its `focus`.',
    },
    address: text('The address: "{site.address}".', { minLength: 1 }),
    text: inlineMarkdown('How to get there: the bus stop, where to park.'),
    actions: { ...actions, description: 'Ways to get directions: a link to a route planner.' },
    service: text(
      'Name of a service declared under `services`: a map to move and zoom, which loads when a visitor asks for it.',
      { format: 'service' },
    ),
  },
  {
    purpose: 'contact',
    synonyms: 'location maps google-map google-maps directions where where-we-are find-us route',
  },
)

export type MapProps = BlockProps<typeof schema>
