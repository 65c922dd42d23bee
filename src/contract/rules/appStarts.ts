import type { VisitRule } from '../rule.ts'

export const appStarts: VisitRule = {
  name: 'app-starts',
  says: 'Every island responds once a visitor is about to use it.',
  why: 'An island whose module throws while it loads never responds.',
  fix: 'Do nothing while the module loads: no `window`, no stored value, nothing outside the component that can throw.',
  inVisit: ({ isHydrated }) => (isHydrated ? [] : [{ at: '[data-island]', what: 'An island didn’t hydrate.' }]),
}
