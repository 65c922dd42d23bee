import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useReportSent } from '../../src/runtime/useReportSent.ts'
import { showToast } from '../../src/stores/toasts.ts'
import { color, media, space, text } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { TextAreaField } from '../../src/ui/TextAreaField.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { useLazyForm } from '../../src/ui/useLazyForm.ts'
import { characterCount } from './characterCount.ts'
import { type ContactMessage, countCharacters, messageRules } from './messageRules.ts'
import type { ContactProps } from './schema.ts'
import { sendMessage } from './sendMessage.ts'

interface MessageFormProps {
  readonly form: ContactProps['form']
  readonly headingLevel: 2 | 3
}

/** Asks for a message and sends it. */
export function MessageForm({ form, headingLevel }: MessageFormProps) {
  const {
    heading,
    text: words,
    submit,
    limits,
    labels,
    counter,
    button,
    sending,
    needsScript,
    messages,
  } = form
  const rules = messageRules(limits, messages)

  const endpoint = 'post' in submit ? submit.post : undefined
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const [count, setCount] = useState(0)
  const [state, setState] = useState<'idle' | 'submitting'>('idle')
  const isBusy = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const { register, handleSubmit, errors, read, reset } = useLazyForm(rules)

  useEffect(() => {
    // The browser checks the fields until this form can do it in words of its own.
    if (element.current) element.current.noValidate = true
    setCount(countCharacters(read('message')))
  }, [read])

  const reportSent = useReportSent('contact')
  const message = register('message')

  const fail = (error: unknown) => {
    console.error(error)
    showToast({ tone: 'error', ...messages.failed })
  }

  const deliver = async (message: ContactMessage) => {
    if (isBusy.current) return
    isBusy.current = true
    setState('submitting')
    try {
      await sendMessage(submit, message)
      reportSent()
      showToast({ tone: 'success', ...messages.done })
      reset()
      setCount(0)
    } catch (error) {
      fail(error)
    }
    isBusy.current = false
    setState('idle')
  }

  const wasSubmitting = useRef(false)
  useEffect(() => {
    // A button that is disabled loses the focus; it gets it back unless the visitor has moved on.
    if (wasSubmitting.current && document.activeElement === document.body) send.current?.focus()
    wasSubmitting.current = state === 'submitting'
  }, [state])

  return (
    <Surface>
      <Heading id={headingId}>{heading}</Heading>
      {words ? (
        <p>
          <RichText html={words} inline />
        </p>
      ) : null}
      <form
        ref={element}
        aria-labelledby={headingId}
        // Without the app a simulated form has nowhere to go: this method goes nowhere.
        method={endpoint ? 'post' : 'dialog'}
        action={endpoint?.url}
        encType="multipart/form-data"
        data-live="submit"
        onSubmit={(event) => void handleSubmit(deliver, fail)(event)}
      >
        <NeedsScript>
          <RichText html={needsScript} inline />
        </NeedsScript>
        <Fields>
          <TextField
            label={labels.name}
            autoComplete="name"
            required
            error={errors.name}
            {...register('name')}
          />
          <TextField
            label={labels.email}
            type="email"
            autoComplete="email"
            required
            error={errors.email}
            {...register('email')}
          />
          <TextField
            label={labels.subject}
            autoComplete="off"
            required
            error={errors.subject}
            {...register('subject')}
          />
          <TextAreaField
            label={labels.message}
            rows={6}
            required
            count={characterCount(count, limits.longest, counter, messages.long)}
            error={errors.message}
            {...message}
            onChange={(event) => {
              message.onChange(event)
              setCount(countCharacters(event.target.value))
            }}
          />
        </Fields>
        <Send ref={send} type="submit" disabled={state === 'submitting'} data-live="click">
          {state === 'submitting' ? sending : button}
        </Send>
      </form>
    </Surface>
  )
}

const Surface = styled(Card)`
  padding: clamp(${space[3]}, 4vw, ${space[6]});

  > p {
    margin-top: ${space[1]};
  }
  > form {
    margin-top: ${space[4]};
  }
  h2 {
    font: ${text.title};
    font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem);
  }
`

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

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  ${media.wide} {
    textarea {
      min-height: 18rem;
    }
  }
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
