import { actions, type BlockProps, block, blockBase, markdown } from 'pagewright/schema'

export const schema = block('new-block', 'A heading, a text and buttons.', ['text'], {
  ...blockBase,
  text: markdown('The text. Markdown.'),
  actions: { ...actions, description: 'Buttons below the text.' },
})

export type NewBlockProps = BlockProps<typeof schema>
