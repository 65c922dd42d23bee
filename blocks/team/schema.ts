import type { BlockProps } from '../../schema/block.ts'
import { block, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { actions, blockBase, portrait, sample } from '../../schema/shapes.ts'

export const schema = block(
  'team',
  'The people of a business, with their portraits.',
  ['people'],
  {
    ...blockBase,
    people: list(
      'The people, in order.',
      group('Person', 'One person.', ['name'], {
        name: text('Name of the person.', { minLength: 1 }),
        role: text('What they do: Head baker.'),
        text: inlineMarkdown('One or two sentences about them.'),
        portrait,
        actions: { ...actions, description: 'Ways to reach them: mail, phone, a page.' },
        sample,
      }),
      { minItems: 1 },
    ),
  },
  {
    purpose: 'people',
    synonyms: 'people person staff members member employees profiles about-us who-we-are doctors trainers',
  },
)

export type TeamProps = BlockProps<typeof schema>
