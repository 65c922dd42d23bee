import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { small, target } from '../look.ts'

const control = css`
  ${target}
  width: 100%;
  min-width: 0;
  padding: 0.3125rem 0.5rem;
  border: 1px solid var(--edge);
  border-radius: 0.4375rem;
  background: var(--field);

  &::placeholder {
    color: var(--quiet);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
`

export const Input = styled.input`
  ${control}
  &[type='checkbox'] {
    width: 1.125rem;
    min-height: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--accent);
  }
  &[type='color'] {
    width: 2.5rem;
    padding: 0.125rem;
  }
`

export const Area = styled.textarea`
  ${control}
  display: block;
  min-height: 2rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`

interface ChoiceProps<Value> extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

/** One of several values. */
export function Choice<Value extends string>({ options, onChange, ...others }: ChoiceProps<Value>) {
  return (
    <Select {...others} onChange={({ target }) => onChange(target.value as Value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const Select = styled.select`
  ${control}
`

interface SearchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly onChange: (words: string) => void
}

/** The words by which a list is searched. */
export function Search({ onChange, ...others }: SearchProps) {
  return <Input type="search" {...others} onChange={({ target }) => onChange(target.value)} />
}

export const Label = styled.label`
  font-weight: 500;
`

export const Hint = styled.p`
  ${small}
  color: var(--quiet);
`

const Mistake = styled.p`
  ${small}
  color: var(--bad);
`

/** What is wrong with a field, in sentences. */
export function Mistakes({ messages }: { readonly messages: readonly (string | undefined)[] }) {
  const told = [...new Set(messages)].filter((message) => message !== undefined)
  return told.map((message) => (
    <Mistake key={message} role="alert">
      {message}
    </Mistake>
  ))
}

export const Stack = styled.div<{ readonly $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 0.75 }) => `${$gap}rem`};
  align-content: start;
  min-width: 0;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;
`

export const Line = styled(Row)`
  flex-wrap: nowrap;
`
