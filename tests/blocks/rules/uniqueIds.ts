import { selectorOf } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'commandfor',
  'popovertarget',
  'list',
]

export const uniqueIds: PageRule = {
  name: 'unique-ids',
  says: 'Every id stands once on a page, and every reference to an id leads somewhere.',
  why: 'Labels, anchors and windows find the wrong element, or none.',
  mend: 'Make ids with `useId()`; an author’s `id` goes to `Section` and nowhere else.',
  inPage({ main }) {
    const twice = [...document.querySelectorAll('[id]')].filter(
      (element, index, all) => all.findIndex(({ id }) => id === element.id) < index,
    )
    const doubles = twice.map(
      (element): Found => ({ at: selectorOf(element), what: `The id \`${element.id}\` is there twice.` }),
    )
    const broken = references.flatMap((name) =>
      [...main.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map(
            (id): Found => ({
              at: selectorOf(element),
              what: `Its \`${name}\` names \`${id}\`, which does not exist.`,
            }),
          ),
      ),
    )
    return [...doubles, ...broken]
  },
}
