import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { Recording } from '../../schema/values.ts'
import { color, media, radius } from '../../src/site/theme/tokens.ts'
import type { CallSampleProps } from './schema.ts'
import { voicesOf } from './voicesOf.ts'

interface TrackProps {
  readonly recording: Recording
  readonly lines: readonly CallSampleProps['lines'][number][]
  readonly label: string
}

/**
 * A slider over the drawing of a recording, in the colors `--agent` and `--caller` of who is speaking. `page.ts` sets `--at`, the
 * share that was played.
 */
export function Track({ recording: { seconds, wave }, lines, label }: TrackProps) {
  const style: Record<`--${string}`, string> = { '--voices': voicesOf(lines, seconds) }
  if (wave !== undefined) style['--wave'] = `url(${wave})`
  return (
    <Sound style={style as CSSProperties}>
      <i aria-hidden="true" />
      <input type="range" max={seconds} step="0.1" defaultValue="0" autoComplete="off" aria-label={label} />
    </Sound>
  )
}

const playhead = `
  width: 3px;
  height: var(--tall);
  border: 0;
  border-radius: 2px;
  background: ${color.ink};
`

const Sound = styled.span`
  --tall: clamp(5.5rem, 10vw, 9rem);

  display: grid;
  grid-column: 1 / -1;
  border-radius: ${radius.small};

  > * {
    grid-area: 1 / 1;
    width: 100%;
    height: var(--tall);
    margin: 0;
  }

  /* Bright as far as it was played. Without a drawing, a line. */
  > i {
    --share: calc(100% * var(--at, 0));

    background:
      linear-gradient(color-mix(in srgb, ${color.night} 45%, transparent) 0 0) right / calc(100% - var(--share)) no-repeat,
      var(--voices);
    mask: var(--wave, linear-gradient(#0000 45%, #000 0 55%, #0000 0)) 0 / 100% 100%;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
  input {
    position: relative;
    appearance: none;
    outline: 0;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    ${playhead}
  }
  input::-moz-range-thumb {
    ${playhead}
  }

  ${media.forcedColors} {
    border: 1px solid;

    > i {
      forced-color-adjust: none;
      background:
        linear-gradient(CanvasText 0 0) right / calc(100% - var(--share)) no-repeat,
        Highlight;
    }
  }
`
