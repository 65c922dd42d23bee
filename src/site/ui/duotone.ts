import { css } from 'styled-components'
import { color } from '../theme/tokens.ts'

/** Draws the picture in an element with `data-duotone` in two colors: white, and one for shadows. */
export const duotone = css`
  &[data-duotone] {
    isolation: isolate;
    background: #fff;

    img {
      filter: grayscale(1) contrast(1.15);
      mix-blend-mode: multiply;
    }
    > picture::after {
      content: '';
      position: absolute;
      inset: 0;
      background: color-mix(in oklab, ${color.second} 72%, ${color.night});
      mix-blend-mode: lighten;
    }
  }
`
