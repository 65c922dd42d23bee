import styled from 'styled-components'
import { color, media, radius, space, text } from '../../src/theme/tokens.ts'
import { RichText } from '../../src/ui/RichText.tsx'
import type { AppointmentFormProps } from './schema.ts'

interface StepsProps {
  readonly title: string | undefined
  readonly steps: NonNullable<AppointmentFormProps['steps']>
}

/** What happens, one after the other, strung on a line. */
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
  counter-reset: step;
  max-width: 30em;

  li {
    position: relative;
    padding-block-end: ${space[3]};
    padding-inline-start: ${space[6]};
    font: ${text.small};
    counter-increment: step;
  }
  li:last-child {
    padding-bottom: 0;
  }
  strong {
    display: block;
    font: ${text.label};
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: -0.125rem;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.pill};
    background: ${color.accentSoft};
    color: ${color.accent};
    font: ${text.caption};
    font-weight: 600;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 2.25rem 0.375rem;
    inset-inline-start: 1rem;
    width: 1px;
    background: ${color.line};
  }

  ${media.forcedColors} {
    li::before {
      border: 1px solid;
    }
  }
`
