import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { actions, blockBase, icon, image } from '../../schema/shapes.ts'

const line = {
  title: 'CallLine',
  type: 'object',
  description: 'What one side says.',
  additionalProperties: false,
  required: ['who', 'text'],
  properties: {
    who: { enum: ['caller', 'agent'], description: 'Who is speaking.' },
    text: { type: 'string', description: 'The words.' },
  },
} as const

export const schema = {
  type: 'object',
  description: 'The dark opening of a page: its main heading, a few words, buttons and, if you like, a call.',
  additionalProperties: false,
  required: ['type', 'headline'],
  properties: {
    type: { const: 'hero' },
    id: blockBase.id,
    eyebrow: blockBase.eyebrow,
    headline: {
      type: 'string',
      isHeading: true,
      format: 'inline-markdown',
      description: 'Main heading of the page. Words between *stars* shine in the colours of the aurora.',
    },
    text: {
      type: 'string',
      format: 'inline-markdown',
      description: 'One or two sentences below the headline.',
    },
    points: {
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
      description: 'Short promises, each with a tick: “7-day free trial”.',
    },
    actions,
    note: { type: 'string', format: 'inline-markdown', description: 'A small line below the buttons.' },
    size: {
      enum: ['full', 'compact'],
      default: 'full',
      description: 'full fills the first screen, compact is for inner pages.',
    },
    color: {
      enum: ['pink', 'violet', 'aqua'],
      description: 'The colour that leads in the aurora. Default: all three alike.',
    },
    emblem: { ...icon, description: 'Icon that is drawn large in the sky, behind the words.' },
    illustration: {
      title: 'HeroIllustration',
      type: 'object',
      description: 'A drawing beside the words, instead of a call.',
      additionalProperties: false,
      required: ['src', 'alt'],
      properties: {
        src: image.properties.src,
        alt: image.properties.alt,
        missing: {
          type: 'string',
          $comment: 'Not in the HTML: it takes the place of a drawing that did not arrive.',
          default: 'Illustration not available',
          description: 'Shown where the drawing cannot be.',
        },
      },
    },
    call: {
      title: 'HeroCall',
      type: 'object',
      description:
        'A phone call, shown beside the words as it happens: who talks, what they say, what comes of it.',
      additionalProperties: false,
      required: ['status', 'agent', 'caller', 'lines'],
      properties: {
        status: { type: 'string', description: 'What is going on: Live call.' },
        agent: { type: 'string', description: 'Who answers: AI receptionist.' },
        caller: { type: 'string', description: 'Who calls: New patient.' },
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 6,
          items: line,
          description: 'What they say, in order.',
        },
        outcome: { type: 'string', description: 'What the call led to: Appointment booked.' },
      },
    },
  },
} as const satisfies BlockSchema

export type HeroProps = BlockProps<typeof schema>
