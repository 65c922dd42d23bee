import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A quiet row of logos.',
  additionalProperties: false,
  required: ['type', 'logos'],
  properties: {
    type: { const: 'logo-strip' },
    ...blockBase,
    logos: {
      type: 'array',
      minItems: 1,
      description: 'The logos, in order.',
      items: {
        title: 'Logo',
        type: 'object',
        description: 'One logo. Only its shape is used: it takes the colour of the text.',
        additionalProperties: false,
        required: ['name', 'image'],
        properties: {
          name: {
            type: 'string',
            minLength: 1,
            description: 'Whose logo it is, for people who hear the page.',
          },
          image: {
            type: 'string',
            format: 'shape',
            description:
              'An .svg below `public` with a transparent background: /images/logos/acme.svg. Up to 4 kB it comes with the page.',
          },
        },
      },
    },
  },
} as const satisfies BlockSchema

export type LogoStripProps = BlockProps<typeof schema>
