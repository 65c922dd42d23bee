import type { VisitRule } from '../rule.ts'
import { isOfHydration } from './hydration.ts'

export const consoleRule: VisitRule = {
  name: 'console',
  says: 'Nothing is written to the console.',
  why: 'A message there is either a mistake or noise that hides one.',
  mend: 'Mend what the message says. What a developer has to know belongs into a test.',
  inVisit: ({ messages }) =>
    messages
      .filter((message) => !isOfHydration(message))
      .map((message) => ({ at: 'console', what: message })),
}
