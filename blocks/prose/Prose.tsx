import { Actions } from '../../src/runtime/Actions.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { Section } from '../../src/ui/Section.tsx'
import type { ProseProps } from './schema.ts'

export function Prose({ text, actions, ...base }: ProseProps) {
  return (
    <Section {...base}>
      <RichText html={text} />
      <Actions actions={actions} />
    </Section>
  )
}
