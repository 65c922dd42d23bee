import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import type { Savings } from './calculateSavings.ts'
import type { CalculatorProps } from './schema.ts'

interface SavingsBarProps {
  readonly savings: Savings
  readonly parts: NonNullable<CalculatorProps['parts']>
}

const order = ['handling', 'conversion', 'time'] as const

/** A bar with a segment for each part of the savings, and a legend. */
export function SavingsBar({ savings, parts }: SavingsBarProps) {
  return (
    <>
      <Bar aria-hidden="true">
        {order.map((part) => (
          <span key={part} data-part={part} style={{ '--share': savings[part] } as CSSProperties} />
        ))}
      </Bar>
      <Legend>
        {order.map((part) => (
          <li key={part} data-part={part}>
            {parts[part]}
          </li>
        ))}
      </Legend>
    </>
  )
}

const partColors = `
  &[data-part='handling'] {
    --part: ${color.first};
  }
  &[data-part='conversion'] {
    --part: ${color.second};
  }
  &[data-part='time'] {
    --part: ${color.third};
  }
`

const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 0.75rem;
  margin-top: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.pill};

  ${mixin.screenOnly}

  span {
    flex: var(--share) 0 0;
    min-width: 3px;
    background: var(--part);

    ${partColors}

    ${media.motion} {
      transition: flex-grow ${duration.calm} ${ease.out};
    }
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[3]};
  font: ${text.caption};

  ${mixin.screenOnly}

  li {
    display: flex;
    gap: 0.5em;
    align-items: center;

    ${partColors}
  }
  li::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: ${radius.pill};
    background: var(--part);
  }
`
