import styled from 'styled-components'
import { color, mixin, ornamentContent, ornamentMark, space } from '../theme/tokens.ts'

/** A short text above a heading, preceded by the ornament of the theme. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75em;
  margin-bottom: ${space[2]};
  color: ${color.accent};
  ${mixin.strongSmall}

  &::before {
    content: ${ornamentContent};
    flex: none;
    width: 17px;
    height: 16px;
    background: ${ornamentMark};
    background-repeat: no-repeat;

    @media print, (forced-colors: active) {
      display: none;
    }
  }

  [data-align='center'] & {
    justify-content: center;
  }
`
