import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { controlLook, Field, messageId } from './Field.tsx'

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  readonly label: ReactNode
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date'
  /** Error message. */
  readonly error?: string | undefined
}

/** A labeled single-line text field. */
export function TextField({ label, type = 'text', error, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <Input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={messageId(id, error)}
        data-invalid={error ? '' : undefined}
      />
    </Field>
  )
}

const Input = styled.input`
  ${controlLook}
`
