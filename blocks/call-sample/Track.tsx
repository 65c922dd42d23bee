import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { Recording } from '../../schema/values.ts'
import { color, fill, media, radius } from '../../src/site/theme/tokens.ts'

interface TrackProps {
  readonly recording: Recording
  readonly label: string
}

/** A slider over the drawing of a recording. `page.ts` sets `--at`, the share that was played. */
export function Track({ recording: { seconds, wave }, label }: TrackProps) {
  const style = wave === undefined ? undefined : ({ '--wave': `url(${wave})` } as CSSProperties)
  return (
    <Sound style={style}>
      <i aria-hidden="true" />
      <input type="range" max={seconds} step="0.1" defaultValue="0" autoComplete="off" aria-label={label} />
    </Sound>
  )
}

const playhead = `
  width: 3px;
  height: 3.5rem;
  border: 0;
  border-radius: 2px;
  background: ${color.ink};
`

const Sound = styled.span`
  display: grid;
  grid-column: span 2;
  border-radius: ${radius.small};

  > * {
    grid-area: 1 / 1;
    width: 100%;
    height: 3.5rem;
    margin: 0;
  }

  /* Colored as far as it was played. Without a drawing, a line. */
  > i {
    --share: calc(100% * var(--at, 0));

    background:
      linear-gradient(${color.edge} 0 0) right / calc(100% - var(--share)) no-repeat,
      ${fill.aurora};
    mask: var(--wave, linear-gradient(#0000 45%, #000 0 55%, #0000 0)) 0 / 100% 100%;

    &:dir(rtl) {
      background-position: left, 0;
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
