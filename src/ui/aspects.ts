import { css } from 'styled-components'

/** Shape of a video: width to height. */
export type Aspect = '16/9' | '4/3' | '1/1' | '9/16'

/** The shape that the attribute `data-aspect` names. */
export const aspects = css`
  &[data-aspect='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-aspect='4/3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-aspect='1/1'] {
    aspect-ratio: 1;
  }
  &[data-aspect='9/16'] {
    aspect-ratio: 9 / 16;
  }
`
