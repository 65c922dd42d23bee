import { type ChangeEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns true for a valid value, otherwise the error message. */
type Rule = (value: string) => true | string

/** One or several rules per field name. */
export type Rules<Name extends string> = Readonly<Record<Name, Rule | readonly Rule[]>>

export type Values<Name extends string> = Record<Name, string>

type Errors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Props of a field's element. */
interface FieldProps {
  readonly name: string
  readonly ref: (element: Control | null) => void
  readonly onChange: (event: ChangeEvent<Control>) => void
}

interface Fields<Name extends string> {
  readonly register: (name: Name) => FieldProps
  /** Error messages of invalid fields. */
  readonly errors: Errors<Name>
  /** Returns the current value of a field. */
  readonly read: (name: Name) => string
  /** Empties the form and forgets that it was submitted. */
  readonly reset: () => void
  /**
   * A handler for `submit`. It focuses the first invalid field.
   * @param send Called with the values if all are valid.
   */
  readonly handleSubmit: (send: (values: Values<Name>) => Promise<void>) => (event: SyntheticEvent) => Promise<void>
}

/**
 * Validates the fields of a form when it is submitted, and from then on each field when it changes. The values
 * stay in the elements, so that text typed before hydration is kept.
 *
 * @param rules As they are at the first call.
 */
export function useFields<Name extends string>(rules: Rules<Name>): Fields<Name> {
  const [errors, setErrors] = useState<Errors<Name>>(none)
  const [fields] = useState(() => createFields(rules, setErrors))
  return { ...fields, errors }
}

const none = <Name extends string>() => ({}) as Errors<Name>

function createFields<Name extends string>(
  rules: Rules<Name>,
  setErrors: (change: (before: Errors<Name>) => Errors<Name>) => void,
): Omit<Fields<Name>, 'errors'> {
  const elements = new Map<Name, Control>()
  const props = new Map<Name, FieldProps>()
  let wasSubmitted = false

  const fieldProps = (name: Name): FieldProps => ({
    name,
    ref(element) {
      if (element) elements.set(name, element)
      else elements.delete(name)
    },
    onChange({ target }) {
      const error = errorOf(rules[name], answerIn(target))
      if (wasSubmitted) setErrors((before) => ({ ...before, [name]: error }))
    },
  })

  return {
    register(name) {
      const known = props.get(name) ?? fieldProps(name)
      props.set(name, known)
      return known
    },
    read(name) {
      const element = elements.get(name)
      return element ? answerIn(element) : ''
    },
    reset() {
      wasSubmitted = false
      setErrors(() => none<Name>())
      for (const { form } of elements.values()) form?.reset()
    },
    handleSubmit: (send) => async (event) => {
      event.preventDefault()
      wasSubmitted = true
      const fields = [...elements].map(([name, element]) => ({
        name,
        element,
        error: errorOf(rules[name], answerIn(element)),
      }))
      const errors = Object.fromEntries(fields.map(({ name, error }) => [name, error])) as Errors<Name>
      // The field that gets the focus must have its message by then.
      flushSync(() => setErrors(() => errors))
      const invalid = fields.find(({ error }) => error !== undefined)
      if (invalid) return invalid.element.focus()
      await send(Object.fromEntries(fields.map(({ name, element }) => [name, answerIn(element)])) as Values<Name>)
    },
  }
}

/** A checkbox that isn't ticked has no value. */
function answerIn(element: Control): string {
  return element.type === 'checkbox' && !(element as HTMLInputElement).checked ? '' : element.value
}

/** The message of the first rule that a value breaks. */
function errorOf(rules: Rule | readonly Rule[], value: string): string | undefined {
  for (const rule of [rules].flat()) {
    const result = rule(value)
    if (result !== true) return result
  }
  return undefined
}
