import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, icon } from '../../schema/shapes.ts'
import { maxOptions } from './maxOptions.ts'

const words = { type: 'string', minLength: 1 } as const

export const schema = block(
  'finder',
  'A guide in two steps: one choice, then one that belongs to it. A button leads to the page of the first.',
  ['first', 'second', 'options', 'button'],
  {
    ...blockBase,
    first: { ...words, description: 'The question of the first step: What is your trade?' },
    second: { ...words, description: 'The question of the second step: What kind?' },
    waiting: text('In place of the second step until the first is done: Choose a trade to see its kinds.'),
    options: list(
      'The choices of the first step, in order.',
      group(
        'FinderOption',
        'A choice of the first step, the page it leads to and the choices that belong to it.',
        ['id', 'title', 'to', 'choices'],
        {
          id: { ...blockBase.id, description: 'A name of its own: lower-case letters, digits and dashes.' },
          icon,
          title: { ...words, description: 'The choice, in a word or two.' },
          description: text('One short line below it.'),
          to: text('Path of the page of this site that the choice leads to.', { format: 'page' }),
          choices: list(
            'The choices of the second step, in order.',
            group('FinderChoice', 'A choice of the second step.', ['value', 'label'], {
              value: text('What is remembered: lower-case letters, digits and dashes.', {
                pattern: '^[a-z0-9][a-z0-9-]*$',
              }),
              label: { ...words, description: 'What the visitor reads.' },
            }),
            { minItems: 2, maxItems: 16 },
          ),
        },
      ),
      { minItems: 2, maxItems: maxOptions },
    ),
    button: { ...words, description: 'The words on the button, which waits for both choices.' },
    remember: text(
      'Key under which the tab’s session storage keeps the `value` of the second choice. Leave it out to keep nothing.',
      { pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
    ),
    message: group(
      'FinderMessage',
      'Shown while the page opens.',
      ['title'],
      {
        title: text('Two or three words.'),
        text: text('A sentence.'),
      },
      { $comment: 'Not in the HTML: it answers what the visitor does with the guide.' },
    ),
    needsScript: text('Above the plain links that are shown where JavaScript is off.', {
      default: 'This guide needs JavaScript. Here is where it leads:',
    }),
  },
)

export type FinderProps = BlockProps<typeof schema>
