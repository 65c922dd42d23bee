import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const motion: PageRule = {
  name: 'motion',
  says: 'Nothing moves if a visitor prefers reduced motion.',
  why: 'Motion makes some people dizzy.',
  fix: 'Write animations inside `media.motion`, and show animated drawings with `Illustration`.',
  inPage({ main, condition }) {
    if (condition.look !== 'reduced-motion') return []
    const drawings = [...main.querySelectorAll('svg')].filter((drawing) =>
      drawing.querySelector('animate, animateTransform, animateMotion'),
    )
    const running = document.getAnimations().flatMap(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && target ? [target] : []
    })
    return [...new Set([...running, ...drawings])].map((element) => violationAt(element, 'It still moves.'))
  },
}
