import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { media, space } from '../../src/site/theme/tokens.ts'
import { Accordion } from '../../src/site/ui/Accordion.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { FaqProps } from './schema.ts'

/** More questions than that are in two columns below the heading: beside it, they would leave its column empty. */
const mostBeside = 5

export function Faq({ items, open, actions, ...base }: FaqProps) {
  const name = useId()
  const isLong = items.length > mostBeside
  const rows = items.map(({ question, answer }, index) => ({
    summary: <Question>{question}</Question>,
    body: <RichText html={answer} />,
    open: open === 'first' && index === 0,
  }))
  const half = isLong ? Math.ceil(rows.length / 2) : rows.length
  return (
    <Section {...base} layout={isLong ? 'stack' : 'split'}>
      <Lists data-long={isLong ? '' : undefined}>
        <Accordion name={name} items={rows.slice(0, half)} />
        {isLong ? <Accordion name={name} items={rows.slice(half)} /> : null}
      </Lists>
      <Actions actions={actions} first="secondary" />
    </Section>
  )
}

const Question = styled.h3`
  font: inherit;
  letter-spacing: inherit;
`

/** One list where there is only one column. */
const Lists = styled.div`
  ${media.upToDesktop} {
    > :first-child:not(:last-child) {
      border-bottom: 0;
    }
  }
  ${media.desktop} {
    &[data-long] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
    }
  }
`
