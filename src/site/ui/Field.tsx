import alert from 'icon:alert-circle'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, duration, ease, media, mixin, radius, space, text } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

export interface FieldProps {
  /** Id of the control. `labelId` and `messageId` are derived from it. */
  readonly id: string
  readonly label: ReactNode
  /** Error message. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Id of a field's label, for controls whose name is more than the label. */
export const labelId = (id: string) => `${id}-label`

/** Id of the message below a field, or nothing while there is none. */
export const messageId = (id: string, error: string | undefined) => (error ? `${id}-message` : undefined)

/** A control with a label above it and, if the value is invalid, an error message below it. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <Place>
      <label id={labelId(id)} htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <Message id={messageId(id, error)}>
          <Icon body={alert} size={18} />
          {error}
        </Message>
      ) : null}
    </Place>
  )
}

/** Styles of text fields and selects. `data-invalid` marks an invalid value. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: 0.75rem ${space[2]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.body};
  line-height: 1.4;
  text-align: start;
  transition:
    border-color ${duration.quick},
    background-color ${duration.quick},
    box-shadow ${duration.calm} ${ease.out};

  &::placeholder {
    color: ${color.faint};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &:focus-visible,
  &[aria-expanded='true'],
  &:open {
    border-color: ${color.accent};
    outline: 2px solid ${color.accent};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px color-mix(in srgb, ${color.accent} 16%, transparent);
  }

  &[data-invalid] {
    border-color: ${color.danger};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.raised};
    color: ${color.faint};
    cursor: not-allowed;
    opacity: 1;
  }
`

const Place = styled.div`
  min-width: 0;

  label {
    display: block;
    margin-bottom: 0.375rem;
    color: ${color.ink};
    ${mixin.strongSmall}
  }
`

const Message = styled.p`
  display: flex;
  gap: 0.375rem;
  align-items: flex-start;
  margin-top: 0.375rem;
  color: ${color.danger};
  font: ${text.small};

  svg {
    flex: none;
    margin-top: 0.15em;
  }
`
