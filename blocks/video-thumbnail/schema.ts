import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { action, blockBase, image } from '../../schema/shapes.ts'

export const schema = {
  type: 'object',
  description: 'A picture of a video with a play button; a click anywhere on it does what the button does.',
  additionalProperties: false,
  required: ['type', 'image', 'action'],
  properties: {
    type: { const: 'video-thumbnail' },
    ...blockBase,
    image,
    action: {
      ...action,
      description: 'The play button: usually a dialog with the video in it. Its label says what will play.',
    },
    caption: { type: 'string', description: 'What the video shows, in small type below the picture.' },
  },
} as const satisfies BlockSchema

export type VideoThumbnailProps = BlockProps<typeof schema>
