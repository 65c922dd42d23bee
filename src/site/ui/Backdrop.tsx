import styled from 'styled-components'
import { color, fill, media, mixin } from '../theme/tokens.ts'
import { duotone } from './duotone.ts'
import type { PhotoImage } from './Photo.tsx'
import { Picture } from './Picture.tsx'

export interface BackdropProps extends PhotoImage {
  /** Where the words over a wide picture are. Default: anywhere. */
  readonly words?: 'start'
}

/** A picture behind the words of a section with the dark scheme. Its scrim makes them readable on any picture. */
export function Backdrop({ src, alt, focus, duotone: isDuotone, words }: BackdropProps) {
  return (
    <Layer data-duotone={isDuotone ? '' : undefined} data-words={words}>
      <Picture image={src} alt={alt} sizes="100vw" style={{ objectPosition: focus }} />
    </Layer>
  )
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.night};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${duotone}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${fill.scrim};
  }
  /* Words at the start leave the rest of a wide picture to itself, except below the header. */
  ${media.desktop} {
    &[data-words='start']::after {
      background:
        linear-gradient(${fill.scrim} var(--header-height), transparent calc(2 * var(--header-height))),
        linear-gradient(90deg, ${fill.scrim} 58%, color-mix(in srgb, ${color.night} 12%, transparent));
    }
    &[data-words='start']:dir(rtl)::after {
      scale: -1 1;
    }
  }

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`
