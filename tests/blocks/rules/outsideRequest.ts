import type { VisitRule } from '../rule.ts'

export const outsideRequest: VisitRule = {
  name: 'outside-request',
  says: 'Nothing is asked of another host before a visitor wants it.',
  why: 'Other hosts would learn who reads the page, and it would wait for them.',
  mend: 'Keep images and typefaces under `public/`; pages of others come through `ServiceFrame` and the author’s `services`.',
  inVisit: ({ outsideRequests }) =>
    [...new Set(outsideRequests)].map((url) => ({ at: url, what: 'The page asked another host.' })),
}
