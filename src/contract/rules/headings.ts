import { isForReadersOnly, isShown, letters, violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const headings: PageRule = {
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
