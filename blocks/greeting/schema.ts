import type { BlockProps } from '../../schema/block.ts'
import { block, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

const later = 'Not in the HTML as visible text: only visitors who made a choice see it.'

export const schema = block(
  'greeting',
  'One line for visitors whom a `finder` led to the page: it names what they chose, for as long as their tab is open.',
  ['text'],
  {
    id: blockBase.id,
    text: text('Before the name of the choice: Picked for you:', { minLength: 1, $comment: later }),
    actions: { ...actions, $comment: later },
  },
  { purpose: 'links to other pages', synonyms: 'personalization salutation hello' },
)

export type GreetingProps = BlockProps<typeof schema>
