import check from 'icon:check'
import { type CSSProperties, useId } from 'react'
import styled, { css } from 'styled-components'
import { color, duration, ease, glowOn, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { OptionCard } from '../../src/site/ui/OptionCard.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { slidingMark } from '../../src/site/ui/slidingMark.ts'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import { Details } from './Details.tsx'
import type { SelectorProps } from './schema.ts'

export function Selector({ layout, items, selectedLabel, featuresTitle, resultsTitle, ...base }: SelectorProps) {
  const name = useId()
  return (
    <Section {...base}>
      <fieldset>
        {base.heading ? <VisuallyHidden as="legend">{base.heading}</VisuallyHidden> : null}
        <Choices data-layout={layout} data-count={items.length} style={{ '--count': items.length } as CSSProperties}>
          {items.map((item, index) => (
            <Item key={item.id}>
              <Choice>
                <input type="radio" name={name} value={item.id} defaultChecked={index === 0} />
                {item.icon ? <Icon body={item.icon} size={28} /> : null}
                <Words>
                  <strong>{item.title}</strong>
                  {item.description ? <span>{item.description}</span> : null}
                </Words>
                <Mark aria-hidden="true">
                  <Icon body={check} size={16} />
                  {selectedLabel}
                </Mark>
              </Choice>
              <Panel>
                <Details item={item} featuresTitle={featuresTitle} resultsTitle={resultsTitle} />
              </Panel>
            </Item>
          ))}
        </Choices>
      </fieldset>
    </Section>
  )
}

const Item = styled.div`
  display: contents;
`

const Mark = styled.span`
  display: inline-flex;
  gap: 0.35em;
  align-items: center;
  color: ${color.accent};
  ${mixin.strongCaption}
  visibility: hidden;

  :checked ~ & {
    visibility: visible;
  }
  ${mixin.responsiveOnly}
`

const Words = styled.span`
  flex: 1 1 8rem;
  font: ${text.small};

  span {
    display: block;
  }
`

const Choice = styled(OptionCard)`
  display: flex;
  flex-wrap: wrap;
  min-height: 4.5rem;
  margin-bottom: ${space[1]};

  > svg {
    color: ${color.soft};
  }
  &:has(:checked) > svg {
    color: ${color.accent};
  }

  ${media.unresponsive} {
    &,
    &:has(:checked) {
      border-color: ${color.line};
      background: none;
    }
    input {
      display: none;
    }
  }
  ${media.print} {
    break-after: avoid;
  }
`

const inThreeColumns = css`
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);

  > :first-child {
    grid-column: auto;
  }
`

const Panel = styled.div`
  display: none;
  gap: ${space[4]} clamp(${space[4]}, 4vw, ${space[6]});
  margin-bottom: ${space[2]};
  padding: clamp(${space[3]}, 4vw, ${space[6]});
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.accent};

  [data-tone='dark'] & {
    background: ${glowOn(color.surface)};
    box-shadow: inset 0 0 0 1px ${color.line};
  }

  ${Choice}:has(:checked) + & {
    display: grid;
  }

  h3 {
    margin-bottom: ${space[2]};
  }

  h4 {
    margin-bottom: ${space[2]};
    color: ${color.soft};
    ${mixin.strongSmall}
  }

  ${media.unresponsive} {
    display: grid;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  /* Low enough for several on a sheet. */
  ${media.print} {
    ${inThreeColumns}
    break-inside: avoid;
    padding: ${space[2]} 0 ${space[3]};
  }
`

/** All panels in one place. Only the panel of the selected choice is visible. */
const stacked = css`
  ${slidingMark(
    'label:has(:checked)',
    `border:1px solid ${color.accent};border-radius:${radius.control};background:${color.accentSoft};`,
  )}
  ${Panel} {
    display: grid;
    align-content: start;
    margin-bottom: 0;
    opacity: 0;
    visibility: hidden;
  }
  ${Choice}:has(:checked) + ${Panel} {
    opacity: 1;
    visibility: visible;
  }
`

/** The choices in rows above the panels. */
const abovePanels = css`
  --columns: 3;
  /* A little less than an equal share, or rounding could remove a column. */
  grid-template-columns: repeat(auto-fit, minmax(max(9rem, 100% / var(--columns) - ${space[1]}), 1fr));
  column-gap: ${space[1]};

  &:is([data-count='2'], [data-count='4']) {
    --columns: 2;
  }

  ${Choice} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    align-content: start;
    row-gap: ${space[3]};

    > svg {
      grid-column: 1;
    }
  }
  ${Words} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  ${Mark} {
    grid-column: 2;
    grid-row: 1;
  }
  ${Panel} {
    grid-row: 13;
    grid-column: 1 / -1;
    margin-top: ${space[2]};
  }
  ${stacked}
`

/** The names of the choices in a few lines, and the panel of one below them, near the thumb that chose it. */
const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  ${Choice} {
    flex-wrap: nowrap;
    gap: 0.5em;
    min-height: 2.75rem;
    margin: 0;
    padding: 0.375rem 0.875rem;
    border-radius: ${radius.pill};

    > svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
  ${Words} {
    flex-basis: auto;
  }
  ${Words} > span,
  ${Mark} {
    display: none;
  }
  ${Panel} {
    order: 1;
    flex: 0 0 100%;
    margin: ${space[1]} 0 0;
  }
`

/**
 * On wide screens, all panels share one place, as tall as the tallest. Where nothing responds, each is below its choice.
 */
const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.print} {
    display: block;
  }

  @media (max-width: 47.99em) {
    ${media.responsive} {
      ${chips}
    }
  }
  ${media.wide} {
    ${media.responsive} {
      &[data-layout='cards'] {
        ${abovePanels}
      }
    }
  }
  ${media.beforeCards} {
    ${media.responsive} {
      &[data-layout='list'] {
        ${abovePanels}
      }
    }
  }

  ${media.cards} {
    ${media.responsive} {
      &[data-layout='list'] {
        grid-template-columns: minmax(15rem, 4fr) 8fr;
        grid-template-rows: repeat(var(--count), 1fr);
        gap: ${space[1]} clamp(${space[3]}, 4vw, ${space[6]});

        ${Item} > * {
          grid-column: 1;
          margin-bottom: 0;
        }
        ${Panel} {
          grid-row: 1 / -1;
          grid-column: 2;
        }
        ${stacked}
      }
    }
  }

  ${media.desktop} {
    ${media.responsive} {
      &[data-layout='cards'] {
        --columns: 4;

        &[data-count='2'] {
          --columns: 2;
        }
        &[data-count='3'] {
          --columns: 3;
        }
        &[data-count='5'] {
          --columns: 5;
        }
        &:is([data-count='6'], [data-count='11'], [data-count='12']) {
          --columns: 6;
        }
        &[data-count='9'] {
          --columns: 3;
        }
      }
    }

    &[data-layout='cards'] ${Panel} {
      ${inThreeColumns}
    }
  }

  ${media.motion} {
    ${Panel} {
      transition:
        opacity ${duration.calm} ${ease.out},
        visibility ${duration.calm};
    }
  }
`
