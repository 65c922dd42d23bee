import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { card, color, media, mixin, radius, space } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Photo } from '../../src/site/ui/Photo.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import type { CardsProps } from './schema.ts'

export function Cards({ layout = 'grid', items, actions, ...base }: CardsProps) {
  const Title = titleTag(base.heading)
  // Four or six without pictures would leave nothing beside them but their heading.
  const isPaired = layout === 'list' && [4, 6].includes(items.length) && items.every(({ image }) => !image)
  return (
    <Section {...base} layout={layout === 'list' && !isPaired ? 'split' : 'stack'}>
      <Items
        as={layout === 'numbered' ? 'ol' : 'ul'}
        data-layout={layout}
        data-count={items.length}
        data-paired={isPaired ? '' : undefined}
      >
        {items.map((item, index) => (
          <Item key={index}>
            {item.image ? (
              <Photo
                {...item.image}
                sizes={layout === 'list' ? '11rem' : '(min-width: 64em) 25rem, (min-width: 37.5em) 45vw, 90vw'}
              />
            ) : null}
            {item.icon ? <Mark body={item.icon} size={32} /> : null}
            <div>
              <Title>{item.title}</Title>
              {item.text ? <Words html={item.text} /> : null}
              <Actions actions={item.actions} first="quiet" />
            </div>
          </Item>
        ))}
      </Items>
      <Actions actions={actions} />
    </Section>
  )
}

const Mark = styled(Icon)`
  flex: none;
  color: ${color.accent};
`

const Words = styled(RichText)`
  margin-top: ${space[1]};
`

const Item = styled.li`
  border-top: 1px solid ${color.line};

  h2,
  h3 {
    ${mixin.heading}
  }
`

const Items = styled.ul`
  &[data-layout='list'] ${Item} {
    display: flex;
    flex-wrap: wrap;
    gap: clamp(${space[2]}, 3vw, ${space[4]});
    padding-block: ${space[4]};

    > div {
      flex: 1 1 10rem;
    }
    > [data-photo] {
      flex: 0 0 clamp(6rem, 30%, 11rem);
      align-self: start;
    }

    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
  ${media.desktop} {
    &[data-layout='list'][data-paired] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});

      ${Item}:nth-child(2) {
        border-top: 0;
        padding-top: 0;
      }
      ${Item}:nth-last-child(2) {
        padding-bottom: 0;
      }
    }
  }
  /* On a wide card, in two columns; the lines above the first row are cut off. */
  [data-nested] &[data-layout='list'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: ${space[4]} ${space[6]};
    clip-path: inset(0 -1rem -1rem);

    ${Item} {
      position: relative;
      align-items: center;
      padding-block: 0;
      border-top: 0;
    }
    ${Item}::before {
      content: '';
      position: absolute;
      inset: calc(${space[4]} / -2) 0 auto;
      border-top: 1px solid ${color.line};
    }
  }

  /* Two tiles in a row, one of them wide, in turn. */
  &[data-layout='bento'] {
    display: grid;
    gap: ${space[3]};

    ${Item} {
      display: grid;
      gap: ${space[3]};
      align-content: space-between;
      min-height: clamp(11rem, 17vw, 15rem);
      padding: clamp(${space[3]}, 3vw, ${space[4]});
      border: 0;
      border-radius: ${radius.card};
      background: ${card.fill};
      box-shadow: ${card.line}, ${card.edge};
      ${mixin.outlined}
    }
    ${Item}:nth-child(4n + 1) {
      background: ${color.accentSoft};
    }
    ${media.wide} {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      ${Item}:is(:nth-child(4n + 1), :nth-child(4n)) {
        grid-column: span 2;
      }
      ${Item}:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }

  &[data-layout='numbered'] {
    display: grid;
    gap: ${space[5]} clamp(${space[4]}, 5vw, ${space[8]});
    counter-reset: step;

    /* What is higher than its neighbors has the rest of its height below the words. */
    ${Item} {
      display: grid;
      grid-template: repeat(2, auto) 1fr / auto minmax(0, 1fr);
      gap: 0 ${space[3]};
      align-items: start;
      align-content: start;
      padding-top: ${space[3]};
      counter-increment: step;

      > * {
        grid-column: 2;
      }
      > svg {
        margin-bottom: ${space[2]};
      }
      &::before {
        content: counter(step);
        grid-row: 1 / span 3;
        min-width: 1.15ch;
        color: ${color.accent};
        ${mixin.bigNumber}
        line-height: 0.8;
        font-variant-numeric: tabular-nums;
      }
    }
    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      &[data-count='3'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    /* Three are too narrow for a figure beside the words. */
    ${media.wide} {
      ${media.upToDesktop} {
        &[data-count='3'] ${Item} {
          grid-template: none / minmax(0, 1fr);

          > * {
            grid-column: 1;
          }
          &::before {
            grid-row: auto;
            margin-bottom: ${space[3]};
          }
        }
      }
    }
  }

  &[data-layout='grid'] {
    display: grid;
    gap: ${space[6]} clamp(${space[3]}, 3vw, ${space[5]});

    ${media.tablet} {
      --columns: 2;
      /* A little less than an equal share, or rounding could remove a column. Larger text has fewer columns. */
      grid-template-columns: repeat(auto-fit, minmax(max(11rem, 100% / var(--columns) - ${space[5]}), 1fr));

      &[data-count='3'] {
        --columns: 1;
      }
    }
    ${media.wide} {
      &[data-count='3'] {
        --columns: 3;
      }
    }
    ${media.desktop} {
      &:not([data-count='2']) {
        --columns: 3;
      }
      &:is([data-count='4'], [data-count='8']) {
        --columns: 4;
      }
    }

    ${Item} {
      display: grid;
      gap: ${space[3]};
      align-content: start;
      padding-top: ${space[3]};
    }
    ${Item}:has(> [data-photo]) {
      padding-top: 0;
      border-top: 0;
    }
  }
`
