import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens.ts'

/** The first link of a page, visible while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${space[1]};
  inset-inline-start: ${space[1]};
  z-index: 60;
  padding: 0.75rem 1.25rem;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
