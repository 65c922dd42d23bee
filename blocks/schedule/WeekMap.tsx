import styled from 'styled-components'
import { fromMonday, minutesOf, weekdayName, weekdays } from '../../src/site/format/weekTime.ts'
import { color, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { drawIn } from '../../src/site/ui/drawIn.ts'
import { HourScale } from '../../src/site/ui/HourScale.tsx'
import type { ScheduleProps } from './schema.ts'

type Items = ScheduleProps['items']

interface WeekMapProps {
  readonly items: Items
  readonly language: string
}

/** When each thing takes place: a row for each day, a bar in its color for each time. Decoration above the timetable. */
export function WeekMap({ items, language }: WeekMapProps) {
  const bars = barsOf(items)
  const first = Math.floor(Math.min(...bars.map(({ from }) => from)) / 60)
  const end = Math.ceil(Math.max(...bars.map(({ to }) => to)) / 60)
  return (
    <Week aria-hidden="true">
      <Days>
        {fromMonday.map((day) => (
          <span key={day}>{weekdayName(day, language, 'short')}</span>
        ))}
      </Days>
      <Bars viewBox={`${first * 60} 0 ${(end - first) * 60} 7`} preserveAspectRatio="none">
        <rect x={first * 60} width="100%" height="100%" opacity=".06" />
        {bars.map(({ title, day, from, to, lane, lanes }, index) => (
          <rect
            key={index}
            x={from + 1.5}
            y={(day + 0.12 + (0.76 * lane) / lanes).toFixed(2)}
            width={to - from - 3}
            height={(0.76 / lanes - (lanes > 1 ? 0.04 : 0)).toFixed(2)}
            fill={hueOf(title, items)}
          />
        ))}
      </Bars>
      <Hours first={first} last={end} language={language} />
    </Week>
  )
}

/** The accent with another hue. */
const turned = (degrees: number) => `oklch(from ${color.accent} l min(c, 0.12) calc(h + ${degrees}))`

/** Colors that are told apart on every ground, in turn. */
const hues = [
  color.accent,
  color.ink,
  turned(200),
  `color-mix(in oklab, ${color.accent} 50%, ${color.paper})`,
  turned(90),
  color.edge,
  turned(-70),
  `color-mix(in oklab, ${color.accent} 50%, ${color.ink})`,
]

/** The color of what has this title, in the week and in the timetable. */
export function hueOf(title: string, items: Items): string | undefined {
  const titles = [...new Set(items.map((item) => item.title))]
  return hues[titles.indexOf(title) % hues.length]
}

interface Bar {
  readonly title: string
  /** Row: Monday is 0. */
  readonly day: number
  /** Minutes after midnight. */
  readonly from: number
  readonly to: number
  /** Its place among those of the day, where some are at the same time, and how many places there are. */
  readonly lane: number
  readonly lanes: number
}

/** When each item takes place, day by day. One without an end lasts an hour, and after midnight a day is over. */
export function barsOf(items: Items): readonly Bar[] {
  return fromMonday.flatMap((weekday, day) => {
    const times = items
      .filter(({ days }) => days.some((name) => weekdays.indexOf(name) === weekday))
      .map(({ title, time, ends }) => {
        const from = minutesOf(time)
        const to = ends === undefined ? from + 60 : minutesOf(ends)
        return { title, day, from, to: Math.min(1440, to > from ? to : 1440) }
      })
      .sort((a, b) => a.from - b.from)
    /** The end of the last one in each lane. */
    const ends: number[] = []
    const placed = times.map((time) => {
      const free = ends.findIndex((end) => end <= time.from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = time.to
      return { ...time, lane }
    })
    return placed.map((time) => ({ ...time, lanes: ends.length }))
  })
}

const Week = styled.div`
  display: grid;
  grid-template: 9.5rem 1.5rem / auto minmax(0, 1fr);
  gap: ${space.half} ${space[2]};
  color: ${color.faint};
  font: ${text.caption};

  ${mixin.screenOnly}
`

const Days = styled.div`
  display: grid;
  align-items: center;
`

const Bars = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${color.ink};

  &:dir(rtl) {
    scale: -1 1;
  }
  ${drawIn}
`

const Hours = styled(HourScale)`
  grid-column: 2;
`
