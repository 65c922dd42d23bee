'use client'

import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { ContactCard } from './ContactCard.tsx'
import { MessageForm } from './MessageForm.tsx'
import type { ContactProps } from './schema.ts'

export function Contact({ card, form, person, prompt, ...base }: ContactProps) {
  const headingLevel = base.heading === undefined ? 2 : 3
  const promptId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Section {...base}>
      <Layout data-columns={form ? 'two' : undefined}>
        <ContactCard card={card} headingLevel={headingLevel} person={form ? undefined : person} />
        {form ? <MessageForm form={form} headingLevel={headingLevel} person={person} /> : null}
        {prompt ? (
          <Prompt aria-labelledby={promptId}>
            <Heading id={promptId}>{prompt.heading}</Heading>
            <Paragraph html={prompt.text} />
            <Actions actions={prompt.actions} />
          </Prompt>
        ) : null}
      </Layout>
    </Section>
  )
}

const Prompt = styled.aside`
  ${mixin.deep}
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: clamp(${space[3]}, 3vw, ${space[4]});
  border-radius: ${radius.card};
  color: ${color.soft};

  h2,
  h3 {
    font: ${text.heading};
  }
  > :last-child {
    margin-top: ${space[1]};
  }
`

/** Children are in the reading order of narrow screens. With two columns, the focus moves down each column in turn. */
const Layout = styled.div`
  display: grid;
  gap: clamp(${space[4]}, 5vw, ${space[8]});

  ${media.wide} {
    &[data-columns] {
      grid-template: 'card form' auto 'prompt form' 1fr / minmax(0, 5fr) minmax(0, 7fr);
      align-items: start;
      reading-flow: grid-columns;

      > :nth-child(1) {
        grid-area: card;
      }
      > :nth-child(2) {
        grid-area: form;
      }
      > :nth-child(3) {
        grid-area: prompt;
      }
    }
  }
`
