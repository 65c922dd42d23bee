import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { comingExceptions, type Span, spansOf } from '../../src/site/format/openingHours.ts'
import { clockTime, fromMonday, weekdayName, weekdays } from '../../src/site/format/weekTime.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { OpenSign } from '../../src/site/ui/OpenSign.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { HoursProps } from './schema.ts'

export function Hours({ week, exceptions: written = [], timezone, note, actions, labels, ...base }: HoursProps) {
  const { language, words } = useLanguage()
  const exceptions = comingExceptions(written, timezone)
  const spanTexts = (open: string | undefined) => {
    const spans = spansOf(open).map((span) => span.map((minutes) => clockTime(minutes, language)).join(' – '))
    return (spans.length > 0 ? spans : [labels.closed ?? words.closed]).map((span) => <span key={span}>{span}</span>)
  }
  const dateOf = (date: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
  return (
    <Section {...base} layout="split">
      <div>
        <State hours={{ week, exceptions: written, timezone }} words={labels} role="status" />
        <Rows data-zone={timezone}>
          {runsOf(week).map(({ days, open }) => (
            <div key={days.join()} data-days={days.join(' ')}>
              <dt>{[...new Set([days[0], days.at(-1)])].map((day) => weekdayName(day ?? 0, language)).join(' – ')}</dt>
              <dd>
                <Ribbon aria-hidden="true" style={{ '--open': ribbonOf(spansOf(open)) } as CSSProperties} />
                <Times>{spanTexts(open)}</Times>
              </dd>
            </div>
          ))}
          {exceptions.map(({ date, open, note: reason }) => (
            <div key={date} data-date={date}>
              <dt>
                <time dateTime={date}>{dateOf(date)}</time>
                {reason ? <small>{reason}</small> : null}
              </dt>
              <dd>
                <Times>{spanTexts(open)}</Times>
              </dd>
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

/** The hours of a day as the stops of a gradient: where it is open, in color. */
function ribbonOf(spans: readonly Span[]): string {
  const at = (minutes: number) => `${Math.round((1000 * minutes) / 1440) / 10}%`
  const parts = spans.flatMap(([from, to]) =>
    to > from
      ? [[from, to]]
      : [
          [0, to],
          [from, 1440],
        ],
  )
  const sorted = parts.filter(([from = 0, to = 0]) => to > from).sort(([a = 0], [b = 0]) => a - b)
  const stops = sorted.flatMap(([from = 0, to = 0]) => [
    `#0000 ${at(from)}`,
    `var(--hue) ${at(from)} ${at(to)}`,
    `#0000 ${at(to)}`,
  ])
  return stops.length === 0 ? 'none' : `linear-gradient(90deg,${stops.join(',')})`
}

/** The day from midnight to midnight, with the open hours, and today with the time of the place. */
const Ribbon = styled.span`
  --hue: ${color.accent};
  position: relative;
  display: none;
  flex: 1;
  height: 0.5rem;
  border-radius: ${radius.pill};
  background: var(--open), ${color.raised};

  [aria-current] > dd > &::after {
    content: '';
    position: absolute;
    inset-block: -0.375rem;
    left: var(--now);
    width: 2px;
    background: ${color.ink};
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  ${media.tablet} {
    display: block;
  }
  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`

const Times = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;
  text-align: end;

  ${media.tablet} {
    min-width: 10.5rem;
  }
`

const State = styled(OpenSign)`
  min-height: 1.75rem;
  margin-bottom: ${space[2]};
  font: ${text.body};
  font-weight: 600;
`

const Rows = styled.dl`
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
  dt:has(time) {
    flex: none;
    max-width: 100%;
  }
  /* Below a date that leaves no room for the times. */
  dd {
    flex: 1 1 auto;
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: end;
  }
  ${media.tablet} {
    dt:not(:has(time)) {
      flex: 0 0 10rem;
    }
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
