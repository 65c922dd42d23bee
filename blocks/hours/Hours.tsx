import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { comingExceptions, isWholeDay, type Span, spansOf } from '../../src/site/format/openingHours.ts'
import { clockTime, fromMonday, fullDate, weekdayName, weekdays } from '../../src/site/format/weekTime.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { HourScale } from '../../src/site/ui/HourScale.tsx'
import { useLanguage } from '../../src/site/ui/language.ts'
import { OpenSign } from '../../src/site/ui/OpenSign.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { HoursProps } from './schema.ts'

export function Hours({ week, exceptions: written = [], timezone, note, actions, labels, ...base }: HoursProps) {
  const { language, words } = useLanguage()
  const exceptions = comingExceptions(written, timezone)
  const [first, last] = windowOf(week)
  const spanTexts = (open: string | undefined) => {
    const spans = spansOf(open).map((span) =>
      isWholeDay(span)
        ? (labels.alwaysOpen ?? words.alwaysOpen)
        : span.map((minutes) => clockTime(minutes, language)).join(' – '),
    )
    return (spans.length > 0 ? spans : [labels.closed ?? words.closed]).map((span) => <span key={span}>{span}</span>)
  }
  return (
    <Section {...base} aside={<State hours={{ week, exceptions: written, timezone }} words={labels} role="status" />}>
      <div>
        <Scale first={first} last={last} language={language} />
        <Rows
          data-zone={timezone}
          style={{ '--begin': `${first / 0.24}%`, '--stretch': 24 / (last - first) } as CSSProperties}
        >
          {runsOf(week).map(({ days, open }) => (
            <div key={days.join()} data-days={days.join(' ')}>
              <dt>{[...new Set([days[0], days.at(-1)])].map((day) => weekdayName(day ?? 0, language)).join(' – ')}</dt>
              <dd>
                <Ribbon parts={openParts(week, days.at(-1) ?? 0)} first={first} last={last} />
                <Times>{spanTexts(open)}</Times>
              </dd>
            </div>
          ))}
          {exceptions.map(({ date, open, note: reason }) => (
            <div key={date} data-date={date}>
              <dt>
                <time dateTime={date}>{fullDate(date, language)}</time>
                {reason ? <small>{reason}</small> : null}
              </dt>
              <dd>
                <Ribbon parts={ownParts(open)} first={first} last={last} />
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

/** The hours of the day that the ribbons show: those of the week, and one before and after them. */
function windowOf(week: HoursProps['week']): readonly [first: number, last: number] {
  const spans = weekdays.flatMap((day) => spansOf(week[day]))
  if (spans.length === 0 || spans.some(([from, to]) => to <= from)) return [0, 24]
  const first = Math.floor(Math.min(...spans.map(([from]) => from)) / 60) - 1
  const last = Math.ceil(Math.max(...spans.map(([, to]) => to)) / 60) + 1
  return [Math.max(0, first), Math.min(24, last)]
}

/** Hours as far as the day reaches on which they begin. */
function ownParts(open: string | undefined): readonly Span[] {
  return spansOf(open).map(([from, to]): Span => [from, to > from ? to : 1440])
}

/** When a place is open from midnight to midnight of a day: a night ends on the next one. */
function openParts(week: HoursProps['week'], day: number): readonly Span[] {
  const openOn = (weekday: number) => spansOf(week[weekdays[weekday % 7] ?? 'sunday'])
  const own = ownParts(week[weekdays[day] ?? 'sunday'])
  const before = openOn(day + 6).flatMap(([from, to]): Span[] => (to > from ? [] : [[0, to]]))
  return [...before, ...own].filter(([from, to]) => to > from).sort(([a], [b]) => a - b)
}

interface RibbonProps {
  readonly parts: readonly Span[]
  /** The hours that it shows. */
  readonly first: number
  readonly last: number
}

/** When a place is open on a day, as bars on a line. */
function Ribbon({ parts, first, last }: RibbonProps) {
  const share = (minutes: number) => `${Math.round((1000 * minutes) / (last - first) / 60) / 10}%`
  return (
    <Line aria-hidden="true">
      {parts.map(([from, to]) => (
        <i key={from} style={{ left: share(from - first * 60), width: share(to - from) }} />
      ))}
    </Line>
  )
}

/** The open hours of a day, and today the time of the place, if the ribbon shows that. */
const Line = styled.span`
  position: relative;
  display: block;
  flex: 1 0 100%;
  order: 1;
  height: 0.5rem;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.ink} 12%, transparent);
  overflow-x: clip;

  i {
    position: absolute;
    inset-block: 0;
    border-radius: inherit;
    background: ${color.accent};
  }

  [aria-current] > dd > &::after {
    content: '';
    position: absolute;
    inset-block: -0.375rem;
    left: calc((var(--now) - var(--begin)) * var(--stretch));
    width: 2px;
    background: ${color.ink};
  }
  &:dir(rtl) {
    scale: -1 1;
  }
  ${media.tablet} {
    flex: 1;
    order: 0;
  }
  ${mixin.screenOnly}
  ${media.forcedColors} {
    border: 1px solid;

    i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

const Times = styled.span`
  display: grid;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;

  ${media.tablet} {
    flex: none;
    width: 11.5rem;
  }
`

/** The hours above the ribbons: beside the names of the days and the times, or on phones as wide as both. */
const Scale = styled(HourScale)`
  ${media.tablet} {
    margin-inline: calc(clamp(13.5rem, 20vw, 17rem) + ${space[3]}) calc(11.5rem + ${space[3]});
  }
`

/** Above the times. */
const State = styled(OpenSign)`
  min-height: 1.75rem;
  ${mixin.heading}

  ${media.desktop} {
    justify-content: end;
  }
`

const Rows = styled.dl`
  font: ${text.body};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[1]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
  > [hidden] {
    display: none;
  }
  dt {
    flex: 1 1 0;
    max-width: 100%;
    overflow-wrap: break-word;
    color: ${color.ink};
    font-weight: 600;
  }
  dd {
    display: contents;
  }
  ${media.tablet} {
    > div {
      column-gap: ${space[3]};
    }
    dd {
      flex: 1 1 auto;
      display: flex;
      gap: ${space[3]};
      align-items: center;
      justify-content: end;
    }
    dt {
      flex: 0 0 clamp(13.5rem, 20vw, 17rem);
      min-width: 0;
    }
  }
  small {
    display: block;
    color: ${color.faint};
    font: ${text.small};
  }
  [aria-current] {
    --today: color-mix(in srgb, ${color.ink} 6%, transparent);
    background: var(--today);
    box-shadow:
      calc(-1 * ${space[1]}) 0 var(--today),
      ${space[1]} 0 var(--today);
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
