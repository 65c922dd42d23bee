'use client'

import { useState } from 'react'
import { PersonLine } from '../../src/site/runtime/PersonLine.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { Steps } from '../../src/site/ui/Steps.tsx'
import type { Appointment } from './Appointment.ts'
import { Requested, type RequestedAppointment } from './Requested.tsx'
import { RequestForm } from './RequestForm.tsx'
import type { AppointmentFormProps } from './schema.ts'

interface AppointmentFormEvents {
  /** Called with the chosen date and time once the request was sent. */
  readonly onScheduled?: (appointment: Appointment) => void
}

/** A section with the steps of an appointment and the form that requests one. */
export function AppointmentForm({
  id,
  tone,
  eyebrow,
  heading,
  intro,
  image,
  stepsTitle,
  steps,
  person,
  messages,
  onScheduled,
  ...form
}: AppointmentFormProps & AppointmentFormEvents) {
  const [requested, setRequested] = useState<RequestedAppointment>()
  return (
    <Section
      id={id}
      tone={tone}
      eyebrow={eyebrow}
      heading={heading}
      intro={intro}
      image={image}
      layout="split"
      aside={
        steps || person ? (
          <>
            {steps ? <Steps title={stepsTitle} steps={steps} /> : null}
            {person ? <PersonLine person={person} /> : null}
          </>
        ) : undefined
      }
    >
      {requested ? (
        <Requested {...requested} messages={messages} />
      ) : (
        <RequestForm
          {...form}
          messages={messages}
          onSent={(sent) => {
            setRequested(sent)
            onScheduled?.(sent.appointment)
          }}
        />
      )}
    </Section>
  )
}
