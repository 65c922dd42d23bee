import { Actions, RichText, Section } from 'pagewright/block'
import type { NewBlockProps } from './schema.ts'

export function NewBlock({ text, actions, ...section }: NewBlockProps) {
  return (
    <Section {...section}>
      <RichText html={text} />
      {actions && <Actions actions={actions} />}
    </Section>
  )
}
