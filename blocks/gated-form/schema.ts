import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, nestedBlocks } from '../../schema/shapes.ts'

export const schema = block(
  'gated-form',
  'A hosted form that opens access to something: once it is sent, and at later visits, other blocks stand in its place.',
  ['service', 'height', 'blocks'],
  {
    ...blockBase,
    service: text(
      'Name of the form’s service under `services`. Its page posts the window message form:submit when it is sent.',
      { format: 'service' },
    ),
    height: group('FormHeight', 'Least height of the form in pixels.', ['mobile', 'desktop'], {
      mobile: {
        type: 'integer',
        minimum: 100,
        maximum: 3000,
        description: 'Up to 768 pixels of width.',
      },
      desktop: {
        type: 'integer',
        minimum: 100,
        maximum: 3000,
        description: 'On anything wider.',
      },
    }),
    loading: text('Shown until the form is there. Default: `loading` of `site.words`.', {
      $comment: 'Not in the HTML: it appears when the form is loaded.',
    }),
    steps: list(
      'What happens, step by step, beside the form.',
      { type: 'string', minLength: 1 },
      { minItems: 1 },
    ),
    blocks: {
      ...nestedBlocks,
      description: 'What stands in place of the form once it is sent: a call panel, say.',
    },
    toast: group(
      'AccessToast',
      'A short message when the form is sent.',
      ['title'],
      {
        title: text('What happened.', { minLength: 1 }),
        text: text('What to do now.'),
      },
      { $comment: 'Not in the HTML: it appears when the form is sent.' },
    ),
    thanks: text('Name of a dialog that opens when the form is sent.', { format: 'dialog' }),
  },
)

export type GatedFormProps = BlockProps<typeof schema>
