import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, text } from '../../schema/fields.ts'
import { blockBase } from '../../schema/shapes.ts'

export const schema = block(
  'embed',
  'A page from an outside service, shown inside this page: a calendar, a form, a video.',
  ['service'],
  {
    ...blockBase,
    service: text('Name of a service declared under `services`.', { format: 'service' }),
    height: group(
      'EmbedHeight',
      'Height in pixels. Omit it for a video, which keeps the shape given by `aspect`.',
      ['mobile', 'desktop'],
      {
        mobile: {
          type: 'integer',
          minimum: 100,
          maximum: 3000,
          description: 'On screens of up to 768 pixels.',
        },
        desktop: {
          type: 'integer',
          minimum: 100,
          maximum: 3000,
          description: 'On wider screens.',
        },
      },
    ),
    aspect: choice(['16/9', '4/3', '1/1', '9/16'], 'Shape of a frame without a `height`.', {
      default: '16/9',
    }),
    loading: text('Shown until the service responds. Default: `loading` of `site.words`.', {
      $comment: 'Not in the HTML: it appears when the service is loaded.',
    }),
  },
)

export type EmbedProps = BlockProps<typeof schema>
