import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, space, tracking, text as type } from '../../src/site/theme/tokens.ts'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { ProseProps } from './schema.ts'

export function Prose({ size, text, actions, ...base }: ProseProps) {
  const Text = size === 'large' ? Statement : RichText
  return (
    <Section {...base}>
      <Text html={text} />
      <Actions actions={actions} />
    </Section>
  )
}

const Statement = styled(RichText)`
  max-width: none;
  color: ${color.ink};
  font: ${type.title};
  font-weight: 500;
  letter-spacing: ${tracking.tight};

  && {
    margin-top: ${space[3]};
  }
`
