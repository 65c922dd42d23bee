import type { BlockProps } from '../../schema/block.ts'
import { block, choice, text } from '../../schema/fields.ts'
import { blockBase, frameHeight, image, loads } from '../../schema/shapes.ts'

export const schema = block(
  'embed',
  'A page from an outside service, shown inside this page: a calendar, a form, a video.',
  ['service'],
  {
    ...blockBase,
    service: text('Name of a service declared under `services`.', { format: 'service' }),
    load: loads,
    height: frameHeight(
      'EmbedHeight',
      'Height in pixels. Omit it for a video, which keeps the shape given by `aspect`.',
    ),
    aspect: choice(['16/9', '4/3', '1/1', '9/16'], 'Shape of a frame without a `height`.', {
      default: '16/9',
    }),
    image: {
      ...image,
      description:
        'A still of a video, shown until the visitor plays it, with a note below it about whose page it is. For a frame without a `height` that waits for a click.',
    },
    loading: text('Shown until the service responds. Default: `loading` of `site.words`.', {
      $comment: 'Not in the HTML: it appears when the service is loaded.',
    }),
  },
  {
    purpose: 'pictures, sound and services',
    synonyms:
      'video youtube vimeo iframe html code script widget newsletter signup subscribe chat frame external social instagram',
  },
)

export type EmbedProps = BlockProps<typeof schema>
