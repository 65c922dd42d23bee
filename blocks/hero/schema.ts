import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import {
  actions,
  blockBase,
  formerColors,
  icon,
  nestedBlocks,
  ornamentColors,
  pictureKeys,
} from '../../schema/shapes.ts'

const line = group('CallLine', 'What one speaker says.', ['who', 'text'], {
  who: choice(['caller', 'agent'], 'Who is speaking.'),
  text: text('The words.'),
})

export const schema = block(
  'hero',
  'The dark opening of a page: its main heading, a short text, buttons and, optionally, a call or what the page is for.',
  ['headline'],
  {
    id: blockBase.id,
    eyebrow: blockBase.eyebrow,
    headline: inlineMarkdown(
      'Main heading of the page. Words between *asterisks* appear in the colors of the aurora.',
      { isHeading: true, isPageHeading: true },
    ),
    text: inlineMarkdown('One or two sentences below the headline.'),
    points: list('Short promises, each with a check mark: “7-day free trial”.', { type: 'string' }, { minItems: 1 }),
    actions,
    note: inlineMarkdown('A small line below the buttons.'),
    size: choice(['full', 'compact'], 'full fills the first screen, compact is for inner pages.', {
      default: 'full',
    }),
    color: choice(ornamentColors, 'Main color of the aurora. Default: all three equally.', formerColors),
    sky: choice(
      ['aurora', 'dark', 'plain', 'tinted'],
      'Background of this hero, with the words of `theme.hero`, which is the default.',
    ),
    emblem: { ...icon, description: 'Icon above the words, such as the tool of a trade.' },
    illustration: group('HeroIllustration', 'A drawing or photo, instead of a call.', ['src', 'alt'], {
      ...pictureKeys,
      shape: choice(
        ['framed', 'split', 'full'],
        'Where it is. framed: whole, beside the words. split: half of the opening, up to the edge of the screen. full: behind the words.',
        { default: 'framed' },
      ),
      missing: text('Shown if the drawing cannot be loaded.', {
        $comment: 'Not in the HTML: it takes the place of a drawing that did not arrive.',
        default: 'Illustration not available',
      }),
    }),
    call: group(
      'HeroCall',
      'A phone call, shown as it happens beside the text, or below it if `tool` is beside: who speaks, what they say and how it ends.',
      ['status', 'agent', 'caller', 'lines'],
      {
        status: text('What is going on: Live call.'),
        agent: text('Who answers: AI receptionist.'),
        caller: text('Who calls: New patient.'),
        lines: list('What they say, in order.', line, { minItems: 1, maxItems: 6 }),
        outcome: text('The outcome of the call: Appointment booked.'),
      },
    ),
    blocks: {
      ...nestedBlocks,
      description: 'What visitors come to this page for: plans, a finder, a form.',
    },
    tool: choice(['below', 'beside'], 'Where `blocks` are: below the words, or on a card beside them, as a form.', {
      default: 'below',
    }),
  },
  {
    purpose: 'the top of a page',
    synonyms: 'banner header jumbotron title headline heading heading-1 intro masthead cover welcome slider',
  },
)

export type HeroProps = BlockProps<typeof schema>
