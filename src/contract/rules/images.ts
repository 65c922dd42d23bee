import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const images: PageRule = {
  name: 'images',
  says: 'Every image has a size, and every inline SVG has a name or is hidden from screen readers.',
  why: 'Otherwise the page jumps when the image loads, and screen readers announce a picture without saying what it shows.',
  fix: 'Use the shape `image` and render `width` and `height`. A decoration has `aria-hidden`.',
  inPage({ main }) {
    const unsized = [...main.querySelectorAll('img:not([width][height])')]
    const drawings = [...main.querySelectorAll('svg')].filter(
      (drawing) =>
        drawing.parentElement?.closest('svg') === null &&
        drawing.closest('[aria-hidden=true]') === null &&
        !drawing.matches('[aria-label], [aria-labelledby]'),
    )
    return [
      ...unsized.map((image) => violationAt(image, 'The image has no `width` and `height`.')),
      ...drawings.map((drawing) => violationAt(drawing, 'The drawing has neither a name nor `aria-hidden`.')),
    ]
  },
}
