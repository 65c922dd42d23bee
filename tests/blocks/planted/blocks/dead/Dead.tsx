'use client'

import { Section } from '../../../../../src/site/ui/Section.tsx'
import type { DeadProps } from './schema.ts'

if (typeof document !== 'undefined') throw new Error('This module cannot be loaded in a browser.')

/** Renders on the server, but its module throws in a browser. */
export function Dead({ text }: DeadProps) {
  return (
    <Section heading="A dead block">
      <p>{text}</p>
    </Section>
  )
}
