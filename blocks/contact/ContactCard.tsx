import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { useSiteShell } from '../../src/site/runtime/context.ts'
import { PersonLine } from '../../src/site/runtime/PersonLine.tsx'
import { color, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, RichText } from '../../src/site/ui/RichText.tsx'
import type { ContactProps } from './schema.ts'

interface ContactCardProps {
  readonly card: ContactProps['card']
  readonly headingLevel: 2 | 3
  readonly person?: ContactProps['person']
}

const iconSize = 24

/** The ways to reach a business, as a list of names and destinations. */
export function ContactCard({ card, headingLevel, person }: ContactCardProps) {
  const Heading = `h${headingLevel}` as const
  const { site } = useSiteShell()
  // Below another heading, the name of the site says nothing that the header doesn't.
  const hasHeading = headingLevel === 2 || card.heading !== site.name
  return (
    <Ways>
      {hasHeading ? <Heading>{card.heading}</Heading> : null}
      <Paragraph html={card.text} />
      <dl>
        {card.items.map(({ icon, label, action, text: words, note }, index) => (
          <Way key={index}>
            <dt>
              {icon ? <Mark body={icon} size={iconSize} /> : null}
              {label}
            </dt>
            {action ? (
              <dd>
                <ActionLink action={action} variant="plain" />
              </dd>
            ) : null}
            <Paragraph html={words} as="dd" />
            {note ? (
              <dd data-note="">
                <RichText html={note} inline />
              </dd>
            ) : null}
          </Way>
        ))}
      </dl>
      {person ? <Who person={person} /> : null}
    </Ways>
  )
}

const Ways = styled.div`
  h2 {
    font: ${text.title};
    font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem);
  }
  > p {
    max-width: 30em;
    margin-top: ${space[1]};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    column-gap: ${space[4]};
  }
  * + dl {
    margin-top: ${space[4]};
  }
`

const Mark = styled(Icon)`
  position: absolute;
  inset-inline-start: 0;
  margin-top: 0.125rem;
  color: ${color.accent};
`

const Who = styled(PersonLine)`
  margin-top: ${space[3]};
`

const Way = styled.div`
  position: relative;
  padding-block: ${space[2]};
  padding-inline-start: calc(${iconSize}px + ${space[2]});
  border-top: 1px solid ${color.line};

  dt {
    margin-bottom: 0.125rem;
    color: ${color.faint};
    font: ${text.small};
  }
  dd {
    color: ${color.ink};
    font: ${text.label};
    overflow-wrap: anywhere;
  }
  dd[data-note] {
    color: ${color.faint};
    font: ${text.small};
  }
  /* A touch target that is high enough for a finger but adds no space between the lines. */
  a {
    position: relative;
    display: inline-block;
    padding-block: 0.75rem;
    margin-block: -0.75rem;
  }
  &:first-child a {
    ${mixin.heading}
  }

`
