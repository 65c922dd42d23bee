import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { PersonLine } from '../../src/site/runtime/PersonLine.tsx'
import { color, media, mixin, radius, space } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { disc } from '../../src/site/ui/disc.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { Steps } from '../../src/site/ui/Steps.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import type { TrustProps } from './schema.ts'

/** More answers than that are in two columns, with the steps below them. */
const mostBeside = 5

export function Trust({ items, seals, stepsTitle, steps, person, actions, ...base }: TrustProps) {
  const Title = titleTag(base.heading)
  return (
    <Section {...base}>
      <Sides data-sides={!steps && !person ? 'one' : items.length > mostBeside ? 'below' : 'two'}>
        <div>
          <Answers data-count={items.length}>
            {items.map(({ icon, title, text, action }, index) => (
              <li key={index}>
                {icon ? <Mark body={icon} size={24} /> : null}
                <div>
                  <Title>{title}</Title>
                  <RichText html={text} />
                  {action ? <ActionLink action={action} variant="quiet" size="small" /> : null}
                </div>
              </li>
            ))}
          </Answers>
          {seals ? (
            <Seals>
              {seals.map(({ label }, index) => (
                <li key={index}>{label}</li>
              ))}
            </Seals>
          ) : null}
        </div>
        {steps || person ? (
          <Side>
            {steps ? <Steps title={stepsTitle} steps={steps} titleAs={Title} /> : null}
            {person ? <PersonLine person={person} /> : null}
          </Side>
        ) : null}
      </Sides>
      <Actions actions={actions} />
    </Section>
  )
}

const Answers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: clamp(${space[4]}, 4vw, ${space[6]});

  > li {
    display: flex;
    gap: ${space[2]};

    > div {
      flex: 1;
      min-width: 0;
    }
  }
  h2,
  h3 {
    margin-bottom: ${space.half};
    ${mixin.heading}
  }
  a,
  button {
    margin-top: ${space[1]};
  }
`

const Sides = styled.div`
  display: grid;
  gap: clamp(${space[4]}, 5vw, ${space[8]});

  ${media.desktop} {
    /* In rows of four, of which the last lacks one at most. */
    &:not([data-sides='two']) ${Answers}:is([data-count='4'], [data-count='7'], [data-count='8']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));

      > li {
        flex-direction: column;

        > div {
          flex: none;
        }
      }
    }
    &[data-sides='below'] > :last-child {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
      align-items: center;

      > :nth-child(2) {
        padding-block: ${space[3]};
        padding-inline-start: ${space[4]};
        border-block-start: 0;
        border-inline-start: 1px solid ${color.line};
      }
    }
    &[data-sides='two'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;

      /* One below the other, with a line between them. */
      ${Answers} {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;

        > li {
          padding-block: ${space[3]};
          border-top: 1px solid ${color.line};
        }
        > li:first-child {
          padding-top: 0;
          border-top: 0;
        }
      }
    }
  }
`

const Mark = styled(Icon)`
  ${disc()}
  padding: 0.625rem;
  background: ${color.accentSoft};
  color: ${color.accent};
  ${mixin.outlined}
`

const Seals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[4]};

  li {
    padding: 0.5em 1em;
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    color: ${color.ink};
    ${mixin.strongSmall}
  }
`

/** What happens next, and who stands for it. */
const Side = styled(Card)`
  display: grid;
  gap: ${space[4]};

  [data-sides='two'] > & {
    ${media.desktop} {
      position: sticky;
      top: calc(var(--header-height) + ${space[4]});
    }
  }

  > :nth-child(2) {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`
