import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

export const schema = block(
  'timeline',
  'Events along a line, from first to last.',
  ['items'],
  {
    ...blockBase,
    layout: choice(
      ['down', 'across'],
      'down: below each other, beside the heading. across: three or four side by side, where they fit.',
      { default: 'down' },
    ),
    items: list(
      'The events, earliest first.',
      group('Event', 'One event.', ['year', 'title'], {
        year: text('When, in quotes: "2019" or "Spring 2024".', { minLength: 1 }),
        title: text('What happened in a few words.', { minLength: 1 }),
        description: inlineMarkdown('What it is about in a sentence or two.'),
        sample,
      }),
      { minItems: 1 },
    ),
    actions: {
      ...actions,
      description: 'Buttons below the last event, or beside the heading of events that go across.',
    },
  },
  { purpose: 'features and steps', synonyms: 'history milestones roadmap journey story chronology' },
)

export type TimelineProps = BlockProps<typeof schema>
