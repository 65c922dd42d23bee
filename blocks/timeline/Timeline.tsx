import type { CSSProperties } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space } from '../../src/site/theme/tokens.ts'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import type { TimelineProps } from './schema.ts'

/** More events than that are in rows of three. */
const mostAcross = 4

export function Timeline({ layout, items, actions, ...base }: TimelineProps) {
  const isAcross = layout === 'across'
  const Title = titleTag(base.heading)
  return (
    <Section
      {...base}
      layout={isAcross ? 'stack' : 'split'}
      aside={isAcross && actions ? <Actions actions={actions} first="secondary" /> : undefined}
    >
      <Events
        data-layout={layout}
        data-rows={items.length > mostAcross ? 'many' : 'one'}
        data-years={items.every(({ year }) => year.length < 5) ? 'short' : 'long'}
        style={{ '--count': items.length } as CSSProperties}
      >
        {items.map(({ year, title, description }, index) => (
          <li key={index} style={{ '--index': index } as CSSProperties}>
            <Year>{year}</Year>
            <div>
              <Title>{title}</Title>
              <Paragraph html={description} />
            </div>
          </li>
        ))}
      </Events>
      {isAcross ? null : <Actions actions={actions} />}
    </Section>
  )
}

const draw = keyframes`
  from { transform: scaleY(0); }
`

const line = '3px'

/** Each event has its part of the line above it, and all of them its colors together. */
const inRows = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-flow: row;
  row-gap: ${space[10]};

  &::before,
  &::after {
    display: none;
  }
  li::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[4]}) calc(-1 * ${space[4]}) auto 0;
    height: ${line};
    background: linear-gradient(90deg, ${color.first}, ${color.second} 52%, ${color.third})
      calc(100% * var(--index) / (var(--count) - 1)) / calc(100% * var(--count));
  }
  li:nth-child(3n)::after {
    inset-inline-end: 0;
  }
`

const Events = styled.ol`
  position: relative;
  display: grid;
  gap: clamp(${space[5]}, 5vw, ${space[8]});
  padding-inline-start: clamp(${space[3]}, 4vw, ${space[6]});

  /* A faint line of full length, and over it a strong line up to the current scroll position. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: ${space[1]};
    inset-inline-start: 0;
    width: ${line};
    border-radius: ${radius.pill};
    background: ${color.line};
  }
  &::after {
    background: linear-gradient(${color.first}, ${color.second} 52%, ${color.third});
    transform-origin: top;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};

    ${media.wide} {
      grid-template-columns: minmax(min-content, 3fr) minmax(0, 8fr);
    }
  }

  /* The event's own mark, a short bar across the line. */
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * clamp(${space[3]}, 4vw, ${space[6]}));
    top: calc(${space[2]} + 0.2rem);
    width: clamp(${space[1]}, 2vw, ${space[3]});
    height: ${line};
    border-radius: ${radius.pill};
    background: ${color.ink};
  }

  h2 {
    ${mixin.heading}
  }
  &[data-years='short'] :is(h2, h3) {
    padding-top: 0.3rem;
  }
  &[data-years='long'] li::before {
    top: 0.8rem;
  }
  :is(h2, h3) + p {
    margin-top: ${space[1]};
  }

  ${media.cards} {
    &[data-layout='across'] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: ${space[4]};
      padding: ${space[4]} 0 0;

      &::before,
      &::after {
        inset: 0 0 auto;
        width: auto;
        height: ${line};
      }
      &::after {
        background: linear-gradient(90deg, ${color.first}, ${color.second} 52%, ${color.third});
      }
      li {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }
      li::before {
        inset-inline-start: 0;
        top: calc(-1 * ${space[4]});
        width: ${line};
        height: ${space[2]};
      }
      &[data-rows='many'] {
        ${inRows}
      }
    }
  }

  ${media.motion} {
    @supports (animation-timeline: view()) {
      &[data-layout='down']::after {
        animation: ${draw} linear both;
        animation-timeline: view();
        animation-range: entry 30% exit 10%;
      }
    }
  }

  ${media.forcedColors} {
    &::before,
    li::before {
      background: CanvasText;
    }
  }
`

const Year = styled.p`
  color: ${color.ink};
  ${mixin.number}
  text-wrap: balance;
  overflow-wrap: break-word;

  /* Dates in words are as large as the titles of their events. */
  [data-years='long'] & {
    color: ${color.accent};
    ${mixin.heading}
  }
`
