import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { Accordion } from '../../src/site/ui/Accordion.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { FaqProps } from './schema.ts'

export function Faq({ items, open, actions, ...base }: FaqProps) {
  const name = useId()
  return (
    <Section {...base} layout="split">
      <Accordion
        name={name}
        items={items.map(({ question, answer }, index) => ({
          summary: <Question>{question}</Question>,
          body: <RichText html={answer} />,
          open: open === 'first' && index === 0,
        }))}
      />
      <Actions actions={actions} first="secondary" />
    </Section>
  )
}

const Question = styled.h3`
  font: inherit;
  letter-spacing: inherit;
`
