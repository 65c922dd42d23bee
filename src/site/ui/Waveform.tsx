import styled, { keyframes } from 'styled-components'
import { fill, media, mixin } from '../theme/tokens.ts'

interface WaveformProps {
  /** `aurora` has the three colors of ornaments; `current` uses the text color. */
  readonly tone?: 'aurora' | 'current'
  /**
   * `live` moves as if someone were talking, after the page is painted and for less than the five seconds after which
   * readers must be able to stop it (WCAG 2.2.2); `still` does not.
   */
  readonly motion?: 'live' | 'still'
  /** `swell` fades in and out at its ends. */
  readonly shape?: 'even' | 'swell'
  readonly className?: string
}

/** Bars that move do so in this many groups: one composited layer each, however many bars there are. */
const groups = 4

/**
 * A line of sound, where a call is happening. Decoration, hidden from assistive technology. Every wave is a mask with
 * the bars of `src/make/assets/wave.svg`; the custom property `--pitch` is the distance between two of them.
 */
export function Waveform({ tone = 'aurora', motion = 'still', shape = 'even', className }: WaveformProps) {
  return (
    <Line
      className={className}
      data-motion={motion === 'still' ? undefined : motion}
      data-shape={shape}
      data-tone={tone}
      aria-hidden="true"
    >
      {Array.from({ length: motion === 'still' ? 1 : groups }, (_, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change places
        <i key={group} />
      ))}
    </Line>
  )
}

const talk = keyframes`
  0%, 100% { transform: scaleY(1); }
  25% { transform: scaleY(.68); }
  50% { transform: scaleY(.94); }
  75% { transform: scaleY(.5); }
`

const Line = styled.span`
  --pitch: 0.5rem;

  position: relative;
  display: block;
  height: 3rem;

  &[data-shape='swell'] {
    mask: linear-gradient(90deg, transparent, #000 16% 84%, transparent);
  }
  > i {
    position: absolute;
    inset: 0;
    background: ${fill.aurora};
    mask: url(/wave.svg) 0 / calc(64 * var(--pitch)) 100%;
  }
  &[data-tone='current'] > i {
    background: currentColor;
  }

  /* Each group shows every fourth bar. */
  > i + i,
  > i:has(+ i) {
    mask-image:
      url(/wave.svg),
      linear-gradient(90deg, #000 25%, transparent 0);
    mask-position: 0, calc(var(--group, 0) * var(--pitch));
    mask-size: calc(64 * var(--pitch)) 100%, calc(4 * var(--pitch)) 100%;
    mask-composite: intersect;
  }
  > :nth-child(2) {
    --group: 1;
  }
  > :nth-child(3) {
    --group: 2;
  }
  > :nth-child(4) {
    --group: 3;
  }

  ${mixin.screenOnly}

  ${media.motion} {
    &[data-motion] > i {
      animation: ${talk} 1.9s ease-in-out 0.6s 2;

      &:nth-child(2) {
        animation-duration: 2.2s;
      }
      &:nth-child(3) {
        animation-duration: 1.6s;
      }
      &:nth-child(4) {
        animation-duration: 2.1s;
      }
    }
  }
`
