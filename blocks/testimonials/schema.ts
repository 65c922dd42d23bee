import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, sample } from '../../schema/shapes.ts'

export const schema = block(
  'testimonials',
  'What customers say, in their words. The first quotation is set largest.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The quotations, the strongest first.',
      group('Testimonial', 'A quotation and whose it is.', ['quote', 'name'], {
        quote: text('The words, without quotation marks.', { minLength: 1 }),
        name: text('Who says it.', { minLength: 1 }),
        role: text('What they do: Practice manager.'),
        company: text('Where they do it.'),
        initials: text('Letters beside the name. Default: the first letters of the name.', {
          maxLength: 3,
        }),
        sample,
      }),
      { minItems: 1 },
    ),
  },
)

export type TestimonialsProps = BlockProps<typeof schema>
