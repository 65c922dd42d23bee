import styled from 'styled-components'
import type { ImageSource } from '../../../schema/values.ts'
import { color, radius } from '../theme/tokens.ts'
import { duotone } from './duotone.ts'
import { Picture } from './Picture.tsx'

/** What an author writes about a picture that is cut to fit its place. */
export interface PhotoImage {
  readonly src: ImageSource
  /** Text alternative; empty for a decoration. */
  readonly alt: string
  /** The place that is always in sight, as an `object-position`. */
  readonly focus?: string
  readonly duotone?: boolean | undefined
}

interface PhotoProps extends PhotoImage {
  /** Rendered width, in the notation of `sizes`. */
  readonly sizes: string
}

/** A picture in the shape that all pictures of a row have: 3 to 2, cut to fit. Its element has `data-photo`. */
export function Photo({ src, alt, focus, duotone: isDuotone, sizes }: PhotoProps) {
  return (
    <Frame data-photo="" data-duotone={isDuotone ? '' : undefined}>
      <Picture image={src} alt={alt} sizes={sizes} style={{ objectPosition: focus }} />
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.raised};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${duotone}
`
