import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

export const schema = block(
  'case-studies',
  'Stories of customers: what was hard, what was done, what came of it.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The stories, in order.',
      group('CaseStudy', 'The story of one customer.', ['title', 'challenge', 'solution', 'result'], {
        title: text('The story in one line.', { minLength: 1 }),
        tag: text('Trade or place, in a few words.'),
        figure: group('CaseFigure', 'The one number of the story, set large.', ['value', 'label'], {
          value: text('The number, in quotes: "45%".', { minLength: 1 }),
          label: text('What it counts: fewer no-shows.'),
        }),
        challenge: inlineMarkdown('What was hard before.'),
        solution: inlineMarkdown('What was done about it.'),
        result: inlineMarkdown('What came of it.'),
        actions: { ...actions, description: 'Links at the end of the story.' },
        sample,
      }),
      { minItems: 1 },
    ),
    labels: defaults('CaseLabels', 'The words above the three parts of each story.', {
      challenge: text('Above `challenge`.', { default: 'The challenge' }),
      solution: text('Above `solution`.', { default: 'What we did' }),
      result: text('Above `result`.', { default: 'The result' }),
    }),
  },
)

export type CaseStudiesProps = BlockProps<typeof schema>
