import { FloatingFocusManager, useDismiss, useInteractions, useRole } from '@floating-ui/react'
import { useState } from 'react'
import styled from 'styled-components'
import { noonOf } from '../format/calendarDays.ts'
import { firstWeekday, isWeekend } from '../format/weekday.ts'
import { color, duration, ease, media, mixin, radius, shadow, space, travel } from '../theme/tokens.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useAnchored } from './useAnchored.ts'

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
  const { show, floatingStyles, context } = useAnchored({
    anchor,
    placement: 'bottom-start',
    isOpen: true,
    onOpenChange(_, event, reason) {
      onClose()
      if (reason !== 'escape-key') return
      // Otherwise Escape would also close a dialog around it.
      event?.preventDefault()
      anchor.focus()
    },
  })
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })])

  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={-1} returnFocus={false}>
      <Popover {...getFloatingProps()} ref={show} style={floatingStyles} popover="manual" aria-label={label}>
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
    </FloatingFocusManager>
  )
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
      translate: 0 calc(-1 * ${travel.near});
    }
  }

  ${mixin.outlined}
`
