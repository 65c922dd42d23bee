import { css } from 'styled-components'
import { radius } from '../theme/tokens.ts'

/** A circle with an icon or number in its middle; by default as large as a finger needs. */
export const disc = (size = '2.75rem') => css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size};
  height: ${size};
  border-radius: ${radius.pill};
`
