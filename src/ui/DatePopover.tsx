import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import styled from 'styled-components'
import { calendarWords } from '../format/calendarWords.ts'
import { formatLongDate } from '../format/formatDate.ts'
import { firstWeekday, isWeekend } from '../format/weekday.ts'
import { color, duration, ease, media, radius, shadow, space, text } from '../theme/tokens.ts'
import { disc } from './disc.ts'
import { useLanguage } from './language.ts'
import { placeNear } from './placeNear.ts'

export interface DatePopoverProps {
  readonly label: string
  /** The button that opened the calendar, for its position and for returning the focus. */
  readonly anchor: HTMLElement
  readonly value: Date | undefined
  readonly onChange: (date: Date) => void
  readonly onClose: () => void
}

/** A calendar over the page: weekdays from today on, by the visitor's clock, in the site's language. */
export function DatePopover({ label, anchor, value, onChange, onClose }: DatePopoverProps) {
  const [today] = useState(() => new Date())
  const firstMonth = firstWeekday(today)
  const { language } = useLanguage()
  const texts = useMemo(() => calendarTexts(language), [language])
  const popover = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    anchor.focus()
  }
  useDismissal(popover, anchor, close, onClose)

  // Before the calendar moves the focus to a day, which must be visible.
  useLayoutEffect(() => {
    if (popover.current === null) return
    popover.current.showPopover()
    return placeNear(anchor, popover.current, { side: 'below', align: 'start' })
  }, [anchor])

  return (
    <Popover ref={popover} popover="manual" role="dialog" aria-label={label} tabIndex={-1}>
      <DayPicker
        mode="single"
        required
        autoFocus
        {...texts}
        today={today}
        defaultMonth={value ?? firstMonth}
        startMonth={firstMonth}
        disabled={[{ before: today }, isWeekend]}
        selected={value}
        onSelect={(date) => {
          onChange(date)
          anchor.focus()
        }}
      />
    </Popover>
  )
}

/** Escape closes a popover, and so do a press outside it and its anchor and a focus that leaves them. */
function useDismissal(
  popover: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  onEscape: () => void,
  onLeave: () => void,
): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise Escape would also close a dialog around it.
    event.preventDefault()
    onEscape()
  })
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !popover.current?.contains(target) && !anchor.contains(target)) onLeave()
  })
  useEffect(() => {
    const abort = new AbortController()
    document.addEventListener('keydown', (event) => keyDown(event), { signal: abort.signal })
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, (event) => leave(event), { capture: true, signal: abort.signal })
    return () => abort.abort()
  }, [])
}

/** Labels in the site's language. The cell of a day already states whether it is selected. */
function calendarTexts(language: string) {
  const words = calendarWords(language)
  // English is the default of the calendar.
  if (/^en\b/.test(language)) return { lang: language, weekStartsOn: words.weekStartsOn }
  return {
    lang: language,
    weekStartsOn: words.weekStartsOn,
    formatters: {
      formatCaption: words.month,
      formatWeekdayName: words.shortWeekday,
      formatDay: words.day,
    },
    labels: {
      labelGrid: words.month,
      labelWeekday: words.longWeekday,
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelNav: () => '',
      labelDayButton: (date: Date, { today }: { readonly today?: boolean }) => {
        const day = formatLongDate(date, language)
        return today ? `${words.today}, ${day}` : day
      },
    },
  }
}

const Popover = styled.div`
  --cell: min(2.75rem, (100vw - 3rem) / 7);

  position: fixed;
  inset: auto;
  width: max-content;
  margin: 0;
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.soft};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    ${shadow.float};

  &:focus {
    outline: 0;
  }

  ${media.motion} {
    transition:
      opacity ${duration.quick} ${ease.out},
      translate ${duration.calm} ${ease.out};

    @starting-style {
      opacity: 0;
      translate: 0 -0.5rem;
    }
  }

  .rdp-months {
    position: relative;
  }
  .rdp-month_caption {
    display: grid;
    align-items: center;
    height: 2.75rem;
    margin-bottom: ${space.half};
    padding-inline-start: 0.75rem;
    color: ${color.ink};
    font: ${text.label};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }
  .rdp-nav button {
    ${disc()}
    color: ${color.ink};

    &[aria-disabled] {
      color: color-mix(in srgb, ${color.faint} 45%, transparent);
      cursor: not-allowed;
    }
  }
  .rdp-chevron {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
  .rdp-weekday {
    width: var(--cell);
    height: 2rem;
    padding: 0;
    color: ${color.faint};
    font: ${text.caption};
  }
  .rdp-day {
    width: var(--cell);
    height: var(--cell);
    padding: 1px;
  }
  .rdp-day_button {
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
  }
  .rdp-today .rdp-day_button::after {
    content: '';
    position: absolute;
    inset: auto 0 0.3125rem;
    width: 0.875rem;
    height: 2px;
    margin-inline: auto;
    border-radius: ${radius.pill};
    background: currentColor;
  }
  .rdp-selected .rdp-day_button {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }

  ${media.hover} {
    .rdp-nav button:hover:not([aria-disabled]),
    .rdp-day:not(.rdp-selected) .rdp-day_button:hover:not(:disabled) {
      background: ${color.accentSoft};
      color: ${color.accent};
    }
  }

  ${media.forcedColors} {
    border: 1px solid;

    .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
    }
  }
`
