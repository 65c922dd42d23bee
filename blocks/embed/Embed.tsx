'use client'

import { Section } from '../../src/site/ui/Section.tsx'
import { ServiceFrame } from '../../src/site/ui/ServiceFrame.tsx'
import type { EmbedProps } from './schema.ts'

export function Embed({ service, load, height, aspect, image, loading, ...base }: EmbedProps) {
  return (
    <Section {...base}>
      <ServiceFrame service={service} load={load} height={height} aspect={aspect} image={image} loading={loading} />
    </Section>
  )
}
