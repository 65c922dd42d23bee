import type { VisitRule } from '../rule.ts'

export const appStarts: VisitRule = {
  name: 'app-starts',
  says: 'The page hydrates as soon as a visitor uses it.',
  why: 'A block that throws while its module loads prevents the whole page from hydrating.',
  fix: 'Do nothing while the module loads: no `window`, no stored value, nothing outside the component that can throw.',
  inVisit: ({ isHydrated }) => (isHydrated ? [] : [{ at: 'main', what: 'The page didn’t hydrate.' }]),
}
