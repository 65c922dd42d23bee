import { Actions } from '../../src/runtime/Actions.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { Section } from '../../src/ui/Section.tsx'
import type { NewBlockProps } from './schema.ts'

export function NewBlock({ text, actions, ...section }: NewBlockProps) {
  return (
    <Section {...section}>
      <RichText html={text} />
      {actions && <Actions actions={actions} />}
    </Section>
  )
}
