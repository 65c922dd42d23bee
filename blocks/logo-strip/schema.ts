import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, sample } from '../../schema/shapes.ts'

const { image: _, ...base } = blockBase

export const schema = block(
  'logo-strip',
  'A quiet row of logos.',
  ['logos'],
  {
    ...base,
    logos: list(
      'The logos, in order.',
      group('Logo', 'One logo. Only its shape is used; it takes the color of the text.', ['name', 'image'], {
        name: text('Whose logo it is, for screen readers.', { minLength: 1 }),
        image: text('An SVG file under `public` with a transparent background: /images/logos/acme.svg.', {
          format: 'image',
        }),
        sample,
      }),
      { minItems: 1 },
    ),
  },
  { purpose: 'trust', synonyms: 'logos logo partners clients brands sponsors press as-seen-in' },
)

export type LogoStripProps = BlockProps<typeof schema>
