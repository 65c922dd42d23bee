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
   * readers must be able to stop it (WCAG 2.2.2); `busy` for as long as it is there; `still` does not.
   */
  readonly motion?: 'live' | 'busy' | 'still'
  /** `middle` grows from the middle line both ways; `swell` is louder in the middle of its length. */
  readonly shape?: 'even' | 'swell'
  readonly className?: string
}

const step = 6
const height = 48
/** Bars move in this many groups: one composited layer each, however many bars there are. */
const groups = 4

function barsPath(group: number, wave: Wave): string {
  const parts: string[] = []
  for (let index = group; index < wave.bars; index += groups) {
    const length = Math.round(loudness(index, wave) * (height - 4) * 10) / 10
    parts.push(`M${index * step + step / 2} ${Math.round((height - length) * 5) / 10}v${length}`)
  }
  return parts.join('')
}

/** The recurring motif: a line of sound. Decoration, hidden from assistive technology. */
export function Waveform({
  bars = 32,
  seed = 1,
  tone = 'aurora',
  motion = 'still',
  shape = 'even',
  className,
}: WaveformProps) {
  const gradient = useId()
  const width = bars * step
  const stroke = tone === 'aurora' ? `url(#${gradient})` : 'currentColor'
  return (
    <Line className={className} data-motion={motion === 'still' ? undefined : motion}>
      {Array.from({ length: Math.min(groups, bars) }, (_, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change places
        <svg key={group} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {tone === 'aurora' && group === 0 ? (
            <defs>
              <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
                <Stop offset="0" data-color="pink" />
                <Stop offset=".5" data-color="violet" />
                <Stop offset="1" data-color="aqua" />
              </linearGradient>
            </defs>
          ) : null}
          <path
            d={barsPath(group, { bars, seed, shape })}
            stroke={stroke}
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
    </Line>
  )
}

const Stop = styled.stop`
  &[data-color='pink'] {
    stop-color: ${color.pink};
  }
  &[data-color='violet'] {
    stop-color: ${color.violet};
  }
  &[data-color='aqua'] {
    stop-color: ${color.aqua};
  }
`

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
    stroke-linecap: round;
    stroke-width: var(--bar, 3px);
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
    &[data-motion='busy'] > svg {
      animation-iteration-count: infinite;
    }
  }
`
