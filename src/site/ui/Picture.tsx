import { type ComponentProps, useContext } from 'react'
import { copySet, plainUrl } from '../../../schema/imageCopies.ts'
import type { ImageSource } from '../../../schema/values.ts'
import { OpeningContext } from './opening.ts'

interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'fetchPriority'> {
  readonly image: ImageSource
  /** Text alternative; empty for a decoration. */
  readonly alt: string
  /** Rendered width, in the notation of `sizes`, by which browsers choose a copy. */
  readonly sizes: string
}

/**
 * An image with reserved space. At the beginning of a page, it is fetched first, elsewhere when it comes near. An
 * animated SVG stands still if its `:target` is `#still`: for visitors who prefer reduced motion.
 */
export function Picture({ image, alt, sizes, ...rest }: PictureProps) {
  const isOpening = useContext(OpeningContext)
  const { src, width, height, copies } = image
  const isDrawing = src.endsWith('.svg')
  // Browsers know the width of an image that they fetch late.
  const choice = copies !== undefined && { sizes: isOpening ? sizes : `auto, ${sizes}` }
  return (
    <picture>
      {/* Not every browser applies the visitor's reduced motion inside a drawing, so its anchor stops the animation. */}
      {isDrawing && <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />}
      {choice && <source type="image/avif" srcSet={copySet(copies, image, 'avif')} {...choice} />}
      {/* `loading` and `fetchPriority` precede `src`: a browser that sees `src` first fetches the image at once. */}
      <img
        {...(isOpening ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(choice && { srcSet: copySet(copies, image, 'webp'), ...choice })}
        src={plainUrl(image)}
        width={width}
        height={height}
        alt={alt}
        {...rest}
      />
    </picture>
  )
}
