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
                <span>{item.value}</span>
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

/** Figures below each other, each with its label and drawing beside it. */
const inLines = css`
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  row-gap: ${space[3]};

  > div {
    grid-template: auto 1fr / subgrid;
    grid-column: 1 / -1;
    grid-row: auto;

    dt {
      grid-area: 1 / 2;
      margin-top: 0;
      padding-bottom: 0;
      container-type: inline-size;
    }
    /* Large text takes the place of the icon. */
    @container (width < 7em) {
      dt svg {
        display: none;
      }
    }
    dd {
      display: contents;
    }
    dd > :first-child {
      grid-row: 1 / span 2;
      font: ${text.number};
    }
    dd > [aria-hidden] {
      grid-area: 2 / 2;
      margin-top: ${space[1]};
    }
  }
`

/**
 * Two columns, or one if the text is too large for two. Three or five figures are lines or one row, so that no figure is
 * alone in a row. Labels are level, but one without a drawing is below its figure.
 */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: 0 clamp(${space[2]}, 4vw, ${space[6]});

  ${media.narrow} {
    &[data-layout='row'][data-count='3'] {
      ${inLines}
    }
  }
  ${media.upToDesktop} {
    &[data-layout='row'][data-count='5'] {
      ${inLines}
    }
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
  &[data-layout='lead'] {
    row-gap: ${space[4]};
  }
  ${media.wide} {
    &&[data-layout='lead'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 8vw, ${space[12]});

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
  display: grid;
  align-content: start;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  [data-layout='row'] > & {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  [data-layout='row'] > & > dt {
    padding-bottom: ${space[4]};
  }
  [data-layout='row']:has([aria-hidden]) > &:not(:has([aria-hidden])) {
    grid-template-rows: auto 1fr;
  }

  dt {
    grid-row: 2;
    display: flex;
    gap: 0.5em;
    align-items: start;
    margin-top: ${space[2]};
    font: ${text.body};
  }

  dd {
    grid-row: 1;
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
  dd > [aria-hidden] {
    margin-top: ${space[3]};
  }

  dt svg {
    flex: none;
    margin-top: 0.125em;
  }

  /* The icon and what is drawn have one color. */
  ${tints.map(
    (name) => css`
      &[data-color='${name}'] {
        --color-accent: ${color[`${name}Text`]};

        dt svg {
          color: ${color.accent};
        }
      }
    `,
  )}
`

const Source = styled(SmallPrint)`
  margin-top: ${space[3]};
`
