import styled from 'styled-components'
import { clockTime, minutesOf, weekdayName } from '../../src/site/format/weekTime.ts'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { ScheduleProps } from './schema.ts'
import { timetableOf } from './timetable.ts'
import { WeekHeat } from './WeekHeat.tsx'

/** More columns than this don't fit side by side. */
const mostHours = 7

export function Schedule({ items, note, actions, ...base }: ScheduleProps) {
  const { language } = useLanguage()
  const { hours, days } = timetableOf(items)
  return (
    <Section {...base}>
      <WeekHeat items={items} />
      <Table data-look={hours.length > mostHours ? 'list' : 'grid'}>
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
                    <Item key={index} item={item} language={language} />
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
  readonly language: string
}

function Item({ item: { time, ends, title, text: words, action }, language }: ItemProps) {
  const span = [time, ends].flatMap((each) => (each ? clockTime(minutesOf(each), language) : []))
  return (
    <Entry>
      <p>{span.join(' – ')}</p>
      <strong>{title}</strong>
      <Paragraph html={words} />
      {action ? <ActionLink action={action} variant="quiet" /> : null}
    </Entry>
  )
}

/** A list of days where there is no room for a column per hour. */
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
  }

  ${media.desktop} {
    &[data-look='grid'] {
      display: table;
      table-layout: fixed;

      thead {
        position: static;
        display: table-header-group;
        clip: auto;
        white-space: normal;
      }
      tbody {
        display: table-row-group;
      }
      tr {
        display: table-row;
      }
      th,
      td {
        display: table-cell;
        padding: ${space[1]};
        vertical-align: top;
      }
      thead th {
        color: ${color.faint};
        font: ${text.small};
      }
      :is(tbody th, thead td) {
        width: 8rem;
        padding-block-start: ${space[3]};
        padding-inline-start: 0;
      }
      tbody :is(th, td) {
        border-top: 1px solid ${color.line};
      }
    }
  }
`

const Entry = styled.div`
  margin-top: ${space[1]};
  padding: ${space[1]} ${space[2]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.soft};
  font: ${text.small};
  overflow-wrap: anywhere;

  > p:first-child {
    color: ${color.ink};
    font: ${text.caption};
    font-variant-numeric: tabular-nums;
  }
  strong {
    color: ${color.ink};
  }
`
