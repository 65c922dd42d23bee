import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const images: PageRule = {
  name: 'images',
  says: 'Every image has a size and a text alternative, and every inline SVG has a name or is hidden from screen readers.',
  why: 'Otherwise the page jumps when the image loads, and screen readers read its file name.',
  fix: 'Use the shape `image` and render `width`, `height` and `alt`. A decoration has `alt=""` or `aria-hidden`.',
  inPage({ main }) {
    const pictures = [...main.querySelectorAll('img')].flatMap((image) => {
      const { width, height } = image.attributes as NamedNodeMap & Record<string, Attr | undefined>
      return [
        ...(width && height ? [] : [violationAt(image, 'The image has no `width` and `height`.')]),
        ...(image.hasAttribute('alt') ? [] : [violationAt(image, 'The image has no `alt`.')]),
      ]
    })
    const drawings = [...main.querySelectorAll('svg')].filter(
      (drawing) =>
        drawing.parentElement?.closest('svg') === null &&
        drawing.closest('[aria-hidden=true]') === null &&
        !drawing.matches('[aria-label], [aria-labelledby]'),
    )
    return [
      ...pictures,
      ...drawings.map((drawing) => violationAt(drawing, 'The drawing has neither a name nor `aria-hidden`.')),
    ]
  },
}
