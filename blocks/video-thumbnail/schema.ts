import type { BlockProps } from '../../schema/block.ts'
import { block, text } from '../../schema/fields.ts'
import { action, blockBase, image } from '../../schema/shapes.ts'

export const schema = block(
  'video-thumbnail',
  'A still from a video with a play button. Clicking anywhere on it does what the button does.',
  ['image', 'action'],
  {
    ...blockBase,
    image,
    action: {
      ...action,
      description: 'The play button: usually a dialog with the video in it. Its label says what will play.',
    },
    caption: text('What the video shows, in small print below the image.'),
  },
  { purpose: 'pictures, sound and services', synonyms: 'video-link video-preview play film' },
)

export type VideoThumbnailProps = BlockProps<typeof schema>
