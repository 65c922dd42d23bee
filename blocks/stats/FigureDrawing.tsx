import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { color, media, mixin, radius } from '../../src/site/theme/tokens.ts'
import { drawIn } from '../../src/site/ui/drawIn.ts'
import type { Drawing } from './drawingOf.ts'

/**
 * A figure as a picture: a share as a hundred dots, a change as two bars, before and after, around the clock as the hours of
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
            <i key={index} style={lengths({ length: (100 * Math.max(0, value)) / largest })} />
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
    /* As high as a hundred dots. */
    width: 85.71%;
    max-width: 12rem;
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

  i {
    width: var(--length);
    height: 0.75rem;
    border-radius: ${radius.small};
    background: ${color.edge};
    opacity: 0.45;
  }
  i + i {
    background: ${color.accent};
    opacity: 1;
    ${drawIn}
  }

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`
