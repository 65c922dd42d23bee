import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, list, text } from '../../schema/fields.ts'
import { blockBase, portrait, sample } from '../../schema/shapes.ts'

export const schema = block(
  'testimonials',
  'What customers say. The first quotation is the largest.',
  ['items'],
  {
    ...blockBase,
    layout: choice(
      ['lead', 'wall', 'portrait'],
      'lead: the first quotation large, the others beside it. wall: all of them on cards. portrait: one at a time across the page, with a large picture of the person. Default: lead, and wall for every second block of this type on a page.',
      { rotates: ['lead', 'wall'] },
    ),
    items: list(
      'The quotations, strongest first.',
      group('Testimonial', 'A quotation and the person it is from.', ['quote', 'name'], {
        quote: text('The quotation, without quotation marks.', { minLength: 1 }),
        name: text('Name of the person.', { minLength: 1 }),
        role: text('Their job title: Practice manager.'),
        company: text('Their company.'),
        initials: text(
          'Letters in a circle beside the name. Without them and without a picture, the name stands alone.',
          {
            maxLength: 3,
          },
        ),
        portrait: {
          ...portrait,
          description: 'A square picture under `public`, in place of the letters: /images/ana.jpg.',
        },
        sample,
      }),
      { minItems: 1 },
    ),
  },
  {
    purpose: 'trust',
    synonyms: 'testimonial review reviews quote quotes feedback opinion opinions customers voices blockquote ratings',
  },
)

export type TestimonialsProps = BlockProps<typeof schema>
