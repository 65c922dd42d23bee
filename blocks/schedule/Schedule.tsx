import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { clockTime, minutesOf, weekdayName } from '../../src/site/format/weekTime.ts'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { ScheduleProps } from './schema.ts'
import { timetableOf } from './timetable.ts'
import { hueOf, WeekMap } from './WeekMap.tsx'

export function Schedule({ items: all, note, actions, ...base }: ScheduleProps) {
  const { language } = useLanguage()
  const { hours, days } = timetableOf(all)
  return (
    <Section {...base}>
      <WeekMap items={all} language={language} />
      <Table style={{ '--days': days.length } as CSSProperties}>
        {base.heading ? (
          <caption>
            <VisuallyHidden>{base.heading}</VisuallyHidden>
          </caption>
        ) : null}
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {clockTime(hour * 60, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ weekday, cells }) => (
            <tr key={weekday}>
              <th scope="row">{weekdayName(weekday, language)}</th>
              {cells.map((items, column) => (
                <td key={column}>
                  {items.map((item, index) => (
                    <Item key={index} item={item} hue={hueOf(item.title, all)} language={language} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Paragraph html={note} as={SmallPrint} />
      <Actions actions={actions} />
    </Section>
  )
}

interface ItemProps {
  readonly item: ScheduleProps['items'][number]
  readonly hue: string | undefined
  readonly language: string
}

function Item({ item: { time, ends, title, text: words, action }, hue, language }: ItemProps) {
  const span = [time, ends].flatMap((each) => (each ? clockTime(minutesOf(each), language) : []))
  return (
    <Entry style={{ '--hue': hue } as CSSProperties}>
      <strong>{title}</strong>
      <p>{span.join(' – ')}</p>
      <Paragraph html={words} />
      {action ? <ActionLink action={action} variant="quiet" /> : null}
    </Entry>
  )
}

/** A column for each day, or a list of days where there is no room for that. */
const Table = styled.table`
  &,
  tbody {
    display: block;
    width: 100%;
  }
  /* Each entry says its time, so only screen readers need the hours. */
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip: rect(0 0 0 0);
    white-space: nowrap;
  }
  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space[4]} ${space[3]};
  }
  tr {
    display: block;
  }
  th {
    display: block;
    color: ${color.ink};
    font: ${text.label};
    text-align: start;
  }
  td {
    display: block;
    padding: 0;
  }

  ${media.desktop} {
    tbody {
      grid-template-columns: repeat(var(--days), minmax(0, 1fr));
      column-gap: ${space[2]};
    }
  }
`

const Entry = styled.div`
  margin-top: ${space[1]};
  padding-block: ${space[1]} ${space[2]};
  border-top: 3px solid var(--hue);
  color: ${color.soft};
  font: ${text.small};
  overflow-wrap: anywhere;

  > strong {
    display: block;
    font: ${text.label};
  }
  > strong + p {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`
