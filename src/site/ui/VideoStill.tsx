import play from 'icon:player-play-filled'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { ImageSource } from '../../../schema/values.ts'
import { color, duration, ease, media, mixin, radius, shadow, space } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'

export interface VideoImage {
  readonly src: ImageSource
  readonly alt: string
}

interface VideoStillProps {
  readonly image: VideoImage
  /** Width to height. Default: that of the image. */
  readonly aspect?: string | undefined
  /** A link or button with the look `playMixin`. */
  readonly children: ReactNode
}

/** A still from a video with a play button over it. The whole picture is clickable. */
export function VideoStill({ image, aspect, children }: VideoStillProps) {
  const { width, height } = image.src
  return (
    <Screen style={{ aspectRatio: aspect ?? `${width} / ${height}` }}>
      <Picture image={image.src} alt={image.alt} sizes="(min-width: 85.5rem) 77rem, 90vw" />
      <Label>
        <Disc>
          <Icon body={play} size={28} />
        </Disc>
        {children}
      </Label>
    </Screen>
  )
}

/** The look of the control of a still: its label beside the disc. */
export const playMixin = css`
  min-height: 2.75rem;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.forcedColors} {
    &::after {
      border: 1px solid;
      border-radius: ${radius.card};
    }
  }
`

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 13%;
  min-width: 3rem;
  max-width: 5.5rem;
  aspect-ratio: 1;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.night};
  transition:
    transform ${duration.calm} ${ease.spring},
    box-shadow ${duration.calm} ${ease.out};
`

const Screen = styled.div`
  color-scheme: dark;
  position: relative;
  display: grid;
  isolation: isolate;
  overflow: clip;
  border-radius: ${radius.card};
  background: ${color.night};
  box-shadow: ${shadow.lifted};

  [data-nested] & {
    width: 100%;
  }

  > *,
  img {
    grid-area: 1 / 1;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }

  ${media.hover} {
    &:hover ${Disc} {
      box-shadow: 0 0 0 8px color-mix(in srgb, ${color.ink} 22%, transparent);
    }
  }
  ${media.motion} {
    img {
      transition: transform ${duration.slow} ${ease.out};
    }
    ${media.hover} {
      &:hover img {
        transform: scale(1.02);
      }
    }
  }
`

const Label = styled.div`
  z-index: 1;
  display: flex;
  align-items: center;
  align-self: end;
  gap: ${space[2]};
  padding: 12% 5% 5%;
  background: linear-gradient(to top, color-mix(in srgb, ${color.night} 80%, transparent) 35%, transparent);
  color: ${color.ink};
  ${mixin.strongSmall}
  text-wrap: balance;

  ${mixin.screenOnly}
  &:has([data-needs-script]) {
    ${mixin.scriptOnly}
  }
`
