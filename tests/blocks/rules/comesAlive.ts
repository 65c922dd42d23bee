import type { VisitRule } from '../rule.ts'

export const comesAlive: VisitRule = {
  name: 'comes-alive',
  says: 'The page comes alive as soon as somebody uses it.',
  why: 'A block whose code fails before it renders takes the whole page with it.',
  mend: 'Do nothing while the module loads: no `window`, no stored value, nothing that can throw outside of the component.',
  inVisit: ({ isAlive }) => (isAlive ? [] : [{ at: 'main', what: 'The app has not taken over the page.' }]),
}
