import calendar from 'icon:calendar'
import { type ComponentType, useId, useState } from 'react'
import styled from 'styled-components'
import { formatShortDate } from '../format/formatDate.ts'
import { color, space } from '../theme/tokens.ts'
import type { DatePopoverProps } from './DatePopover.tsx'
import { controlLook, Field, labelId, messageId } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useLanguage } from './language.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface DateFieldProps {
  readonly label: string
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly value: Date | undefined
  readonly onChange: (date: Date) => void
  /** The first day that can be chosen, asked when the calendar opens. Default: today. */
  readonly firstDay?: (() => Date) | undefined
  /** Error message. */
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** A labeled field for a weekday from today or another day on. The code of its calendar loads when the visitor approaches the field. */
export function DateField({ label, placeholder, value, onChange, firstDay, error, disabled }: DateFieldProps) {
  const id = useId()
  const { language, words } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [Popover, setPopover] = useState<ComponentType<DatePopoverProps>>()
  const isOpen = anchor !== null
  const isLoading = isOpen && !Popover

  const load = () =>
    import('./DatePopover.tsx').then(
      ({ DatePopover }) => setPopover(() => DatePopover),
      (error) => {
        // Possibly offline. The typed values stay, and the next click tries again.
        console.error(error)
        setAnchor(null)
      },
    )
  const toggle = (button: HTMLButtonElement) => {
    setAnchor(isOpen ? null : button)
    if (!Popover) void load()
  }

  return (
    <Field id={id} label={label} error={error}>
      <Control
        id={id}
        type="button"
        disabled={disabled}
        aria-labelledby={`${labelId(id)} ${id}-value`}
        aria-describedby={messageId(id, error)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading || undefined}
        data-invalid={error ? '' : undefined}
        data-state={value ? 'filled' : 'empty'}
        data-needs-app="click"
        onClick={(event) => toggle(event.currentTarget)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <span id={`${id}-value`}>
          {isLoading ? words.loading : value ? formatShortDate(value, language) : placeholder}
        </span>
        <Icon body={calendar} size={20} />
      </Control>
      <VisuallyHidden role="status">{isLoading ? words.loading : null}</VisuallyHidden>
      {anchor && Popover ? (
        <Popover
          label={label}
          anchor={anchor}
          value={value}
          firstDay={firstDay}
          onClose={() => setAnchor(null)}
          onChange={(date) => {
            onChange(date)
            setAnchor(null)
          }}
        />
      ) : null}
    </Field>
  )
}

const Control = styled.button`
  ${controlLook}
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: space-between;
  padding-block: 0.25rem;
  line-height: 1.25;
  text-wrap: balance;

  svg {
    flex: none;
    color: ${color.soft};
  }
  &[data-state='empty'] span {
    color: ${color.faint};
  }
  &[aria-busy] {
    cursor: progress;
  }
`
