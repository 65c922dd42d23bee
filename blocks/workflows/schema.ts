import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, icon } from '../../schema/shapes.ts'

const step = {
  title: 'WorkflowStep',
  type: 'object',
  description: 'One thing that happens by itself.',
  additionalProperties: false,
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1, description: 'What happens.' },
    at: { type: 'string', description: 'When, in a few words: 24 hours before.' },
  },
} as const

export const schema = {
  type: 'object',
  description: 'Automations, each drawn as a line from what starts it to what follows from it.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'workflows' },
    ...blockBase,
    color: {
      enum: ['pink', 'violet', 'aqua'],
      description: 'Colour of the lines. Default: pink to violet to aqua.',
    },
    items: {
      type: 'array',
      minItems: 1,
      description: 'The automations, in order.',
      items: {
        title: 'Workflow',
        type: 'object',
        description: 'One automation.',
        additionalProperties: false,
        required: ['title', 'trigger', 'steps'],
        properties: {
          icon,
          title: { type: 'string', minLength: 1, description: 'What it does, in a few words.' },
          trigger: { type: 'string', minLength: 1, description: 'What starts it.' },
          steps: { type: 'array', minItems: 1, items: step, description: 'What follows, in order.' },
        },
      },
    },
    words: {
      title: 'WorkflowWords',
      type: 'object',
      default: {},
      description: 'The words on every automation. Leave a line out to keep the default.',
      additionalProperties: false,
      properties: {
        trigger: { type: 'string', default: 'Trigger', description: 'Above what starts it.' },
        steps: { type: 'string', default: 'Actions', description: 'Above what follows.' },
      },
    },
    actions: { ...actions, description: 'Buttons below the automations.' },
  },
} as const satisfies BlockSchema

export type WorkflowsProps = BlockProps<typeof schema>
