import type { BlockProps } from '../../schema/block.ts'
import { block, markdown } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block('new-block', 'A heading, a text and buttons.', ['text'], {
  ...blockBase,
  text: markdown('The text. Markdown.'),
  actions: { ...actions, description: 'Buttons below the text.' },
})

export type NewBlockProps = BlockProps<typeof schema>
