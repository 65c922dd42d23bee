import { fillWords } from '../../src/site/format/fillWords.ts'
import type { CharacterCount } from '../../src/site/ui/TextAreaField.tsx'

/** Share of the limit from which screen readers announce the count. */
const announcedFrom = 0.9

/** Number of characters between announcements. */
const announcedEvery = 10

/**
 * The character counter, as visible text and as an announcement for screen readers.
 * @param words Text of the counter, with {count} and {max} for the numbers.
 * @param tooLong Announcement above the limit.
 */
export function characterCount(count: number, max: number, words: string, tooLong: string): CharacterCount {
  const text = fillWords(words, { count, max })
  if (count > max) return { text, state: 'over', announcement: fillWords(tooLong, { max }) }
  if (count < max * announcedFrom) return { text, state: 'far', announcement: '' }
  const announced = Math.floor(count / announcedEvery) * announcedEvery
  return { text, state: 'near', announcement: fillWords(words, { count: announced, max }) }
}
