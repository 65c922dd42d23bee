import { copySet, plainUrl } from '../../../schema/imageCopies.ts'
import type { ImageSource } from '../../../schema/values.ts'

/** Width of a picture in running text. */
const sizes = 'auto, (min-width: 42em) 38rem, 90vw'

/** The HTML of a picture in a text, with the copies that a build makes: what `src/site/ui/Picture.tsx` renders elsewhere. */
export function writePicture(image: ImageSource, alt: string): string {
  const { src, width, height, copies } = image
  const sources = [
    src.endsWith('.svg') && {
      media: '(prefers-reduced-motion: reduce)',
      srcset: `${src}#still`,
    },
    copies !== undefined && { type: 'image/avif', srcset: copySet(copies, image, 'avif'), sizes },
  ]
  const choice = copies !== undefined && { srcset: copySet(copies, image, 'webp'), sizes }
  const picture = { loading: 'lazy', ...choice, src: plainUrl(image), width, height, alt }
  const written = sources.flatMap((source) => (source ? [writeTag('source', source)] : []))
  return `<picture>${written.join('')}${writeTag('img', picture)}</picture>`
}

function writeTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(String(value))}"`)
  return `<${name}${written.join('')}>`
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
