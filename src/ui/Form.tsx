import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import type { Service } from '../../schema/values.ts'
import { showToast, type Toast } from '../stores/toasts.ts'
import { color, media, space, text } from '../theme/tokens.ts'
import { Button } from './Button.tsx'
import { type Rules, useLazyForm, type Values } from './useLazyForm.ts'

interface FormOptions<Name extends string> {
  readonly rules: Rules<Name>
  /** Sends the values, which keep all rules. Rejects when they did not arrive. */
  readonly send: (values: Values<Name>) => Promise<void>
  /** Shown when they did not arrive. */
  readonly failed: Omit<Toast, 'id' | 'tone'>
  /** False while a value is missing that is not a text field; the form cannot be sent until then. */
  readonly isComplete?: boolean
  /** Called when a visitor submits the form all the same. */
  readonly onIncomplete?: () => void
}

/** The state of a form: `field(name)` is what a text field in it needs, the rest is for `Form`. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, send, failed, isComplete = true, onIncomplete } = options
  const { register, handleSubmit, errors, read, reset } = useLazyForm(rules)
  const [isSending, setIsSending] = useState(false)
  // The state alone would let a second submit through before the next render.
  const isBusy = useRef(false)

  const fail = (error: unknown) => {
    console.error(error)
    showToast({ tone: 'error', ...failed })
  }

  const deliver = async (values: Values<Name>) => {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    try {
      await send(values)
    } catch (error) {
      fail(error)
    }
    isBusy.current = false
    setIsSending(false)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const focusMissing = async () => currentTarget.querySelector<HTMLElement>('[data-invalid]')?.focus()
    if (!isComplete) onIncomplete?.()
    void handleSubmit(isComplete ? deliver : focusMissing, fail)(event)
  }

  const field = (name: Name) => ({ ...register(name), error: errors[name] })
  return { field, read, reset, submit, isSending, isComplete }
}

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  readonly state: Pick<ReturnType<typeof useForm>, 'submit' | 'isSending' | 'isComplete'>
  /** Where the browser itself would send the form. */
  readonly endpoint: Service | undefined
  /** Shown where no script runs. */
  readonly needsScript: ReactNode
  /** The words on the button, and those while the form is sent. */
  readonly button: string
  readonly sending: string
}

/** A form with its fields, a button and everything around sending it. */
export function Form({ state, endpoint, needsScript, button, sending, children, ...rest }: FormProps) {
  const { submit, isSending, isComplete } = state
  const form = useRef<HTMLFormElement>(null)
  const send = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The browser checks the fields until the form can do it in its own words.
    if (form.current) form.current.noValidate = true
  }, [])

  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus; it gets it back unless the visitor has moved on.
    if (wasSending.current && document.activeElement === document.body) send.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  return (
    <form
      {...rest}
      ref={form}
      // A form without an endpoint has nowhere to go until the app runs: this method goes nowhere.
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.url}
      encType="multipart/form-data"
      data-live="submit"
      onKeyDown={isComplete ? undefined : submitOnEnter}
      onSubmit={submit}
    >
      <NeedsScript>{needsScript}</NeedsScript>
      <Fields>{children}</Fields>
      <Send ref={send} type="submit" disabled={!isComplete || isSending} data-live="click">
        {isSending ? sending : button}
      </Send>
    </form>
  )
}

/** With its button disabled, a form ignores Enter; visitors get an answer all the same. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
  if (!isEnter || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

const NeedsScript = styled.p`
  display: none;
  margin-bottom: ${space[3]};
  color: ${color.danger};
  font: ${text.small};
  font-weight: 600;

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
    ${media.noScript} {
      display: none;
    }
  }
`
