import styled from 'styled-components'
import { clockTime, minutesOf } from '../../src/site/format/weekTime.ts'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, measure, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import { comingEvents, endOf } from './comingEvents.ts'
import type { EventsProps } from './schema.ts'

export function Events({ items, timezone, empty, actions, ...base }: EventsProps) {
  const { language } = useLanguage()
  const events = comingEvents({ items, timezone })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const Title = titleTag(base.heading)
  return (
    <Section {...base} layout="split">
      <div>
        <List data-events={timezone}>
          {events.map((event, index) => (
            <li key={index} data-end={endOf(event)}>
              <When>
                <time dateTime={event.date}>
                  {day.formatRange(new Date(event.date), new Date(event.until ?? event.date))}
                </time>
                {event.time ? (
                  <span>
                    {[event.time, event.ends]
                      .flatMap((time) => (time ? clockTime(minutesOf(time), language) : []))
                      .join(' – ')}
                  </span>
                ) : null}
              </When>
              <div>
                <Title>{event.title}</Title>
                {event.where ? <p>{event.where}</p> : null}
                <Paragraph html={event.description} />
                {event.action ? <ActionLink action={event.action} variant="secondary" /> : null}
              </div>
            </li>
          ))}
        </List>
        <p hidden={events.length > 0} data-needs-script={events.length > 0 ? '' : undefined}>
          {empty}
        </p>
      </div>
      <Actions actions={actions} />
    </Section>
  )
}

const List = styled.ul`
  max-width: ${measure.text};

  > li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};

    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
  > [hidden] {
    display: none;
  }
  h2,
  h3 {
    font: ${text.heading};
  }
`

const When = styled.p`
  color: ${color.ink};
  ${mixin.strongSmall}

  span {
    display: block;
    color: ${color.soft};
    font-weight: 400;
  }
`
