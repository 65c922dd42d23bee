import type { VisitRule } from '../rule.ts'

export const outsideRequest: VisitRule = {
  name: 'outside-request',
  says: 'The page requests nothing from other hosts before the visitor asks for it.',
  why: 'Other hosts would learn who reads the page, and the page would wait for them.',
  fix: 'Keep images and fonts in `public/`. Embed other hosts’ pages with `ServiceFrame` and the author’s `services`.',
  inVisit: ({ outsideRequests }) =>
    [...new Set(outsideRequests)].map((url) => ({
      at: url,
      what: 'The page requested a file from another host.',
    })),
}
