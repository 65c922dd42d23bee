import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useState } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Returns true for a valid value, otherwise the error message. */
type Rule = (value: string) => boolean | string

/** One or several rules per field name. */
export type Rules<Name extends string> = Readonly<Record<Name, Rule | Readonly<Record<string, Rule>>>>

export type Values<Name extends string> = Record<Name, string>

/** Props of a field's element. */
interface FieldProps {
  readonly name: string
  readonly ref: (element: Control | null) => void
  readonly onFocus: () => void
  readonly onChange: (event: ChangeEvent<Control>) => void
  readonly onBlur: (event: FocusEvent<Control>) => void
}

interface LazyForm<Name extends string> {
  readonly register: (name: Name) => FieldProps
  /** Error messages of invalid fields. */
  readonly errors: Readonly<Partial<Values<Name>>>
  /** Returns the current value of a field. */
  readonly read: (name: Name) => string
  readonly reset: () => void
  /**
   * A handler for `submit`.
   * @param send Called with the valid values.
   * @param fail Called if the validation code can't be loaded.
   */
  readonly handleSubmit: (
    send: (values: Values<Name>) => Promise<void>,
    fail: (error: unknown) => void,
  ) => (event: SyntheticEvent) => Promise<void>
}

/**
 * State and validation of a form with React Hook Form, whose code loads when a field first gets the focus. Fields have
 * no default values, so that text typed before hydration is kept.
 *
 * @param rules As they are at the first call.
 */
export function useLazyForm<Name extends string>(rules: Rules<Name>): LazyForm<Name> {
  const [errors, setErrors] = useState<Partial<Values<Name>>>({})
  const [form] = useState(() => createLazyForm(rules, setErrors))
  return { ...form, errors }
}

function createLazyForm<Name extends string>(
  rules: Rules<Name>,
  onErrors: (errors: Partial<Values<Name>>) => void,
): Omit<LazyForm<Name>, 'errors'> {
  const elements = new Map<Name, Control>()
  const registered = new Map<Name, UseFormRegisterReturn>()
  type Library = Pick<UseFormReturn<Record<string, string>>, 'handleSubmit' | 'register' | 'reset'>
  let library: Library | undefined
  let coming: Promise<Library> | undefined

  const bind = (name: Name, element: Control, { register }: Library) => {
    const field = registered.get(name) ?? register(name, { validate: rules[name] })
    registered.set(name, field)
    field.ref(element)
  }
  const fetchLibrary = async () => {
    const { createFormControl } = await import('./formControl.ts')
    const control = createFormControl<Record<string, string>>({ reValidateMode: 'onChange' })
    for (const [name, element] of elements) bind(name, element, control)
    control.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => onErrors(messagesOf(errors)),
    })
    library = control
    return control
  }
  const prepare = () => {
    coming ??= fetchLibrary()
    // Loading can succeed the next time.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  const fieldProps = (name: Name): FieldProps => ({
    name,
    ref(element) {
      if (element === null) {
        elements.delete(name)
        registered.get(name)?.ref(null)
        return
      }
      elements.set(name, element)
      if (library) bind(name, element, library)
    },
    onFocus: () => void prepare().catch(() => {}),
    onChange: (event) => void registered.get(name)?.onChange(event),
    onBlur: (event) => void registered.get(name)?.onBlur(event),
  })
  const props = new Map<Name, FieldProps>()

  return {
    register(name) {
      const known = props.get(name) ?? fieldProps(name)
      props.set(name, known)
      return known
    },
    read: (name) => elements.get(name)?.value ?? '',
    reset() {
      if (!library) return
      library.reset()
      // It has forgotten the fields.
      registered.clear()
      for (const [name, element] of elements) bind(name, element, library)
    },
    handleSubmit: (send, fail) => async (event) => {
      event.preventDefault()
      const ready = await prepare().catch(fail)
      await ready?.handleSubmit((values) => send(values as Values<Name>))(event)
    },
  }
}

function messagesOf<Name extends string>(
  errors: Readonly<Record<string, { readonly message?: string | undefined } | undefined>>,
): Partial<Values<Name>> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) as Partial<
    Values<Name>
  >
}
