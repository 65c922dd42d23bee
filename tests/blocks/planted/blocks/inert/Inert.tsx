import { Button } from '../../../../../src/site/ui/Button.tsx'
import { Section } from '../../../../../src/site/ui/Section.tsx'
import type { InertProps } from './schema.ts'

/** Has a button that does nothing, because the block is no island. */
export function Inert({ text }: InertProps) {
  return (
    <Section heading="An inert block">
      <Button data-needs-app="click">{text}</Button>
    </Section>
  )
}
