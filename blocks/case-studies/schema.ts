import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'Stories of customers: what was hard, what was done, what came of it.',
  additionalProperties: false,
  required: ['type', 'items'],
  properties: {
    type: { const: 'case-studies' },
    ...blockBase,
    items: {
      type: 'array',
      minItems: 1,
      description: 'The stories, in order.',
      items: {
        title: 'CaseStudy',
        type: 'object',
        description: 'The story of one customer.',
        additionalProperties: false,
        required: ['title', 'challenge', 'solution', 'result'],
        properties: {
          title: { type: 'string', minLength: 1, description: 'The story in one line.' },
          tag: { type: 'string', description: 'Trade or place, in a few words.' },
          figure: {
            title: 'CaseFigure',
            type: 'object',
            description: 'The one number of the story, set large.',
            additionalProperties: false,
            required: ['value', 'label'],
            properties: {
              value: { type: 'string', minLength: 1, description: 'The number, in quotes: "45%".' },
              label: { type: 'string', description: 'What it counts: fewer no-shows.' },
            },
          },
          challenge: { type: 'string', format: 'inline-markdown', description: 'What was hard before.' },
          solution: { type: 'string', format: 'inline-markdown', description: 'What was done about it.' },
          result: { type: 'string', format: 'inline-markdown', description: 'What came of it.' },
          actions: { ...actions, description: 'Links at the end of the story.' },
          sample,
        },
      },
    },
    labels: {
      title: 'CaseLabels',
      type: 'object',
      default: {},
      description: 'The words above the three parts of each story.',
      additionalProperties: false,
      properties: {
        challenge: { type: 'string', default: 'The challenge', description: 'Above `challenge`.' },
        solution: { type: 'string', default: 'What we did', description: 'Above `solution`.' },
        result: { type: 'string', default: 'The result', description: 'Above `result`.' },
      },
    },
  },
} as const satisfies BlockSchema

export type CaseStudiesProps = BlockProps<typeof schema>
