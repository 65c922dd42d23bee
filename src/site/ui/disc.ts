import { css } from 'styled-components'
import { color, radius } from '../theme/tokens.ts'

/** The look of initials in place of a portrait: they stand out from every ground. */
export const initialsLook = css`
  background: color-mix(in srgb, ${color.accent} 22%, transparent);
  color: ${color.ink};
`

/** A circle with an icon or number in its middle; by default as large as a finger needs. */
export const disc = (size = '2.75rem') => css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size};
  height: ${size};
  border-radius: ${radius.pill};
`
