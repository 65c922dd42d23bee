import { violationAt } from '../page/dom.ts'
import type { PageRule } from '../rule.ts'

export const needsApp: PageRule = {
  name: 'needs-app',
  says: 'A control with `data-needs-app` is in an island.',
  why: 'Elsewhere no code runs that could answer: the control does nothing, on every page that is built.',
  fix: "Begin the component of the block with `'use client'`, or let the control work with native HTML alone.",
  inPage: ({ main }) =>
    [...main.querySelectorAll('[data-needs-app]')]
      // Blocks inside an island are no part of it.
      .filter((control) => !control.closest('[data-island], [data-blocks]')?.matches('[data-island]'))
      .map((control) => violationAt(control, 'It needs the app, and is in no island.')),
}
