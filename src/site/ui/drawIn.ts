import { css, keyframes } from 'styled-components'
import { media, travel } from '../theme/tokens.ts'

const draw = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`

/**
 * Draws an ornament from its start to its end while it comes into sight, in browsers that can tie an animation to scrolling.
 * In all others, and for visitors who prefer less motion, it is simply there. Not for content, which never waits.
 */
export const drawIn = css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${draw} linear both;
      animation-timeline: view();
      animation-range: entry 30% cover ${travel.drawing};
    }
  }
`
