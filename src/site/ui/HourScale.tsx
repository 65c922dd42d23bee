import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { hourTicks } from '../format/hourTicks.ts'
import { color, mixin, text } from '../theme/tokens.ts'

interface HourScaleProps {
  /** The hours of the day at both ends. */
  readonly first: number
  readonly last: number
  /** BCP 47 tag. */
  readonly language: string
  readonly className?: string
}

/** Names the hours along a drawing of a day, which is as wide. */
export function HourScale({ first, last, language, className }: HourScaleProps) {
  return (
    <Scale className={className} aria-hidden="true">
      {hourTicks(first, last, language).map(({ text: hour, at }) => (
        <span key={hour} style={{ '--at': at } as CSSProperties}>
          {hour}
        </span>
      ))}
    </Scale>
  )
}

const Scale = styled.div`
  container-type: inline-size;
  position: relative;
  height: 1.5rem;
  color: ${color.faint};
  font: ${text.caption};

  span {
    position: absolute;
    inset-inline-start: var(--at);
    display: flex;
    justify-content: center;
    width: 0;
    white-space: nowrap;
  }
  /* Where there is no room for all of them. */
  @container (width < 24rem) {
    span:nth-child(even) {
      display: none;
    }
  }
  ${mixin.screenOnly}
`
