import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

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
  says: 'Every id is unique on the page, and every reference to an id has a target.',
  why: 'With duplicate ids, labels, anchors and dialogs find the wrong element.',
  fix: 'Create ids with `useId()`, and pass an author’s `id` only to `Section`.',
  inPage({ main }) {
    const twice = [...document.querySelectorAll('[id]')].filter(
      (element, index, all) => all.findIndex(({ id }) => id === element.id) < index,
    )
    const doubles = twice.map((element) => violationAt(element, `The id \`${element.id}\` appears twice.`))
    const broken = references.flatMap((name) =>
      [...main.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => violationAt(element, `Its \`${name}\` names \`${id}\`, which does not exist.`)),
      ),
    )
    return [...doubles, ...broken]
  },
}
