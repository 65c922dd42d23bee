import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { Service } from '../../../schema/values.ts'
import { showToast, type Toast } from '../stores/toasts.ts'
import { color, media, mixin, space, text } from '../theme/tokens.ts'
import { Button } from './Button.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Returns true for a valid value, otherwise the error message. */
type Rule = (value: string) => true | string

interface FormOptions<Name extends string> {
  /** One or several rules per field name. */
  readonly rules: Readonly<Record<Name, Rule | readonly Rule[]>>
  /** Sends the valid values. Rejects if sending fails. */
  readonly send: (values: Record<Name, string>) => Promise<void>
  /** Toast that is shown if sending fails. */
  readonly failed: Omit<Toast, 'id' | 'tone'>
  /** False while a value other than a text field is missing. The form isn't sent until then, and an attempt says why. */
  readonly isComplete?: boolean
  /** Called if a visitor submits the form anyway. */
  readonly onIncomplete?: () => void
}

/**
 * The state of a form: `field(name)` is what a text field in it needs, the rest is for `Form`. Fields are validated when the
 * form is submitted, and each when the visitor leaves it filled in; from then on when it changes. The values stay in the
 * document, so that text typed before hydration is kept.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, send, failed, isComplete = true, onIncomplete } = options
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [isSending, setIsSending] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  // With state alone, a second submit before the next render would pass.
  const isBusy = useRef(false)
  /** Names of the fields that were validated. */
  const known = useRef(new Set<string>())

  const deliver = async (values: Record<Name, string>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    try {
      await send(values)
    } catch (error) {
      console.error(error)
      showToast({ tone: 'error', ...failed })
    }
    isBusy.current = false
    setIsSending(false)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWasTried(true)
    const { currentTarget } = event
    if (!isComplete) onIncomplete?.()
    const controls = controlsOf(currentTarget).filter(({ name }) => Object.hasOwn(rules, name))
    for (const { name } of controls) known.current.add(name)
    const broken = controls.flatMap((control) => {
      const error = errorOf(rules[control.name as Name], answerIn(control))
      return error === undefined ? [] : [{ control, error }]
    })
    // The field that gets the focus must have its message by then.
    flushSync(() => setErrors(Object.fromEntries(broken.map(({ control, error }) => [control.name, error]))))
    const [first] = broken
    if (first) first.control.focus()
    else if (!isComplete) currentTarget.querySelector<HTMLElement>('[data-invalid]')?.focus()
    else void deliver(Object.fromEntries(controls.map((each) => [each.name, answerIn(each)])) as Record<Name, string>)
  }

  /** Returns the current value of a field. */
  const read = useCallback((name: Name) => {
    const control = form.current && controlsOf(form.current).find((each) => each.name === name)
    return control ? answerIn(control) : ''
  }, [])

  /** Empties the form and forgets what was validated. */
  const reset = () => {
    known.current.clear()
    setErrors({})
    setWasTried(false)
    form.current?.reset()
  }

  const validate = (name: Name, control: Control) => {
    const error = errorOf(rules[name], answerIn(control))
    if (known.current.has(name)) setErrors((before) => ({ ...before, [name]: error }))
  }

  const field = (name: Name) => ({
    name,
    error: errors[name],
    onChange: ({ target }: ChangeEvent<Control>) => validate(name, target),
    onBlur({ target }: FocusEvent<Control>) {
      afterRelease(() => {
        if (answerIn(target).trim() !== '') known.current.add(name)
        validate(name, target)
      })
    },
  })
  return { form, field, read, reset, submit, isSending, isComplete, wasTried }
}

/** Waits for the end of the press that moved the focus: a message must not move the button that is being pressed. */
function afterRelease(then: () => void): void {
  const waiting = new AbortController()
  const release = () => {
    waiting.abort()
    // After the click.
    setTimeout(then)
  }
  for (const type of ['mouseup', 'keyup']) addEventListener(type, release, { signal: waiting.signal })
}

/** The fields that visitors fill in. */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  return Array.from(form.elements as Iterable<Control>).filter(({ type }) => type !== 'hidden')
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

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  readonly state: Pick<ReturnType<typeof useForm>, 'form' | 'submit' | 'isSending' | 'isComplete' | 'wasTried'>
  /** URL to which the browser sends the form without the app. */
  readonly endpoint: Service | undefined
  /** Shown if scripts are off. */
  readonly needsScript: ReactNode
  /** Label of the button, and its label while the form is being sent. */
  readonly button: string
  readonly sending: string
  /** Why the form can't be sent yet, shown below the button once the visitor tried. */
  readonly incomplete?: string
}

/** A form with its fields, a button and everything around sending it. */
export function Form({ state, endpoint, needsScript, button, sending, incomplete, children, ...rest }: FormProps) {
  const { form, submit, isSending, isComplete, wasTried } = state
  const send = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const reason = isComplete || !wasTried ? undefined : incomplete

  useEffect(() => {
    // The browser validates the fields until hydration, then the form does.
    if (form.current) form.current.noValidate = true
  }, [form])

  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus. Return it unless the visitor has moved it.
    if (wasSending.current && document.activeElement === document.body) send.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  return (
    <form
      {...rest}
      ref={form}
      // A form without an endpoint or a part of its values can't be sent before hydration: this method prevents it.
      method={endpoint && isComplete ? 'post' : 'dialog'}
      action={endpoint?.url}
      encType="multipart/form-data"
      data-needs-app="submit"
      onSubmit={submit}
    >
      <Unseen fields={endpoint?.fields} needsScript={needsScript} />
      <Fields>{children}</Fields>
      <Send
        ref={send}
        type="submit"
        disabled={isSending}
        aria-disabled={isComplete ? undefined : true}
        aria-describedby={reason ? reasonId : undefined}
        data-needs-app="click"
      >
        {isSending ? sending : button}
      </Send>
      {reason ? <Reason id={reasonId}>{reason}</Reason> : null}
    </form>
  )
}

interface UnseenProps {
  readonly fields: NonNullable<FormProps['endpoint']>['fields']
  readonly needsScript: FormProps['needsScript']
}

/** What the service gets beside the answers, and what visitors without scripts read. */
function Unseen({ fields = {}, needsScript }: UnseenProps) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NeedsScript>{needsScript}</NeedsScript>
    </>
  )
}

const NeedsScript = styled.p`
  display: none;
  margin-bottom: ${space[3]};
  color: ${color.danger};
  ${mixin.strongSmall}

  ${media.noScript} {
    display: block;
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 14rem), (100% - ${space[2]}) / 2), 1fr));
  gap: ${space[3]} ${space[2]};
`

const Send = styled(Button)`
  width: 100%;
  margin-top: ${space[4]};

  form[method='dialog'] > & {
    ${mixin.scriptOnly}
  }
`

const Reason = styled.p`
  margin-top: ${space[1]};
  color: ${color.soft};
  font: ${text.small};
  text-align: center;
  ${mixin.scriptOnly}
`
