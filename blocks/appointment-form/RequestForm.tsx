import { useRef, useState } from 'react'
import styled from 'styled-components'
import { isEmail } from '../../schema/isEmail.ts'
import { isPhone } from '../../schema/isPhone.ts'
import type { blockBase } from '../../schema/shapes.ts'
import { formatIsoDate } from '../../src/site/format/formatDate.ts'
import { formatTime } from '../../src/site/format/formatTime.ts'
import { visitorsZone } from '../../src/site/format/zonedTime.ts'
import { postForm } from '../../src/site/runtime/postForm.ts'
import { useReportSent } from '../../src/site/runtime/useReportSent.ts'
import { showToast } from '../../src/site/stores/toasts.ts'
import { space } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { DateField } from '../../src/site/ui/DateField.tsx'
import { dialogAround } from '../../src/site/ui/dialogs.ts'
import { Form, useForm } from '../../src/site/ui/Form.tsx'
import { useLanguage } from '../../src/site/ui/language.ts'
import { SelectField } from '../../src/site/ui/SelectField.tsx'
import { TextField } from '../../src/site/ui/TextField.tsx'
import { withAppointment, withZone } from './Appointment.ts'
import type { RequestedAppointment } from './Requested.tsx'
import type { AppointmentFormProps } from './schema.ts'
import { useSlot } from './useSlot.ts'

interface RequestFormProps extends Omit<AppointmentFormProps, keyof typeof blockBase | 'stepsTitle' | 'steps'> {
  readonly onSent: (requested: RequestedAppointment) => void
}

/** Asks for contact details, a date and a time, and posts them. */
export function RequestForm({
  submit,
  slots,
  timezone = visitorsZone(),
  labels,
  datePlaceholder,
  timePlaceholder,
  messages,
  onSent,
  ...words
}: RequestFormProps) {
  const { language } = useLanguage()
  const { date, setDate, time, setTime, offered, isAhead, firstDay } = useSlot(slots, timezone)
  const [wasMissing, setWasMissing] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  const reportSent = useReportSent('appointment')
  const required = (value: string) => value.trim() !== '' || messages.required

  const reportMissing = () => {
    setWasMissing(true)
    showToast({ tone: 'error', ...messages.missing })
  }

  const form = useForm({
    rules: {
      name: required,
      email: [required, (value) => isEmail(value.trim()) || messages.email],
      phone: [required, (value) => isPhone(value) || messages.phone],
      company: required,
    },
    failed: messages.failed,
    isComplete: date !== undefined && time !== '',
    onIncomplete: reportMissing,
    async send(person) {
      if (!date) return
      if (!isAhead()) return reportMissing()
      const outcome = await postForm(submit, { ...person, date: formatIsoDate(date), time, timezone })
      reportSent()
      const appointment = { date, time, timezone }
      const isAccepted = outcome === 'accepted'
      const said = isAccepted ? messages.done : messages.sent
      dialogAround(surface.current)?.close()
      const text = withAppointment(said.text, appointment, language)
      showToast({ tone: 'success', title: said.title, text })
      onSent({ appointment, words: said, isAccepted })
    },
  })

  return (
    <Surface ref={surface}>
      <Form state={form} endpoint={submit} incomplete={messages.missing.text} {...words}>
        <TextField label={labels.name} autoComplete="name" required {...form.field('name')} />
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field('email')} />
        <TextField label={labels.phone} type="tel" autoComplete="tel" required {...form.field('phone')} />
        <TextField label={labels.company} autoComplete="organization" required {...form.field('company')} />
        <DateField
          label={labels.date}
          placeholder={datePlaceholder}
          value={date}
          onChange={setDate}
          firstDay={firstDay}
          error={wasMissing && !date ? messages.choose : undefined}
        />
        <SelectField
          name="time"
          label={date ? withZone(labels.time, { date, timezone }, language) : labels.time}
          placeholder={timePlaceholder}
          options={offered}
          format={(slot) => formatTime(slot, language)}
          autoComplete="off"
          disabled={!date}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          error={wasMissing && date && time === '' ? messages.choose : undefined}
        />
      </Form>
    </Surface>
  )
}

const Surface = styled(Card)`
  padding: clamp(${space[3]}, 4vw, ${space[6]});

  /* Where it is already on a card. */
  :is(dialog, [data-columns^='tool']) & {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`
