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
import { color, look, media, space } from '../theme/tokens.ts'
import { Button } from './Button.tsx'
import { type Rules, useFields, type Values } from './useFields.ts'

interface FormOptions<Name extends string> {
  readonly rules: Rules<Name>
  /** Sends the valid values. Rejects if sending fails. */
  readonly send: (values: Values<Name>) => Promise<void>
  /** Toast that is shown if sending fails. */
  readonly failed: Omit<Toast, 'id' | 'tone'>
  /** False while a value other than a text field is missing. The form can't be sent until then. */
  readonly isComplete?: boolean
  /** Called if a visitor submits the form anyway. */
  readonly onIncomplete?: () => void
}

/** The state of a form: `field(name)` is what a text field in it needs, the rest is for `Form`. */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, send, failed, isComplete = true, onIncomplete } = options
  const { register, handleSubmit, errors, read, reset } = useFields(rules)
  const [isSending, setIsSending] = useState(false)
  // With state alone, a second submit before the next render would pass.
  const isBusy = useRef(false)

  const deliver = async (values: Values<Name>) => {
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
    const { currentTarget } = event
    const focusMissing = async () => currentTarget.querySelector<HTMLElement>('[data-invalid]')?.focus()
    if (!isComplete) onIncomplete?.()
    void handleSubmit(isComplete ? deliver : focusMissing)(event)
  }

  const field = (name: Name) => ({ ...register(name), error: errors[name] })
  return { field, read, reset, submit, isSending, isComplete }
}

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  readonly state: Pick<ReturnType<typeof useForm>, 'submit' | 'isSending' | 'isComplete'>
  /** URL to which the browser sends the form without the app. */
  readonly endpoint: Service | undefined
  /** Shown if scripts are off. */
  readonly needsScript: ReactNode
  /** Label of the button, and its label while the form is being sent. */
  readonly button: string
  readonly sending: string
}

/** A form with its fields, a button and everything around sending it. */
export function Form({ state, endpoint, needsScript, button, sending, children, ...rest }: FormProps) {
  const { submit, isSending, isComplete } = state
  const form = useRef<HTMLFormElement>(null)
  const send = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The browser validates the fields until hydration, then the form does.
    if (form.current) form.current.noValidate = true
  }, [])

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
      // A form without an endpoint can't be sent before hydration: this method prevents it.
      method={endpoint ? 'post' : 'dialog'}
      action={endpoint?.url}
      encType="multipart/form-data"
      data-needs-app="submit"
      onKeyDown={isComplete ? undefined : submitOnEnter}
      onSubmit={submit}
    >
      <Unseen fields={endpoint?.fields} needsScript={needsScript} />
      <Fields>{children}</Fields>
      <Send ref={send} type="submit" disabled={!isComplete || isSending} data-needs-app="click">
        {isSending ? sending : button}
      </Send>
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

/** A form with a disabled button ignores Enter. This handler tells visitors what is missing. */
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
  ${look.strongSmall}

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
    ${look.scriptOnly}
  }
`
