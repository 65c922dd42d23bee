import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, icon, image } from '../../schema/shapes.ts'

const line = group('CallLine', 'What one side says.', ['who', 'text'], {
  who: choice(['caller', 'agent'], 'Who is speaking.'),
  text: text('The words.'),
})

export const schema = block(
  'hero',
  'The dark opening of a page: its main heading, a few words, buttons and, if you like, a call.',
  ['headline'],
  {
    id: blockBase.id,
    eyebrow: blockBase.eyebrow,
    headline: inlineMarkdown(
      'Main heading of the page. Words between *stars* shine in the colours of the aurora.',
      { isHeading: true },
    ),
    text: inlineMarkdown('One or two sentences below the headline.'),
    points: list(
      'Short promises, each with a tick: “7-day free trial”.',
      { type: 'string' },
      { minItems: 1 },
    ),
    actions,
    note: inlineMarkdown('A small line below the buttons.'),
    size: choice(['full', 'compact'], 'full fills the first screen, compact is for inner pages.', {
      default: 'full',
    }),
    color: choice(
      ['pink', 'violet', 'aqua'],
      'The colour that leads in the aurora. Default: all three alike.',
    ),
    emblem: { ...icon, description: 'Icon that is drawn large in the sky, behind the words.' },
    illustration: group(
      'HeroIllustration',
      'A drawing beside the words, instead of a call.',
      ['src', 'alt'],
      {
        src: image.properties.src,
        alt: image.properties.alt,
        missing: text('Shown where the drawing cannot be.', {
          $comment: 'Not in the HTML: it takes the place of a drawing that did not arrive.',
          default: 'Illustration not available',
        }),
      },
    ),
    call: group(
      'HeroCall',
      'A phone call, shown beside the words as it happens: who talks, what they say, what comes of it.',
      ['status', 'agent', 'caller', 'lines'],
      {
        status: text('What is going on: Live call.'),
        agent: text('Who answers: AI receptionist.'),
        caller: text('Who calls: New patient.'),
        lines: list('What they say, in order.', line, { minItems: 1, maxItems: 6 }),
        outcome: text('What the call led to: Appointment booked.'),
      },
    ),
  },
)

export type HeroProps = BlockProps<typeof schema>
