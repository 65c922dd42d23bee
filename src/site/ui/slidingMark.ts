import { css } from 'styled-components'
import { duration, ease, media } from '../theme/tokens.ts'

/**
 * For a group of which one choice has a surface: the surface slides to the next choice and takes its size. Browsers that
 * can't tie one element to another show it there at once.
 * @param chosen Selector of the choice, in the group.
 * @param surface Its background, border and shadow, which the choice has elsewhere.
 */
export const slidingMark = (chosen: string, surface: string) => css`
  ${chosen} {
    ${surface}
  }
  @supports (anchor-scope: --chosen) {
    position: relative;
    isolation: isolate;
    anchor-scope: --chosen;

    &::before {
      content: '';
      position: absolute;
      inset: anchor(top) anchor(right) anchor(bottom) anchor(left);
      z-index: -1;
      box-sizing: border-box;
      position-anchor: --chosen;
      ${surface}
    }
    ${chosen} {
      anchor-name: --chosen;
      border-color: transparent;
      background: none;
      box-shadow: none;
    }
    ${media.motion} {
      &::before {
        transition: inset ${duration.calm} ${ease.inOut};
      }
    }
  }
`
