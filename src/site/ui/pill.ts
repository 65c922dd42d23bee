import { css } from 'styled-components'
import { color, duration, radius, text } from '../theme/tokens.ts'

/** The look of a short label to click, such as a filter or a link among others. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.small};
  transition:
    background-color ${duration.quick},
    border-color ${duration.quick},
    color ${duration.quick};
`
