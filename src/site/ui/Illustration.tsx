import styled from 'styled-components'
import type { ImageSource } from '../../../schema/values.ts'
import { color, glowOn, radius, shadow, space, text } from '../theme/tokens.ts'
import { Picture } from './Picture.tsx'

interface IllustrationProps {
  readonly src: ImageSource
  /** Text alternative. */
  readonly alt: string
  /** Rendered width, in the notation of `sizes`. */
  readonly sizes: string
  /** Text that is shown if the image fails to load. */
  readonly missing: string
}

/** A drawing or photograph with a background of its own, so that it fits on any other. */
export function Illustration({ src, alt, sizes, missing }: IllustrationProps) {
  return (
    <Frame data-part="picture" style={{ aspectRatio: `${src.width} / ${src.height}` }}>
      <Picture image={src} alt={alt} sizes={sizes} data-missing={missing} />
    </Frame>
  )
}

/** Uses the visitor's color scheme, like the drawing, even inside a dark section. */
const Frame = styled.div`
  color-scheme: light dark;
  position: relative;
  overflow: hidden;
  border-radius: calc(${radius.card} * 1.4);
  background: ${color.surface};
  color: ${color.soft};
  font: ${text.small};
  box-shadow: ${shadow.float};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* Drawn only for a picture that did not arrive, over its alt text. */
  img::after {
    content: attr(data-missing);
    font: ${text.small};
  }

  img::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${space[3]};
    background: ${glowOn(color.surface)};
  }
`
