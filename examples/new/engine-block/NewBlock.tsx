import { Actions } from '../../src/site/runtime/Actions.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { NewBlockProps } from './schema.ts'

export function NewBlock({ text, actions, ...section }: NewBlockProps) {
  return (
    <Section {...section}>
      <RichText html={text} />
      {actions && <Actions actions={actions} />}
    </Section>
  )
}
