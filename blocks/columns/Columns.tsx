import styled from 'styled-components'
import { Blocks } from '../../src/runtime/BlockRenderer.tsx'
import { color, fill, media, space } from '../../src/theme/tokens.ts'
import { Card } from '../../src/ui/Card.tsx'
import { Section } from '../../src/ui/Section.tsx'
import type { ColumnsProps } from './schema.ts'

export function Columns({ items, ...base }: ColumnsProps) {
  const hasWide = items.some(({ wide }) => wide)
  return (
    <Section {...base}>
      <Board data-layout={hasWide ? 'one-wide' : 'even'} data-count={items.length}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a page never change places
          <Place key={index} data-nested="" data-wide={item.wide} data-tone={item.tone}>
            <Blocks blocks={item.blocks} />
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
  ${media.desktop} {
    &[data-layout='even'][data-count='3'],
    &[data-layout='even'][data-count='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-layout='one-wide'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      grid-auto-rows: auto 1fr;
    }
  }
`

const Place = styled(Card)`
  &[data-tone='dark'] {
    color-scheme: dark;
    background:
      ${fill.glow},
      ${color.night};
    color: ${color.soft};
  }

  ${media.desktop} {
    &[data-wide] {
      grid-column: 2;
      grid-row: 1 / span 5;
    }
    [data-layout='one-wide'] > &:not([data-wide]) {
      grid-column: 1;
    }
  }
`
