import chevron from 'icon:chevron-down'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, radius, shadow, space, text, travel } from '../theme/tokens.ts'
import { controlLook, Field, messageId } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  readonly label: ReactNode
  /** Shown while nothing is selected. It can't be selected. */
  readonly placeholder: string
  readonly options: readonly string[]
  /** Formats an option. Default: its value. */
  readonly format?: (option: string) => string
  /** Error message. */
  readonly error?: string | undefined
}

/** A labeled native select, styled as far as browsers allow. */
export function SelectField({ label, placeholder, options, format, error, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <Place>
        <Select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId(id, error)}
          data-invalid={error ? '' : undefined}
          data-state={rest.value === '' ? 'empty' : 'filled'}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {format ? format(option) : option}
            </option>
          ))}
        </Select>
        <Icon body={chevron} size={20} />
      </Place>
    </Field>
  )
}

const Select = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 3rem;
  cursor: pointer;
  text-overflow: ellipsis;

  &[data-state='empty'] {
    color: ${color.faint};
  }

  option {
    background: ${color.surface};
    color: ${color.ink};
  }

  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }

    & {
      display: flex;
      align-items: center;
    }

    &::picker-icon {
      display: none;
    }

    &::picker(select) {
      min-width: anchor-size(width);
      max-height: min(22rem, 60dvh);
      margin-block: ${space[1]};
      padding: ${space[1]};
      border: 0;
      border-radius: ${radius.control};
      background: ${color.surface};
      box-shadow:
        inset 0 0 0 1px ${color.line},
        ${shadow.float};
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }

    option {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: 2.75rem;
      padding: 0.5rem 0.875rem;
      border-radius: ${radius.small};
      background: none;
      font: ${text.body};
      font-variant-numeric: tabular-nums;
      cursor: pointer;
    }
    option[hidden] {
      display: none;
    }
    option:is(:hover, :focus-visible) {
      outline: 0;
      background: ${color.raised};
    }
    option:checked {
      background: ${color.accentSoft};
      color: ${color.accent};
      font-weight: 600;
    }
    option:focus-visible {
      box-shadow: inset 0 0 0 2px ${color.accent};
    }
    option::checkmark {
      order: 1;
      color: ${color.accent};
    }

    ${media.motion} {
      &::picker(select) {
        opacity: 0;
        transform: translateY(calc(-1 * ${travel.near}));
        transition:
          opacity ${duration.quick} ${ease.out},
          transform ${duration.quick} ${ease.out},
          overlay ${duration.quick} allow-discrete,
          display ${duration.quick} allow-discrete;
      }
      &:open::picker(select) {
        opacity: 1;
        transform: none;
      }
      @starting-style {
        &:open::picker(select) {
          opacity: 0;
          transform: translateY(calc(-1 * ${travel.near}));
        }
      }
    }
  }
`

const Place = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: ${space[2]};
    color: ${color.soft};
    pointer-events: none;
    transition: transform ${duration.calm} ${ease.out};
  }
  :disabled + svg {
    color: ${color.faint};
  }
  :open + svg {
    transform: rotate(180deg);
  }
`
