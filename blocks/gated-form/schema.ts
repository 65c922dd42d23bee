import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, frameHeight, loads, nestedBlocks, personNearby } from '../../schema/shapes.ts'

export const schema = block(
  'gated-form',
  'A hosted form that unlocks something: once it is sent, and on later visits, other blocks take its place.',
  ['service', 'height', 'blocks'],
  {
    ...blockBase,
    service: text(
      'Name of the form’s service under `services`. Its page posts the window message form:submit once the form is sent.',
      { format: 'service' },
    ),
    load: loads,
    height: frameHeight('FormHeight', 'Minimum height of the form in pixels.'),
    loading: text('Shown until the form has loaded. Default: `loading` of `site.words`.', {
      $comment: 'Not in the HTML: it appears when the form is loaded.',
    }),
    steps: list('What happens, step by step, next to the form.', { type: 'string', minLength: 1 }, { minItems: 1 }),
    person: personNearby,
    blocks: {
      ...nestedBlocks,
      description: 'The blocks that take the place of the form once it is sent, such as a call panel.',
    },
    toast: group(
      'AccessToast',
      'A short message when the form is sent.',
      ['title'],
      {
        title: text('What happened.', { minLength: 1 }),
        text: text('What to do next.'),
      },
      { $comment: 'Not in the HTML: it appears when the form is sent.' },
    ),
    thanks: text('Name of a dialog that opens once the form is sent.', { format: 'dialog' }),
  },
  { purpose: 'pictures, sound and services', synonyms: 'gate lead-form download-form locked' },
)

export type GatedFormProps = BlockProps<typeof schema>
