import check from 'icon:calendar-check'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, glowOn, space, text } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { dialogAround } from '../../src/site/ui/dialogs.ts'
import { disc } from '../../src/site/ui/disc.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { useLanguage } from '../../src/site/ui/language.ts'
import { type Appointment, withAppointment } from './Appointment.ts'
import type { AppointmentFormProps } from './schema.ts'

export interface RequestedAppointment {
  readonly appointment: Appointment
  /** What the visitor reads about it. */
  readonly words: { readonly title: string; readonly text: string }
  /** Whether the service answered that it accepted the request. */
  readonly isAccepted: boolean
}

interface RequestedProps extends RequestedAppointment {
  readonly messages: AppointmentFormProps['messages']
}

/** Replaces the form once the request has been sent. */
export function Requested({ appointment, words, isAccepted, messages }: RequestedProps) {
  const { language } = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that had the focus is gone. A closed dialog has already returned the focus.
    if (!dialogAround(title.current)) title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Surface>
      <Mark>
        <Icon body={check} size={32} />
      </Mark>
      <div>
        <h3 ref={title} tabIndex={-1}>
          {words.title}
        </h3>
        <p>
          <strong>{withAppointment(words.text, appointment, language)}</strong>
        </p>
        {isAccepted ? <p>{messages.confirmation}</p> : null}
      </div>
    </Surface>
  )
}

const Surface = styled(Card)`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: clamp(${space[4]}, 5vw, ${space[8]});
  background: ${glowOn(color.surface)};

  h3 {
    margin-bottom: ${space[1]};
    font: ${text.heading};

    &:focus {
      outline: 0;
    }
  }
  p + p {
    margin-top: ${space.half};
  }
`

const Mark = styled.div`
  ${disc('4rem')}
  background: ${color.successSoft};
  color: ${color.success};
`
