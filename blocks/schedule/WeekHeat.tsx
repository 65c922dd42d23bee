import styled from 'styled-components'
import { fromMonday, minutesOf, weekdayName, weekdays } from '../../src/site/format/weekTime.ts'
import { color, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { drawIn } from '../../src/site/ui/drawIn.ts'
import { HourScale } from '../../src/site/ui/HourScale.tsx'
import type { ScheduleProps } from './schema.ts'

type Items = ScheduleProps['items']

interface WeekHeatProps {
  readonly items: Items
  readonly language: string
}

/** Where the week is busy: a row for each day, a cell for each half of an hour. Decoration above the timetable. */
export function WeekHeat({ items, language }: WeekHeatProps) {
  const cells = heatOf(items)
  const first = Math.min(...cells.map(({ slot }) => slot))
  const end = Math.max(...cells.map(({ slot }) => slot)) + 1
  const most = Math.max(...cells.map(({ count }) => count))
  return (
    <Week aria-hidden="true">
      <Days>
        {fromMonday.map((day) => (
          <span key={day}>{weekdayName(day, language, 'short')}</span>
        ))}
      </Days>
      <Heat viewBox={`0 0 ${end - first} 7`} preserveAspectRatio="none">
        <rect width="100%" height="100%" opacity=".08" />
        {cells.map(({ day, slot, count }) => (
          <rect
            key={`${day} ${slot}`}
            x={slot - first + 0.06}
            y={day + 0.08}
            width=".88"
            height=".84"
            opacity={(0.35 + (0.65 * count) / most).toFixed(2)}
          />
        ))}
      </Heat>
      <Hours first={first / 2} last={end / 2} language={language} />
    </Week>
  )
}

interface HeatCell {
  /** Row: Monday is 0. */
  readonly day: number
  /** Half hours after midnight. */
  readonly slot: number
  /** How many items there are at that time. */
  readonly count: number
}

/** The half hours of a week in which there is something. An item without an end lasts an hour. */
export function heatOf(items: Items): readonly HeatCell[] {
  const counts = new Map<string, number>()
  for (const { days, time, ends } of items) {
    const from = minutesOf(time)
    const first = Math.floor(from / 30)
    const to = ends === undefined ? from + 60 : minutesOf(ends)
    const slots = Math.max(1, Math.ceil((to > from ? to - from : to + 1440 - from) / 30))
    for (const name of days) {
      const day = fromMonday.indexOf(weekdays.indexOf(name) as (typeof fromMonday)[number])
      for (let slot = 0; slot < slots && first + slot < 48; slot++) {
        const key = `${day} ${first + slot}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return [...counts].map(([key, count]) => {
    const [day = 0, slot = 0] = key.split(' ').map(Number)
    return { day, slot, count }
  })
}

const Week = styled.div`
  display: grid;
  grid-template: 9.5rem 1.5rem / auto minmax(0, 1fr);
  gap: ${space.half} ${space[2]};
  color: ${color.faint};
  font: ${text.caption};

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`

const Days = styled.div`
  display: grid;
  align-items: center;
`

const Heat = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${color.accent};

  &:dir(rtl) {
    scale: -1 1;
  }
  ${drawIn}
`

const Hours = styled(HourScale)`
  grid-column: 2;
`
