import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, space, text } from '../theme/tokens.ts'
import { controlLook, Field, messageId } from './Field.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CharacterCount {
  /** The text below the field: 12/500 characters. */
  readonly text: string
  /** Distance from the limit. */
  readonly state: 'far' | 'near' | 'over'
  /** Announcement for screen readers when the count changes; empty while the limit is far. */
  readonly announcement: string
}

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  readonly label: ReactNode
  readonly count?: CharacterCount
  /** Error message. */
  readonly error?: string | undefined
}

/** A labeled text area that grows with its text. */
export function TextAreaField({ label, count, error, ...rest }: TextAreaFieldProps) {
  const id = useId()
  const countId = `${id}-count`
  const described = [count ? countId : undefined, messageId(id, error)].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label} error={error}>
      <TextArea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        data-invalid={error ? '' : undefined}
      />
      {count ? (
        <>
          <Count id={countId} data-state={count.state}>
            {count.text}
          </Count>
          <VisuallyHidden role="status">{count.announcement}</VisuallyHidden>
        </>
      ) : null}
    </Field>
  )
}

const TextArea = styled.textarea`
  ${controlLook}
  height: 6.5rem;
  min-height: 6.5rem;
  max-height: 60vh;
  line-height: 1.55;
  resize: vertical;

  @supports (field-sizing: content) {
    height: auto;
    field-sizing: content;
  }
`

const Count = styled.p`
  margin-top: ${space.half};
  color: ${color.faint};
  font: ${text.caption};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-state='near'] {
    color: ${color.ink};
  }
  &[data-state='over'] {
    color: ${color.danger};
    font-weight: 600;
  }
`
