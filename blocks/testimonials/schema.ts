import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, sample } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'What customers say, in their words. The first quotation is set largest.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'testimonials' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The quotations, the strongest first.',
      items: {
        title: 'Testimonial',
        type: 'object',
        description: 'A quotation and whose it is.',
        additionalProperties: false,
        required: ['quote', 'name'],
        properties: {
          quote: { type: 'string', minLength: 1, description: 'The words, without quotation marks.' },
          name: { type: 'string', minLength: 1, description: 'Who says it.' },
          role: { type: 'string', description: 'What they do: Practice manager.' },
          company: { type: 'string', description: 'Where they do it.' },
          initials: {
            type: 'string',
            maxLength: 3,
            description: 'Letters beside the name. Default: the first letters of the name.',
          },
          sample,
        },
      },
    },
  },
} as const satisfies BlockSchema

export type TestimonialsProps = BlockProps<typeof schema>
