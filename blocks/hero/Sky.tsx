import styled, { keyframes } from 'styled-components'
import { color, media, mixin } from '../../src/site/theme/tokens.ts'
import type { HeroProps } from './schema.ts'

interface SkyProps {
  readonly lead: HeroProps['color']
  /** Only the glow, behind something to use. */
  readonly isCalm: boolean
}

/**
 * The aurora: a glow and two curtains of rays that drift against each other. Each curtain is painted once, and only
 * its layer moves. All begin at the top of the section: whatever makes it taller, such as a late typeface, moves none.
 */
export function Sky({ lead, isCalm }: SkyProps) {
  return (
    <Aurora aria-hidden="true" data-color={lead}>
      <span />
      {isCalm ? null : (
        <>
          <span />
          <span />
        </>
      )}
    </Aurora>
  )
}

const drift = keyframes`
  50% { transform: translate3d(6%, 6%, 0) scale(1.14); }
`

const Aurora = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  --high: ${color.second};
  --side: ${color.first};
  --low: ${color.third};

  &[data-color='first'] {
    --high: ${color.first};
    --side: ${color.second};
    --low: ${color.first};
  }
  &[data-color='second'] {
    --side: ${color.second};
    --low: ${color.first};
  }
  &[data-color='third'] {
    --high: ${color.third};
    --side: ${color.second};
  }

  > span {
    position: absolute;
    inset: 0 -15%;
    will-change: transform;
  }
  /* Each light is a tile of its own size, so that no time goes into transparent pixels. */
  > :nth-child(1) {
    background:
      radial-gradient(closest-side, color-mix(in srgb, var(--high) 46%, transparent), transparent) 200% 134% / 84% 150%,
      radial-gradient(closest-side, color-mix(in srgb, var(--side) 30%, transparent), transparent) 181% -65% / 68% 126%,
      radial-gradient(closest-side, color-mix(in srgb, var(--low) 17%, transparent), transparent) -75% -295% / 92% 120%;
    background-repeat: no-repeat;
  }
  > span + span::before {
    content: '';
    position: absolute;
    opacity: 0.5;
    background: linear-gradient(
      96deg,
      transparent 10%,
      var(--side) 32%,
      var(--high) 51%,
      var(--low) 76%,
      transparent 95%
    );
    mask-composite: intersect;
  }
  > :nth-child(2)::before {
    inset: 0 0 14% 26%;
    mask-image:
      radial-gradient(60% 60% at 60% 40%, #000, transparent),
      repeating-linear-gradient(
        101deg,
        #0002 0,
        #000 34px,
        #0005 78px,
        #000d 120px,
        #0002 190px
      );
  }
  > :nth-child(3)::before {
    inset: 23% 0 0 40%;
    mask-image:
      radial-gradient(66% 50% at 66% 50%, #000, transparent),
      repeating-linear-gradient(
        94deg,
        #0002 0,
        #000 52px,
        #0004 96px,
        #0002 230px
      );
  }

  ${mixin.screenOnly}
  ${media.narrow} {
    > :nth-child(3) {
      display: none;
    }
  }
  ${media.motion} {
    > span {
      animation: ${drift} 4.4s ease-in-out 0.6s;
    }
    > :nth-child(2) {
      animation-duration: 3.6s;
    }
  }
`
