import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase, icon } from '../../schema/shapes.ts'
import { maxOptions } from './maxOptions.ts'

const words = { type: 'string', minLength: 1 } as const

export const schema = {
  type: 'object',
  description:
    'A guide in two steps: one choice, then one that belongs to it. A button leads to the page of the first.',
  additionalProperties: false,
  required: ['type', 'first', 'second', 'options', 'button'],
  properties: {
    type: { const: 'finder' },
    ...blockBase,
    first: { ...words, description: 'The question of the first step: What is your trade?' },
    second: { ...words, description: 'The question of the second step: What kind?' },
    waiting: {
      type: 'string',
      description: 'In place of the second step until the first is done: Choose a trade to see its kinds.',
    },
    options: {
      type: 'array',
      minItems: 2,
      maxItems: maxOptions,
      description: 'The choices of the first step, in order.',
      items: {
        title: 'FinderOption',
        type: 'object',
        description: 'A choice of the first step, the page it leads to and the choices that belong to it.',
        additionalProperties: false,
        required: ['id', 'title', 'to', 'choices'],
        properties: {
          id: { ...blockBase.id, description: 'A name of its own: lower-case letters, digits and dashes.' },
          icon,
          title: { ...words, description: 'The choice, in a word or two.' },
          description: { type: 'string', description: 'One short line below it.' },
          to: {
            type: 'string',
            format: 'page',
            description: 'Path of the page of this site that the choice leads to.',
          },
          choices: {
            type: 'array',
            minItems: 2,
            maxItems: 16,
            description: 'The choices of the second step, in order.',
            items: {
              title: 'FinderChoice',
              type: 'object',
              description: 'A choice of the second step.',
              additionalProperties: false,
              required: ['value', 'label'],
              properties: {
                value: {
                  type: 'string',
                  pattern: '^[a-z0-9][a-z0-9-]*$',
                  description: 'What is remembered: lower-case letters, digits and dashes.',
                },
                label: { ...words, description: 'What the visitor reads.' },
              },
            },
          },
        },
      },
    },
    button: { ...words, description: 'The words on the button, which waits for both choices.' },
    remember: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
      description:
        'Key under which the tab’s session storage keeps the `value` of the second choice. Leave it out to keep nothing.',
    },
    message: {
      title: 'FinderMessage',
      type: 'object',
      description: 'Shown while the page opens.',
      $comment: 'Not in the HTML: it answers what the visitor does with the guide.',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', description: 'Two or three words.' },
        text: { type: 'string', description: 'A sentence.' },
      },
    },
    needsScript: {
      type: 'string',
      default: 'This guide needs JavaScript. Here is where it leads:',
      description: 'Above the plain links that are shown where JavaScript is off.',
    },
  },
} as const satisfies BlockSchema

export type FinderProps = BlockProps<typeof schema>
