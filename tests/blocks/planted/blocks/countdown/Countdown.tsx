'use client'

import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { text } from '../../../../../src/site/theme/tokens.ts'
import { Section } from '../../../../../src/site/ui/Section.tsx'
import type { CountdownProps } from './schema.ts'

export function Countdown({ until, deadline, ...section }: CountdownProps) {
  const left = useMinutesUntil(until)
  return (
    <Section {...section}>
      <p>{deadline}</p>
      <Left aria-hidden="true">{left === undefined ? '' : format(left)}</Left>
    </Section>
  )
}

/** Minutes until a moment; undefined in the first render, which has to match the server's. */
function useMinutesUntil(moment: string): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 60_000)))
    update()
    const timer = setInterval(update, 10_000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const format = (minutes: number) =>
  [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** One line high, even while it is empty. */
const Left = styled.p`
  min-height: 1lh;
  font: ${text.heading};
  font-variant-numeric: tabular-nums;
`
