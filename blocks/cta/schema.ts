import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, text } from '../../schema/fields.ts'
import { actions, blockBase, picture } from '../../schema/shapes.ts'

export const schema = block(
  'cta',
  'A call to action: one clear sentence and a button.',
  ['heading', 'actions'],
  {
    ...blockBase,
    tone: { ...blockBase.tone, default: 'dark' },
    align: choice(
      ['center', 'left'],
      'center: everything centered, for the end of a page. left: the buttons or the wave beside the text, for use within a page.',
      { default: 'center' },
    ),
    picture: { ...picture, description: 'A picture behind the words, which has the tone dark.' },
    wave: { const: true, description: 'Draws a sound wave. Use it for an invitation to call.' },
    figure: group('CtaFigure', 'The one number of the offer, large above the buttons.', ['value', 'label'], {
      value: text('The number, in quotes: "$25".', { minLength: 1 }),
      label: text('What it is: an hour, a visit, a minute.', { minLength: 1 }),
    }),
    actions: { ...actions, description: 'The buttons. One is best, two are enough.' },
    note: inlineMarkdown('A reassurance in small print below the buttons.'),
  },
  { purpose: 'links to other pages', synonyms: 'call-to-action button buttons action prompt callout' },
)

export type CtaProps = BlockProps<typeof schema>
