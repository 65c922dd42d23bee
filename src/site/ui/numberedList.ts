import { css } from 'styled-components'
import { color, media, mixin, space } from '../theme/tokens.ts'
import { disc } from './disc.ts'

/** The look of an `ol` with its numbers in circles on a line. */
export const numberedList = css`
  counter-reset: step;

  li {
    position: relative;
    padding-inline-start: calc(2rem + ${space[2]});
    counter-increment: step;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    ${disc('2rem')}
    background: ${color.accentSoft};
    color: ${color.accent};
    ${mixin.strongCaption}
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 2.25rem 0.25rem;
    inset-inline-start: 1rem;
    width: 1px;
    background: ${color.line};
  }

  ${media.forcedColors} {
    li::before {
      border: 1px solid;
    }
  }
`
