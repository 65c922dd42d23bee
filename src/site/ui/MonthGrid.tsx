import { type ComponentPropsWithoutRef, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { addMonths, isSameMonth, midnightOf, noonOf, weeksOfMonth } from '../format/calendarDays.ts'
import { type CalendarWords, calendarWords } from '../format/calendarWords.ts'
import { color, duration, media, radius, space, text } from '../theme/tokens.ts'
import { dayForKey, isOpen, type OpenDays } from './dayForKey.ts'
import { disc } from './disc.ts'
import { useLanguage } from './language.ts'

interface MonthGridProps extends OpenDays {
  /** At noon. */
  readonly today: Date
  readonly value: Date | undefined
  /** Called with midnight of the chosen day, by the visitor's clock. */
  readonly onChange: (date: Date) => void
}

interface View {
  /** Any day of the month that is shown. */
  readonly month: Date
  /** The day that the keys reached last. */
  readonly active?: Date | undefined
  readonly takesFocus: boolean
}

/** A month from which to choose a day, in the site's language and with the keys of a date grid. Opens with the focus. */
export function MonthGrid({ today, value, onChange, ...days }: MonthGridProps) {
  const { language } = useLanguage()
  const words = useMemo(() => calendarWords(language), [language])
  const chosen = value && noonOf(value)
  const [view, show] = useState<View>({
    month: chosen && chosen > days.first ? chosen : days.first,
    takesFocus: true,
  })
  const { month } = view
  const weeks = weeksOfMonth(month, words.weekStartsOn)
  const openDays = weeks.flat().filter((day) => isSameMonth(day, month) && isOpen(day, days))
  const find = (wanted: Date | undefined) => openDays.find((day) => isSame(day, wanted))
  const tabStop = find(view.active) ?? find(chosen) ?? openDays[0]

  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (view.takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [view])

  const turn = (months: number) => show({ ...view, month: addMonths(month, months), takesFocus: false })
  const press = (event: KeyboardEvent, from: Date) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const day = dayForKey(from, event, days, { weekStartsOn: words.weekStartsOn, isRightToLeft })
    if (!day) return
    event.preventDefault()
    show({ month: day, active: day, takesFocus: true })
  }

  return (
    <Month>
      <div>
        <TurnButton label={words.previousMonth} onTurn={isSameMonth(month, days.first) ? undefined : () => turn(-1)} />
        <TurnButton label={words.nextMonth} onTurn={() => turn(1)} />
      </div>
      <p role="status" aria-live="polite">
        {words.month(month)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it for a table */}
      <table ref={grid} role="grid" aria-label={words.month(month)}>
        <Weekdays week={weeks[0] ?? []} words={words} />
        <tbody>
          {weeks.map((week) => (
            <tr key={Number(week[0])}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell in a grid is a gridcell
                <td key={Number(day)} aria-selected={isSame(day, chosen) || undefined}>
                  {isSameMonth(day, month) ? (
                    <DayButton
                      day={day}
                      words={words}
                      isToday={isSame(day, today)}
                      disabled={!isOpen(day, days)}
                      tabIndex={day === tabStop ? 0 : -1}
                      onClick={() => onChange(midnightOf(day))}
                      onKeyDown={(event) => press(event, day)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Month>
  )
}

function isSame(day: Date, other: Date | undefined): boolean {
  return day.getTime() === other?.getTime()
}

interface TurnButtonProps {
  readonly label: string
  /** Undefined where there is no other month. */
  readonly onTurn: (() => void) | undefined
}

/** Turns to another month. It keeps the focus even where it leads no further, so it never has `disabled`. */
function TurnButton({ label, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onTurn ? undefined : true}
      tabIndex={onTurn ? undefined : -1}
      onClick={onTurn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M16 18.1 9.8 12 16 5.9 14.1 4 6 12l8.1 8z" />
      </svg>
    </button>
  )
}

interface WeekdaysProps {
  readonly week: readonly Date[]
  readonly words: CalendarWords
}

/** Names of the weekdays, hidden from screen readers, because every day has a full name. */
function Weekdays({ week, words }: WeekdaysProps) {
  return (
    <thead aria-hidden="true">
      <tr>
        {week.map((day) => (
          <th key={Number(day)} scope="col" aria-label={words.longWeekday(day)}>
            {words.shortWeekday(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DayButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly day: Date
  readonly words: CalendarWords
  readonly isToday: boolean
}

function DayButton({ day, words, isToday, ...rest }: DayButtonProps) {
  const name = words.fullDay(day)
  return (
    <button
      {...rest}
      type="button"
      aria-label={isToday ? `${words.today}, ${name}` : name}
      data-today={isToday ? '' : undefined}
    >
      {words.day(day)}
    </button>
  )
}

/** Its cells are `--cell` wide and high. */
const Month = styled.div`
  position: relative;

  /* The month's name, and beside it the buttons that turn to others. */
  p {
    display: grid;
    align-items: center;
    height: 2.75rem;
    margin-bottom: ${space.half};
    padding-inline-start: 0.75rem;
    color: ${color.ink};
    font: ${text.label};
  }
  div {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  div button {
    ${disc()}
    color: ${color.ink};

    &[aria-disabled] {
      color: color-mix(in srgb, ${color.faint} 45%, transparent);
      cursor: not-allowed;
    }
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
  /* The arrow points to the left unless it means the next month or the text runs to the left, but not both. */
  button + button svg:dir(ltr),
  button:first-child svg:dir(rtl) {
    scale: -1 1;
  }
  th {
    width: var(--cell);
    height: 2rem;
    padding: 0;
    color: ${color.faint};
    font: ${text.caption};
  }
  td {
    width: var(--cell);
    height: var(--cell);
    padding: 1px;
  }
  td button {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: ${radius.pill};
    color: ${color.ink};
    font: ${text.small};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    transition: background-color ${duration.quick};

    &:disabled {
      color: color-mix(in srgb, ${color.faint} 60%, transparent);
      font-weight: 400;
    }
    &:focus-visible {
      outline-offset: 1px;
    }
    &[data-today]::after {
      content: '';
      position: absolute;
      inset: auto 0 0.3125rem;
      width: 0.875rem;
      height: 2px;
      margin-inline: auto;
      border-radius: ${radius.pill};
      background: currentColor;
    }
  }
  [aria-selected] button {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }

  ${media.hover} {
    div button:hover:not([aria-disabled]),
    td:not([aria-selected]) button:hover:not(:disabled) {
      background: ${color.accentSoft};
      color: ${color.accent};
    }
  }

  ${media.forcedColors} {
    [aria-selected] button {
      outline: 2px solid Highlight;
    }
  }
`
