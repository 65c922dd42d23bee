import { isForReadersOnly, isShown, letters, violationAt } from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

/** What a block has in its markup, and what it leaves alone. */

const images: PageRule = {
  name: 'images',
  says: 'Every image has a size, and every inline SVG has a name or is hidden from screen readers.',
  why: 'Otherwise the page jumps when the image loads, and screen readers announce a picture without saying what it shows.',
  fix: 'Use the shape `image` and render `width` and `height`. A decoration has `aria-hidden`.',
  inPage({ main }) {
    const unsized = [...main.querySelectorAll('img:not([width][height])')]
    const drawings = [...main.querySelectorAll('svg')].filter(
      (drawing) =>
        drawing.parentElement?.closest('svg') === null &&
        drawing.closest('[aria-hidden=true]') === null &&
        !drawing.matches('[aria-label], [aria-labelledby]'),
    )
    return [
      ...unsized.map((image) => violationAt(image, 'The image has no `width` and `height`.')),
      ...drawings.map((drawing) => violationAt(drawing, 'The drawing has neither a name nor `aria-hidden`.')),
    ]
  },
}

const headings: PageRule = {
  name: 'headings',
  says: 'A block’s headings start at h1 or h2, skip no level and aren’t empty, and at most one is an h1.',
  why: 'Screen readers list the headings as a table of contents.',
  fix: 'Let `Section` render the heading. Use h3 for parts of the section and h4 for their parts.',
  inPage({ main }) {
    const all = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => isShown(heading) || isForReadersOnly(heading),
    )
    const levels = all.map(({ localName }) => Number(localName.slice(1)))
    return all.flatMap((heading, index) => {
      const level = levels[index] ?? 0
      const above = levels[index - 1] ?? 1
      if (letters(heading.textContent) === '') return [violationAt(heading, 'This heading is empty.')]
      const what = index === 0 ? `The first heading is an h${level}` : `An h${level} follows an h${above}`
      if (level > above + 1) return [violationAt(heading, `${what}.`)]
      if (level === 1 && levels.indexOf(1) < index) return [violationAt(heading, 'This is a second h1.')]
      return []
    })
  },
}

const references = 'for aria-labelledby aria-describedby aria-controls aria-owns commandfor popovertarget list'.split(
  ' ',
)

const uniqueIds: PageRule = {
  name: 'unique-ids',
  says: 'Every id is unique on the page, and every reference to an id has a target.',
  why: 'With duplicate ids, labels, anchors and dialogs find the wrong element.',
  fix: 'Create ids with `useId()`, and pass an author’s `id` only to `Section`.',
  inPage({ main }) {
    const twice = [...document.querySelectorAll('[id]')].filter(
      (element, index, all) => all.findIndex(({ id }) => id === element.id) < index,
    )
    const broken = references.flatMap((name) =>
      [...main.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => violationAt(element, `Its \`${name}\` names \`${id}\`, which does not exist.`)),
      ),
    )
    return [...twice.map((element) => violationAt(element, `The id \`${element.id}\` appears twice.`)), ...broken]
  },
}

/** Styles of surrounding elements that a block must not change. */
const untouched = {
  overflowX: 'visible',
  overflowY: 'visible',
  cursor: 'auto',
  filter: 'none',
  position: 'static',
} as const

const contained: PageRule = {
  name: 'contained',
  says: 'A block changes nothing outside itself: no styles, and no elements next to the page’s own.',
  why: 'A block that changes its neighbors causes bugs whose origin is hard to find.',
  fix: 'Style only elements of the block. For something above the page, use a `dialog` or a popover inside the block.',
  inPage({ main }) {
    const around = [document.documentElement, document.body, main]
    const restyled = around.flatMap((element) => {
      const style = getComputedStyle(element)
      return Object.entries(untouched)
        .filter(([name, value]) => style[name as keyof typeof untouched] !== value)
        .map(([name]): Violation => ({ at: element.localName, what: `Its \`${name}\` was changed.` }))
    })
    const strangers = [...document.body.children]
      .filter((child) => child.id !== 'app' && !/^(script|style)$/.test(child.localName))
      .map(
        (child): Violation => ({
          at: `body > ${child.localName}`,
          what: 'This element was added to the page.',
        }),
      )
    const covers = [...main.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(
        (element): Violation => ({
          at: element.localName,
          what: 'It is fixed to the screen, above everything else.',
        }),
      )
    return [...restyled, ...strangers, ...covers]
  },
}

const motion: PageRule = {
  name: 'motion',
  says: 'Nothing moves if a visitor prefers reduced motion.',
  why: 'Motion makes some people dizzy.',
  fix: 'Write animations inside `media.motion`, and show animated drawings with `Illustration`.',
  inPage({ main, condition }) {
    if (condition.setting !== 'reduced-motion') return []
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

export const markupRules: readonly PageRule[] = [images, headings, uniqueIds, contained, motion]
