import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { color, media, mixin, radius, text } from '../../src/site/theme/tokens.ts'
import { drawIn } from '../../src/site/ui/drawIn.ts'
import type { Drawing } from './drawingOf.ts'

/**
 * A figure as a picture: a share as a hundred dots, a change as two bars, before and after, of which the first is 100, around the clock as the hours of
 * a week. Decoration, because the figure says it all.
 */
export function FigureDrawing({ drawing }: { readonly drawing: Drawing }) {
  switch (drawing.kind) {
    case 'none':
      return null
    case 'week':
      return <Dots aria-hidden="true" data-kind="week" style={lengths({ whole: 100, rest: 0 })} />
    case 'share': {
      const dots = Math.round(drawing.percent)
      return (
        <Dots aria-hidden="true" style={lengths({ whole: dots - (dots % rows), rest: ((dots % rows) / rows) * 100 })} />
      )
    }
    case 'change': {
      const after = 100 + drawing.percent
      const largest = Math.max(100, after)
      return (
        <Bars aria-hidden="true">
          {[100, after].map((value, index) => (
            <i
              key={index}
              data-value={Math.round(Math.max(0, value))}
              style={{ '--share': Math.max(0, value) / largest } as CSSProperties}
            />
          ))}
        </Bars>
      )
    }
  }
}

/** Dots below each other, of which a hundred are twenty columns. */
const rows = 5

/** Custom properties with lengths in percent. */
function lengths(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, `${Math.round(value)}%`]))
}

const Dots = styled.span`
  --column: 5%;
  --row: 20%;
  position: relative;
  display: block;
  max-width: 14rem;
  aspect-ratio: 20 / 5;
  background: color-mix(in srgb, ${color.accent} 24%, transparent);
  mask: radial-gradient(closest-side, #000 72%, #0000 80%) 0 0 / var(--column) var(--row);

  &[data-kind='week'] {
    --column: 4.1667%;
    --row: 14.2857%;
    aspect-ratio: 24 / 7;
  }

  /* Whole columns of dots, and a part of the next one. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(${color.accent} 0 0) 0 0 / var(--whole) 100% no-repeat,
      linear-gradient(${color.accent} 0 0) 0 0 / calc(var(--whole) + var(--column)) var(--rest) no-repeat;
    ${drawIn}
  }
  &:dir(rtl) {
    scale: -1 1;
  }

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`

const Bars = styled.span`
  display: grid;
  gap: 0.375rem;
  max-width: 14rem;
  color: ${color.faint};
  font: ${text.caption};
  letter-spacing: 0;

  i {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    font-style: normal;
  }
  i::before {
    content: '';
    /* Beside the longest is room for its number. */
    width: calc((100% - 2.25rem) * var(--share));
    height: 1rem;
    border-radius: ${radius.small};
    background: color-mix(in srgb, ${color.edge} 45%, transparent);
  }
  i::after {
    content: attr(data-value);
    font-variant-numeric: tabular-nums;
  }
  i + i {
    color: ${color.ink};
  }
  i + i::before {
    background: ${color.accent};
    ${drawIn}
  }

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`
