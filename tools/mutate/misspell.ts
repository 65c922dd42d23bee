import type { Random } from './random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * A word with one slip of the fingers: a letter left out, doubled, swapped or replaced. The first letter stays.
 * Undefined where the slip made a word of `taken`.
 */
export function misspell(word: string, random: Random, taken: Iterable<string> = []): string | undefined {
  const places = [...word].flatMap((letter, at) => (at > 0 && /[a-z]/i.test(letter) ? [at] : []))
  const at = random.pick(places)
  if (at === undefined) return undefined
  const slip = slips[random.below(slips.length)]?.(word, at, random) ?? word
  return slip === word || [...taken].includes(slip) ? undefined : slip
}

type Slip = (word: string, at: number, random: Random) => string

const slips: readonly Slip[] = [
  (word, at) => (word.length > 3 ? word.slice(0, at) + word.slice(at + 1) : word),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) =>
    /[a-z]/i.test(word.charAt(at + 1))
      ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
      : word,
  (word, at, random) => word.slice(0, at) + (random.pick([...letters]) ?? '') + word.slice(at + 1),
]
