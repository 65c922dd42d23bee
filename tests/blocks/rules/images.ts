import { selectorOf } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

export const images: PageRule = {
  name: 'images',
  says: 'Every image says how large it is and what it shows, and every drawing is named or hidden from readers.',
  why: 'The page would jump when the image arrives, and who cannot see it would hear its file name.',
  mend: 'Use the shape `image` and write `width`, `height` and `alt`; a decoration has `alt=""` or `aria-hidden`.',
  inPage({ main }) {
    const pictures = [...main.querySelectorAll('img')].flatMap((image): Found[] => {
      const at = selectorOf(image)
      const { width, height } = image.attributes as NamedNodeMap & Record<string, Attr | undefined>
      return [
        ...(width && height ? [] : [{ at, what: 'The image has no `width` and `height`.' }]),
        ...(image.hasAttribute('alt') ? [] : [{ at, what: 'The image has no `alt`.' }]),
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
      ...drawings.map((drawing) => ({
        at: selectorOf(drawing),
        what: 'The drawing has neither a name nor `aria-hidden`.',
      })),
    ]
  },
}
