import styled from 'styled-components'
import type { Html } from '../../../schema/values.ts'
import { space, text } from '../theme/tokens.ts'
import { numberedList } from './numberedList.ts'
import { RichText } from './RichText.tsx'

interface StepsProps {
  readonly title: string | undefined
  readonly steps: readonly { readonly title: string; readonly text?: Html }[]
  readonly titleAs?: 'h2' | 'h3'
}

/** What happens, one step below the other along a line. */
export function Steps({ title, steps, titleAs = 'h3' }: StepsProps) {
  return (
    <div>
      {title ? <Title as={titleAs}>{title}</Title> : null}
      <List>
        {steps.map((step) => (
          <li key={step.title}>
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
