import type { VisitRule } from '../rule.ts'
import { isHydrationError } from './hydration.ts'

export const consoleRule: VisitRule = {
  name: 'console',
  says: 'The block writes nothing to the console.',
  why: 'A message is either a sign of a mistake or noise that hides one.',
  fix: 'Fix the cause of the message. Put what a developer needs to know into a test.',
  inVisit: ({ messages }) =>
    messages.filter((message) => !isHydrationError(message)).map((message) => ({ at: 'console', what: message })),
}
