import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, markdown, text } from '../../schema/fields.ts'
import { action, actions, blockBase, icon, personNearby, sample, steps } from '../../schema/shapes.ts'

export const schema = block(
  'trust',
  'What makes a careful buyer say yes: where data is kept, who hears a recording, who answers at night, what happens next.',
  ['items'],
  {
    ...blockBase,
    items: list(
      'The answers, the most important first.',
      group('Assurance', 'One thing that careful people want to know.', ['title', 'text'], {
        icon,
        title: text('What it is about, or the answer in a few words.', { minLength: 1 }),
        text: markdown('The answer, in facts. Markdown.'),
        action: { ...action, description: 'A link to the details at its end.' },
        sample,
      }),
      { minItems: 1 },
    ),
    seals: list(
      'Standards, laws or memberships by their names, below the answers: HIPAA, ISO 27001.',
      group('TrustSeal', 'A name that can be verified.', ['label'], {
        label: text('The name, as short as possible.', { minLength: 1 }),
        sample,
      }),
      { minItems: 1 },
    ),
    ...steps,
    person: { ...personNearby, description: 'Who stands for it, and how to reach them.' },
    actions: { ...actions, description: 'Buttons at the end.' },
  },
  {
    purpose: 'trust',
    synonyms: 'security compliance assurance assurances safety data-protection confidence reassurance',
  },
)

export type TrustProps = BlockProps<typeof schema>
