import styled, { keyframes } from 'styled-components'
import { color, media } from '../../src/theme/tokens.ts'
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
  --high: ${color.violet};
  --side: ${color.pink};
  --low: ${color.aqua};

  &[data-color='pink'] {
    --high: ${color.pink};
    --side: ${color.violet};
    --low: ${color.pink};
  }
  &[data-color='violet'] {
    --side: ${color.violet};
    --low: ${color.pink};
  }
  &[data-color='aqua'] {
    --high: ${color.aqua};
    --side: ${color.violet};
  }

  > span {
    position: absolute;
    inset: 0 -15%;
    will-change: transform;
  }
  > :nth-child(1) {
    background:
      radial-gradient(42% 75% at 74% 8%, color-mix(in srgb, var(--high) 46%, transparent), transparent),
      radial-gradient(34% 63% at 92% 80%, color-mix(in srgb, var(--side) 30%, transparent), transparent),
      radial-gradient(46% 60% at 40% 119%, color-mix(in srgb, var(--low) 17%, transparent), transparent);
  }
  > span::before {
    position: absolute;
    inset: 0;
    opacity: 0.5;
    background: linear-gradient(
      96deg,
      transparent 34%,
      var(--side) 50%,
      var(--high) 64%,
      var(--low) 82%,
      transparent 96%
    );
    mask-composite: intersect;
  }
  > :nth-child(2)::before {
    content: '';
    mask-image:
      radial-gradient(44% 51% at 70% 35%, #000, transparent),
      repeating-linear-gradient(
        101deg,
        rgb(0 0 0 / 0.12) 0,
        #000 34px,
        rgb(0 0 0 / 0.3) 78px,
        rgb(0 0 0 / 0.85) 120px,
        rgb(0 0 0 / 0.12) 190px
      );
  }
  > :nth-child(3)::before {
    content: '';
    mask-image:
      radial-gradient(40% 39% at 80% 62%, #000, transparent),
      repeating-linear-gradient(
        94deg,
        rgb(0 0 0 / 0.1) 0,
        #000 52px,
        rgb(0 0 0 / 0.25) 96px,
        rgb(0 0 0 / 0.1) 230px
      );
  }

  ${media.print} {
    display: none;
  }
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
