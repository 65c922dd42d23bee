import styled, { css } from 'styled-components'
import { color, media, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { drawingOf } from './drawingOf.ts'
import { FigureDrawing } from './FigureDrawing.tsx'
import type { StatsProps } from './schema.ts'

export function Stats({ layout = 'row', items, source, ...base }: StatsProps) {
  return (
    <Section {...base}>
      <div>
        <Figures
          data-figures={items.some(({ value }) => value.length > 5) ? 'long' : 'short'}
          data-count={items.length}
          data-layout={isShort(items) ? layout : 'row'}
        >
          {items.map((item, index) => (
            <Figure key={index} data-color={item.color}>
              <dt>
                {item.icon ? <Icon body={item.icon} size={22} /> : null}
                {item.label}
              </dt>
              <dd>
                {item.value}
                <FigureDrawing drawing={drawingOf(item)} />
              </dd>
            </Figure>
          ))}
        </Figures>
        <Paragraph html={source} as={Source} />
      </div>
    </Section>
  )
}

/** Whether the first figure can be several times as large as the others. */
function isShort([first, ...others]: StatsProps['items']): boolean {
  return others.length > 0 && (first?.value.length ?? 0) <= 4
}

/**
 * Two columns, or one if the text is too large for two. Three or five figures are in one column or in one row, so that
 * no figure is alone in a row.
 */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${space[6]} clamp(${space[2]}, 4vw, ${space[6]});

  &:is([data-count='3'], [data-count='5']) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[4]};
  }
  ${media.tablet} {
    &:is([data-count='3'], [data-count='6']) {
      grid-template-columns: repeat(auto-fit, minmax(max(10rem, 25%), 1fr));
    }
  }
  ${media.desktop} {
    &&:not([data-layout='lead']) {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
  ${media.wide} {
    &&[data-layout='lead'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${space[4]} clamp(${space[6]}, 8vw, ${space[12]});

      > :first-child {
        grid-row: 1 / span 5;

        dd {
          font-size: clamp(6rem, 17vw, 15rem);
          line-height: 0.85;
        }
      }
    }
  }
`

const tints = ['first', 'second', 'third'] as const

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  dt {
    display: flex;
    gap: 0.5em;
    align-items: center;
    margin-top: ${space[2]};
    font: ${text.body};
  }

  dd {
    color: ${color.ink};
    font: ${text.bigNumber};
    font-variant-numeric: lining-nums;
    letter-spacing: ${tracking.tight};
    white-space: nowrap;
  }

  [data-figures='long'] > & dd {
    font: ${text.number};
    white-space: normal;
  }

  dd > span {
    margin-top: ${space[3]};
  }

  dt svg {
    flex: none;
  }

  ${tints.map(
    (name) => css`
      &[data-color='${name}'] {
        dt svg {
          color: ${color[`${name}Text`]};
        }
      }
    `,
  )}
`

const Source = styled(SmallPrint)`
  margin-top: ${space[5]};
`
