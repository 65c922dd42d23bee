import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { loudness, type Wave } from '../theme/motif.ts'
import { color, media } from '../theme/tokens.ts'

interface WaveformProps {
  /** Number of bars. */
  readonly bars?: number
  /** Which wave: the same seed always draws the same one. */
  readonly seed?: number
  /** `aurora` runs from pink to aqua; `current` uses the text color. */
  readonly tone?: 'aurora' | 'current'
  /**
   * `live` moves as if someone were talking, after the page is painted and for less than the five seconds after which
   * readers must be able to stop it (WCAG 2.2.2); `still` does not.
   */
  readonly motion?: 'live' | 'still'
  /** `middle` grows from the middle line both ways; `swell` is louder in the middle of its length. */
  readonly shape?: 'even' | 'swell'
  readonly className?: string
}

const height = 48
/** Bars that move do so in this many groups: one composited layer each, however many bars there are. */
const groups = 4

/**
 * Every `count`-th bar, around a middle line at 0. A bar goes down, up to its other end and back, so that each has one
 * length and equal bars have equal texts, which compress well.
 */
function barsPath(group: number, count: number, wave: Wave): string {
  const parts: string[] = []
  for (let index = group; index < wave.bars; index += count) {
    const half = Math.round((loudness(index, wave) * (height - 4)) / 2)
    parts.push(`m${index === group ? group : count} 0v${half}v-${half * 2}z`)
  }
  return parts.join('')
}

/** A line of sound, where a call is happening. Decoration, hidden from assistive technology. */
export function Waveform({
  bars = 32,
  seed = 1,
  tone = 'aurora',
  motion = 'still',
  shape = 'even',
  className,
}: WaveformProps) {
  const gradient = useId()
  const isStill = motion === 'still'
  const count = isStill ? 1 : Math.min(groups, bars)
  return (
    <Line className={className} data-motion={isStill ? undefined : motion}>
      {Array.from({ length: count }, (_, group) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change places
          key={group}
          viewBox={`-.5 ${height / -2} ${bars} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {tone === 'aurora' && group === 0 ? (
            <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={bars}>
              <stop stopColor={color.pink} />
              <stop offset=".5" stopColor={color.violet} />
              <stop offset="1" stopColor={color.aqua} />
            </linearGradient>
          ) : null}
          <path
            d={barsPath(group, count, { bars, seed, shape })}
            stroke={tone === 'aurora' ? `url(#${gradient})` : undefined}
          />
        </svg>
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
  position: relative;
  display: block;
  height: 3rem;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: currentColor;
    stroke-linejoin: round;
    stroke-width: 3px;
  }
  path {
    vector-effect: non-scaling-stroke;
  }

  ${media.motion} {
    &[data-motion] > svg {
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
