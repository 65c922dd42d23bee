import styled from 'styled-components'
import { color, glowOn, media, radius, shadow, space, text } from '../theme/tokens.ts'
import type { BackdropProps } from './Backdrop.tsx'
import { duotone } from './duotone.ts'
import { Picture } from './Picture.tsx'

interface IllustrationProps extends Omit<BackdropProps, 'words'> {
  /** `split`: half of the section around it, up to the edge of the screen, where that is wide. */
  readonly shape?: 'framed' | 'split'
  /** Rendered width, in the notation of `sizes`. */
  readonly sizes: string
  /** Text that is shown if the image fails to load. */
  readonly missing: string
}

/** A drawing or photograph with a background of its own, so that it fits on any other. */
export function Illustration({ src, alt, focus, duotone: isDuotone, shape, sizes, missing }: IllustrationProps) {
  return (
    <Frame
      data-part="picture"
      data-shape={shape === 'split' ? shape : undefined}
      data-format={src.height > src.width ? 'tall' : undefined}
      data-duotone={isDuotone ? '' : undefined}
      style={{ aspectRatio: `${src.width} / ${src.height}` }}
    >
      <Picture image={src} alt={alt} sizes={sizes} style={{ objectPosition: focus }} data-missing={missing} />
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
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${space[3]};
    background: ${glowOn(color.surface)};
  }

  &[data-shape='split'] {
    border-radius: 0;
    box-shadow: none;

    ${media.narrow} {
      margin-inline: calc(-1 * ${space.gutter});
    }
    ${media.wide} {
      position: absolute;
      inset-block: var(--header-height) 0;
      inset-inline: 52% 0;
      aspect-ratio: auto !important;
    }
  }
  /* A plain section below begins without padding. */
  [data-tone='plain'] &[data-shape='split'] {
    bottom: ${space[4]};
  }
  ${duotone}
`
