import type { BlockProps } from '../../schema/block.ts'
import { block, group, list, text } from '../../schema/fields.ts'
import { blockBase, icon } from '../../schema/shapes.ts'
import { maxOptions } from './maxOptions.ts'

const words = { type: 'string', minLength: 1 } as const

export const schema = block(
  'finder',
  'A guide in two steps: a first choice, then a second that depends on it. A button leads to the page of the first choice.',
  ['first', 'second', 'options', 'button'],
  {
    ...blockBase,
    first: { ...words, description: 'The question of the first step: What is your trade?' },
    second: { ...words, description: 'The question of the second step: What specialty?' },
    waiting: text('Shown instead of the second step until the first is done: Choose a trade to see its specialties.'),
    options: list(
      'The choices of the first step, in order.',
      group(
        'FinderOption',
        'A choice in the first step, the page it leads to and the choices that follow it.',
        ['id', 'title', 'to', 'choices'],
        {
          id: { ...blockBase.id, description: 'A unique name: lowercase letters, digits and dashes.' },
          icon,
          title: { ...words, description: 'The choice in a word or two.' },
          description: text('One short line below it.'),
          to: text('Path of the page of this site that the choice leads to.', { format: 'page' }),
          choices: list(
            'The choices of the second step, in order.',
            group('FinderChoice', 'A choice in the second step.', ['value', 'label'], {
              value: text('The value to remember: lowercase letters, digits and dashes.', {
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
    button: { ...words, description: 'Button label. The button is disabled until both choices are made.' },
    remember: text(
      'Session storage key for the `value` of the second choice. A `greeting` on the page that opens can name the choice. Without it, nothing is stored.',
      { pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
    ),
    message: group(
      'FinderMessage',
      'Shown while the page opens.',
      ['title'],
      {
        title: text('Two or three words.'),
        text: text('A sentence.'),
        chosen: text('Before the name of the second choice, on a line of its own: You chose:'),
      },
      { $comment: 'Not in the HTML: it answers what the visitor does with the guide.' },
    ),
    needsScript: text('Above the plain links that are shown when JavaScript is off.', {
      default: 'This guide needs JavaScript. Here is where it leads:',
    }),
  },
  { purpose: 'links to other pages', synonyms: 'search quiz wizard guide' },
)

export type FinderProps = BlockProps<typeof schema>
