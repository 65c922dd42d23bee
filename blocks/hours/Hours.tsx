import styled from 'styled-components'
import { clockTime, fromMonday, weekdayName, weekdays } from '../../src/site/format/weekTime.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, look, measure, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { HoursProps } from './schema.ts'
import { type OpeningTimes, spansOf } from './week.ts'

export function Hours({ week, exceptions = [], timezone, note, actions, labels, ...base }: HoursProps) {
  const { language } = useLanguage()
  const { closed, ...words } = labels
  const times: OpeningTimes = {
    zone: timezone,
    language,
    week: weekdays.map((day) => spansOf(week[day])),
    exceptions: Object.fromEntries(exceptions.map(({ date, open }) => [date, spansOf(open)])),
    ...words,
  }
  const spanTexts = (open: string | undefined) => {
    const spans = spansOf(open).map((span) => span.map((minutes) => clockTime(minutes, language)).join(' – '))
    return (spans.length > 0 ? spans : [closed]).map((span) => <span key={span}>{span}</span>)
  }
  const dateOf = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  return (
    <Section {...base} layout="split">
      <div>
        <State data-hours={JSON.stringify(times)} data-needs-script="" role="status" />
        <Rows>
          {runsOf(week).map(({ days, open }) => (
            <div key={days.join()} data-days={days.join(' ')}>
              <dt>{[...new Set([days[0], days.at(-1)])].map((day) => weekdayName(day ?? 0, language)).join(' – ')}</dt>
              <dd>{spanTexts(open)}</dd>
            </div>
          ))}
          {exceptions.map(({ date, open, note: reason }) => (
            <div key={date} data-date={date}>
              <dt>
                <time dateTime={date}>{dateOf(date)}</time>
                {reason ? <small>{reason}</small> : null}
              </dt>
              <dd>{spanTexts(open)}</dd>
            </div>
          ))}
        </Rows>
        <Paragraph html={note} as={Note} />
      </div>
      <Actions actions={actions} />
    </Section>
  )
}

/** Neighboring days with the same hours, from Monday on. */
function runsOf(week: HoursProps['week']) {
  const runs: { readonly days: number[]; readonly open: string | undefined }[] = []
  for (const day of fromMonday) {
    const open = week[weekdays[day]]
    const last = runs.at(-1)
    if (last && String(spansOf(last.open)) === String(spansOf(open))) last.days.push(day)
    else runs.push({ days: [day], open })
  }
  return runs
}

const State = styled.p`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 1.75rem;
  margin-bottom: ${space[2]};
  color: ${color.ink};
  font: ${text.body};
  font-weight: 600;

  &[data-state]::before {
    content: '';
    box-sizing: border-box;
    width: 0.6rem;
    height: 0.6rem;
    border: 2px solid ${color.faint};
    border-radius: ${radius.pill};
  }
  &[data-state='open']::before {
    border-color: ${color.success};
    background: ${color.success};
  }
  ${look.responsiveOnly}
`

const Rows = styled.dl`
  max-width: ${measure.text};
  font: ${text.body};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[3]};
    justify-content: space-between;
    padding: ${space[2]} ${space[1]};
    border-top: 1px solid ${color.line};
  }
  > [hidden] {
    display: none;
  }
  dt {
    color: ${color.ink};
    font-weight: 600;
  }
  dd {
    display: grid;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  small {
    display: block;
    color: ${color.faint};
    font: ${text.small};
  }
  [aria-current] {
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    color: ${color.ink};
  }
  ${media.forcedColors} {
    [aria-current] {
      border: 2px solid Highlight;
    }
  }
`

const Note = styled(SmallPrint)`
  margin-top: ${space[2]};
`
