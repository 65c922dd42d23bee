import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, list, text } from '../../schema/fields.ts'
import { actions, blockBase, sample } from '../../schema/shapes.ts'

const named = { $comment: 'Not in the HTML as text: it names a button with an icon.' }

export const schema = block(
  'gallery',
  'A grid of pictures. Each opens large, and from there the next and the previous one.',
  ['pictures'],
  {
    ...blockBase,
    pictures: list(
      'The pictures, in order.',
      group('GalleryPicture', 'One picture.', ['src', 'alt'], {
        src: text('Path under `public`, starting with a slash: /images/hall.jpg.', {
          format: 'image',
          fills: 360,
        }),
        alt: text('What the picture shows, for people who cannot see it. It also names the link to it.', {
          minLength: 1,
        }),
        caption: text('A few words below the picture.'),
        sample,
      }),
      { minItems: 1 },
    ),
    actions,
    labels: defaults('GalleryLabels', 'Names of the buttons around a large picture.', {
      previous: text('Shows the picture before.', { default: 'Previous picture', ...named }),
      next: text('Shows the picture after.', { default: 'Next picture', ...named }),
      pictures: text('Name of the window, if the block has no heading.', { default: 'Pictures', ...named }),
    }),
  },
  {
    purpose: 'pictures, sound and services',
    synonyms:
      'image images picture pictures photo photos photo-gallery image-gallery carousel lightbox slideshow img album',
  },
)

export type GalleryProps = BlockProps<typeof schema>
