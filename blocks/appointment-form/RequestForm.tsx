import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { isEmail } from '../../schema/isEmail.ts'
import { formatIsoDate } from '../../src/format/formatDate.ts'
import { formatTime } from '../../src/format/formatTime.ts'
import { postForm } from '../../src/runtime/postForm.ts'
import { useReportSent } from '../../src/runtime/useReportSent.ts'
import { showToast } from '../../src/stores/toasts.ts'
import { color, media, space, text } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Card } from '../../src/ui/Card.tsx'
import { DateField } from '../../src/ui/DateField.tsx'
import { useLanguage } from '../../src/ui/language.ts'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { useLazyForm } from '../../src/ui/useLazyForm.ts'
import { type Appointment, withAppointment } from './Appointment.ts'
import type { AppointmentFormProps } from './schema.ts'
import { timeSlots } from './timeSlots.ts'

interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
}

type FormProps = Pick<
  AppointmentFormProps,
  | 'submit'
  | 'slots'
  | 'button'
  | 'sending'
  | 'labels'
  | 'datePlaceholder'
  | 'timePlaceholder'
  | 'needsScript'
  | 'messages'
>

interface RequestFormProps extends FormProps {
  readonly onScheduled: (appointment: Appointment) => void
}

/** Asks for person, date and time, and posts them. */
export function RequestForm({
  submit,
  slots,
  button,
  sending,
  labels,
  datePlaceholder,
  timePlaceholder,
  needsScript,
  messages,
  onScheduled,
}: RequestFormProps) {
  const { tag } = useLanguage()
  const [date, setDate] = useState<Date>()
  const [time, setTime] = useState('')
  const [state, setState] = useState<'idle' | 'submitting'>('idle')
  const [wasMissing, setWasMissing] = useState(false)
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const dateButton = useRef<HTMLButtonElement>(null)
  const timeSelect = useRef<HTMLSelectElement>(null)
  const required = (value: string) => value.trim() !== '' || messages.required
  const { register, handleSubmit, errors } = useLazyForm({
    name: required,
    email: { required, email: (value: string) => isEmail(value.trim()) || messages.email },
    phone: required,
    company: required,
  })
  const reportSent = useReportSent('appointment')
  const isReady = date !== undefined && time !== ''

  useEffect(() => {
    // The browser checks the fields until this form can do it in words of its own.
    if (form.current) form.current.noValidate = true
  }, [])

  const fail = (error: unknown) => {
    console.error(error)
    showToast({ tone: 'error', ...messages.failed })
  }

  const send = async (person: Person) => {
    if (!date || time === '') {
      const next = date ? timeSelect : dateButton
      next.current?.focus()
      return
    }
    if (isBusy.current) return
    isBusy.current = true
    setState('submitting')
    try {
      await postForm(submit.url, { ...person, date: formatIsoDate(date), time })
    } catch (error) {
      fail(error)
      isBusy.current = false
      setState('idle')
      return
    }
    reportSent()
    const appointment = { date, time }
    form.current?.closest('dialog')?.close()
    showToast({
      tone: 'success',
      title: messages.done.title,
      text: withAppointment(messages.done.text, appointment, tag),
    })
    onScheduled(appointment)
  }

  /** A disabled button keeps the browser from sending on Enter; the visitor deserves an answer all the same. */
  const sendOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter || isReady || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  return (
    <Surface>
      <form
        ref={form}
        method="post"
        action={submit.url}
        encType="multipart/form-data"
        data-live="submit"
        onKeyDown={sendOnEnter}
        onSubmit={(event) => {
          if (!isReady) {
            setWasMissing(true)
            showToast({ tone: 'error', ...messages.missing })
          }
          void handleSubmit(send, fail)(event)
        }}
      >
        <NeedsScript>{needsScript}</NeedsScript>
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
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            required
            error={errors.phone}
            {...register('phone')}
          />
          <TextField
            label={labels.company}
            autoComplete="organization"
            required
            error={errors.company}
            {...register('company')}
          />
          <DateField
            ref={dateButton}
            label={labels.date}
            placeholder={datePlaceholder}
            value={date}
            onChange={setDate}
            error={wasMissing && !date ? messages.choose : undefined}
          />
          <SelectField
            ref={timeSelect}
            label={labels.time}
            placeholder={timePlaceholder}
            options={timeSlots(slots)}
            write={(slot) => formatTime(slot, tag)}
            autoComplete="off"
            disabled={!date}
            value={time}
            onChange={(event) => setTime(event.target.value)}
            error={wasMissing && date && time === '' ? messages.choose : undefined}
          />
        </Fields>
        <Send type="submit" disabled={!isReady || state === 'submitting'} data-live="click">
          {state === 'submitting' ? sending : button}
        </Send>
      </form>
    </Surface>
  )
}

const Surface = styled(Card)`
  padding: clamp(${space[3]}, 4vw, ${space[6]});

  dialog & {
    padding: 0;
    background: none;
    box-shadow: none;
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
`

const Send = styled(Button)`
  width: 100%;
  margin-top: ${space[4]};
`
