import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A page of an outside service inside this one: a calendar, a form, a video.',
  additionalProperties: false,
  required: ['type', 'service'],
  properties: {
    type: { const: 'embed' },
    ...blockBase,
    service: {
      type: 'string',
      format: 'service',
      description: 'Name of a service declared under `services`.',
    },
    height: {
      title: 'EmbedHeight',
      type: 'object',
      description: 'Height in pixels. Leave it out for a video: that keeps the shape given by `aspect`.',
      additionalProperties: false,
      required: ['mobile', 'desktop'],
      properties: {
        mobile: { type: 'integer', minimum: 100, maximum: 3000, description: 'Up to 768 pixels of width.' },
        desktop: { type: 'integer', minimum: 100, maximum: 3000, description: 'On anything wider.' },
      },
    },
    aspect: {
      enum: ['16/9', '4/3', '1/1', '9/16'],
      default: '16/9',
      description: 'Shape of a frame without a `height`.',
    },
    loading: {
      type: 'string',
      $comment: 'Not in the HTML: it appears when the service is loaded.',
      description: 'Shown until the service answers. Default: `loading` of `site.words`.',
    },
  },
} as const satisfies BlockSchema

export type EmbedProps = BlockProps<typeof schema>
