import styled from 'styled-components'
import { space, text } from '../../src/site/theme/tokens.ts'
import { numberedList } from '../../src/site/ui/numberedList.ts'
import { RichText } from '../../src/site/ui/RichText.tsx'
import type { AppointmentFormProps } from './schema.ts'

interface StepsProps {
  readonly title: string | undefined
  readonly steps: NonNullable<AppointmentFormProps['steps']>
}

/** The steps of an appointment, one below the other along a line. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <div>
      {title ? <Title>{title}</Title> : null}
      <List>
        {steps.map((step, index) => (
          <li key={index}>
            <strong>{step.title}</strong>
            {step.text ? <RichText html={step.text} inline /> : null}
          </li>
        ))}
      </List>
    </div>
  )
}

const Title = styled.h3`
  margin-block: ${space[1]} ${space[3]};
  font: ${text.label};
`

const List = styled.ol`
  ${numberedList}
  max-width: 30em;

  li {
    padding-block-end: ${space[3]};
    font: ${text.small};
  }
  strong {
    display: block;
    font: ${text.label};
  }
  li::before {
    inset-block-start: -0.125rem;
  }
  li:not(:last-child)::after {
    inset-block-end: 0.375rem;
  }
`
