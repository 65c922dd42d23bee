import type { CharacterCount } from '../../src/ui/TextAreaField.tsx'
import { withNumbers } from './messageRules.ts'

/** From this share of the limit on, those who hear the page are told how much they have written. */
const nearly = 0.9

/** Announcements come in steps of this many characters. */
const step = 10

/**
 * How much of the limit is used, to see and to hear.
 * @param words For the counter; {count} and {max} stand for the numbers.
 * @param tooLong What is said once the limit is passed.
 */
export function characterCount(count: number, max: number, words: string, tooLong: string): CharacterCount {
  const text = withNumbers(words, { count, max })
  if (count > max) return { text, state: 'over', announcement: withNumbers(tooLong, { max }) }
  if (count < max * nearly) return { text, state: 'far', announcement: '' }
  const announced = Math.floor(count / step) * step
  return { text, state: 'near', announcement: withNumbers(words, { count: announced, max }) }
}
