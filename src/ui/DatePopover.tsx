import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { noonOf } from '../format/calendarDays.ts'
import { firstWeekday, isWeekend } from '../format/weekday.ts'
import { color, duration, ease, media, radius, shadow, space } from '../theme/tokens.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { placeNear } from './placeNear.ts'

export interface DatePopoverProps {
  readonly label: string
  /** The button that opened the calendar, for its position and for returning the focus. */
  readonly anchor: HTMLElement
  readonly value: Date | undefined
  readonly onChange: (date: Date) => void
  /** The first day that can be chosen. Default: today. */
  readonly firstDay?: (() => Date) | undefined
  readonly onClose: () => void
}

/** A calendar over the page: weekdays from today or another day on, in the site's language. */
export function DatePopover({ label, anchor, value, onChange, firstDay, onClose }: DatePopoverProps) {
  const [today] = useState(() => noonOf(new Date()))
  const [first] = useState(() => firstWeekday(firstDay ? noonOf(firstDay()) : today))
  const popover = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    anchor.focus()
  }
  useDismissal(popover, anchor, close, onClose)

  // Before the month moves the focus to a day, which must be visible.
  useLayoutEffect(() => {
    if (popover.current === null) return
    popover.current.showPopover()
    return placeNear(anchor, popover.current, { side: 'below', align: 'start' })
  }, [anchor])

  return (
    <Popover ref={popover} popover="manual" role="dialog" aria-label={label} tabIndex={-1}>
      <MonthGrid
        today={today}
        first={first}
        isClosed={isWeekend}
        value={value}
        onChange={(date) => {
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

  ${media.forcedColors} {
    border: 1px solid;
  }
`
