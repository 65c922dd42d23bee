import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'call-panel',
  'A phone number in large type, and what to say when the call is answered.',
  ['number'],
  {
    ...blockBase,
    number: text('The number, in quotes: "+1 202 555 0143". Usually "{site.phone}".', { format: 'phone' }),
    numberLabel: text('A few words above the number: Open 24/7.'),
    sayTitle: text('Above the suggestions: Ask it.'),
    say: list('What a caller could say, without quotation marks.', text('One suggestion, as a caller would say it.'), {
      minItems: 1,
    }),
    actions: { ...actions, description: 'Buttons below the number; the first usually calls it.' },
    otherPhone: group(
      'OtherPhone',
      'Takes the number to another phone: a QR code with it, and a button that copies it.',
      ['scan'],
      {
        scan: text('Next to the QR code: Point the other phone’s camera at the code.'),
        copy: text('Label of the button.', { default: 'Copy the number' }),
        copied: text('Its label once it was clicked.', { default: 'Copied' }),
      },
    ),
    note: inlineMarkdown('Small print below the buttons.'),
  },
  { purpose: 'contact', synonyms: 'phone call telephone hotline call-us phone-number' },
)

export type CallPanelProps = BlockProps<typeof schema>
