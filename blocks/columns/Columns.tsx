import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { Blocks } from '../../src/site/runtime/BlockRenderer.tsx'
import { color, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { ColumnsProps } from './schema.ts'

export function Columns({ items, ...base }: ColumnsProps) {
  const narrow = items.filter(({ wide }) => !wide).length
  const layout = narrow < items.length ? 'one-wide' : 'even'
  return (
    <Section {...base}>
      <Board
        data-layout={layout}
        data-count={items.length}
        style={{ '--narrow': Math.max(1, narrow) } as CSSProperties}
      >
        {items.map((item, index) => (
          <Place
            key={index}
            data-nested=""
            data-wide={item.wide}
            data-tone={item.tone}
            data-picture={item.image && (item.blocks ? 'above' : 'alone')}
          >
            {item.image ? (
              <Picture image={item.image.src} alt={item.image.alt} sizes="(min-width: 48em) 40rem, 95vw" />
            ) : null}
            {item.blocks ? <Blocks blocks={item.blocks} /> : null}
          </Place>
        ))}
      </Board>
    </Section>
  )
}

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.wide} {
    &[data-layout='even'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.upToDesktop} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    &[data-layout='even'][data-count='3'],
    &[data-layout='even'][data-count='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* The narrow column has room for two buttons side by side. */
    &[data-layout='one-wide'] {
      grid-template-columns: minmax(27rem, 5fr) minmax(0, 7fr);
    }
  }
`

const Place = styled(Card)`
  /* Headings inside the card are smaller than the card's own. */
  && :is(h3, summary) {
    font: ${text.label};
    letter-spacing: 0;
  }

  &[data-tone='dark'] {
    ${mixin.deep}
    color: ${color.soft};
  }

  &[data-picture] {
    overflow: hidden;

    > picture > img {
      --edge: clamp(${space[3]}, 3vw, ${space[4]});
      width: calc(100% + 2 * var(--edge));
      max-width: none;
      aspect-ratio: 3 / 2;
      margin: calc(-1 * var(--edge)) calc(-1 * var(--edge)) var(--edge);
      object-fit: cover;
    }
  }
  &[data-picture='alone'] {
    padding: 0;

    > picture > img {
      width: 100%;
      height: 100%;
      margin: 0;
    }
  }

  ${media.desktop} {
    &[data-wide] {
      grid-column: 2;
      grid-row: 1 / span var(--narrow);
    }
    [data-layout='one-wide'] > &:not([data-wide]) {
      grid-column: 1;
    }
  }
`
