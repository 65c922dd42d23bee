import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, markdown, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'faq',
  'Questions and answers; one answer is open at a time.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The questions, in order.',
      group('Question', 'A question and its answer.', ['question', 'answer'], {
        question: text('The question, as a visitor would ask it.'),
        answer: markdown('The answer. Markdown.'),
      }),
      { minItems: 1 },
    ),
    open: choice(['none', 'first'], 'Which answer is open initially.', { default: 'none' }),
    actions: { ...actions, description: 'Buttons below the questions.' },
  },
  { purpose: 'texts', synonyms: 'accordion questions question q-and-a qa help collapse details' },
)

export type FaqProps = BlockProps<typeof schema>
