import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, media, radius } from '../theme/tokens.ts'
import { Field, messageId } from './Field.tsx'

interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  readonly label: ReactNode
  /** Error message. */
  readonly error?: string | undefined
}

/** A checkbox with its label beside it. */
export function CheckField({ label, error, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <Place>
      <Field id={id} label={label} error={error}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId(id, error)}
          data-invalid={error ? '' : undefined}
        />
      </Field>
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  padding-inline-start: 2.25rem;

  && label {
    font-weight: 400;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: 0 auto;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    appearance: none;
    border: 1px solid ${color.edge};
    border-radius: min(${radius.small}, 0.375rem);
    background: ${color.surface};
  }
  /* Browsers draw it gray in the dark scheme. */
  input::before {
    content: '';
    display: block;
    height: 100%;
    background: ${color.onAccent};
    clip-path: polygon(20% 52%, 28% 43%, 42% 57%, 72% 25%, 80% 34%, 42% 75%);
    opacity: 0;
  }
  input:checked {
    border-color: ${color.accent};
    background: ${color.accent};

    &::before {
      opacity: 1;
    }
  }
  input[data-invalid] {
    border-color: ${color.danger};
  }
  ${media.forcedColors} {
    input {
      appearance: auto;
    }
  }
`
