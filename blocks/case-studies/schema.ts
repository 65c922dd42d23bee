import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, picture, sample } from '../../schema/shapes.ts'

export const schema = block(
  'case-studies',
  'Customer stories: the challenge, the solution and the result.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The stories, in order.',
      group('CaseStudy', 'The story of one customer.', ['title', 'challenge', 'solution', 'result'], {
        title: text('The story in one line.', { minLength: 1 }),
        tag: text('Industry or location in a few words.'),
        image: { ...picture, description: 'A picture beside the story.' },
        figure: group('CaseFigure', 'The key number of the story, in large type.', ['value', 'label'], {
          value: text('The number, in quotes: "45%".', { minLength: 1 }),
          label: text('What it counts: fewer no-shows.'),
        }),
        challenge: inlineMarkdown('The challenge.'),
        solution: inlineMarkdown('The solution.'),
        result: inlineMarkdown('The result.'),
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
  { purpose: 'trust', synonyms: 'case-study success-stories stories projects portfolio references work' },
)

export type CaseStudiesProps = BlockProps<typeof schema>
