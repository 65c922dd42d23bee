import type { Path } from '../plain.ts'
import type { SeenValue } from './createSources.ts'

/** Where a text of a page was written. */
export interface FoundSource {
  readonly seen: SeenValue
  /** The place of the text itself, or of the piece of it that a placeholder inserts. */
  readonly path: Path
}

const clock = /\b(\d{1,2})(?:[:.](\d\d))?[\s\u00a0\u202f]*([ap])\.?m\b\.?|\b(\d{1,2}):(\d\d)\b/gi

/** The words of a text, without markup, however its numbers and times are written: each between spaces. */
function wordsOf(text: string): string {
  const plain = text
    .replace(clock, (_, hour, minute = '00', half, fullHour, fullMinute) =>
      half === undefined
        ? ` t${Number(fullHour)}h${fullMinute} `
        : ` t${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}h${minute} `,
    )
    .replace(/(?<=\d)[-.,’()\s\u00a0\u202f]+(?=\d)/g, '')
  return ` ${(plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase()} `
}

/** How well a text fits to the words that were written: the larger, the better. */
function likeness(text: string, words: string, own: string, written: string): number {
  if (own.includes(words)) return -own.length
  // A phone number may be shown without the code of its country.
  const digits = /\d{6,}/.exec(words)?.[0].replace(/^0/, '')
  if (digits !== undefined && /^ \d+ $/.test(own) && own.trimEnd().endsWith(digits)) return -1e5
  if (own.length > 2 && words.includes(own)) return own.length - 1e6
  const isInitials = /^\p{Lu}{1,3}$/u.test(text)
  return isInitials && (written.match(/(?<!\S)\p{Lu}/gu) ?? []).join('').includes(text)
    ? -1e6 - own.length
    : Number.NEGATIVE_INFINITY
}

const written = new WeakMap<SeenValue, readonly { text: string; words: string; path: Path }[]>()

/** A value with the pieces in it, as words. What a block fills in, `{{count}}`, stands between pieces, too. */
function partsOf(seen: SeenValue) {
  const known = written.get(seen)
  if (known !== undefined) return known
  const own = String(seen.value)
    .split(/\{+\w+\}+/)
    .map((text) => ({ text, path: seen.path }))
  const parts = [...own, ...seen.pieces]
  const read = parts.map(({ text, path }) => ({ text, path, words: wordsOf(text) }))
  written.set(seen, read)
  return read
}

/**
 * Finds the value that a visible text comes from: the shortest one that has all of its words in their order; otherwise
 * the longest one that the text has in it, because a block may put words around what was written.
 */
export function findSource(text: string, values: readonly SeenValue[]): FoundSource | undefined {
  const words = wordsOf(text)
  if (words === '  ') return undefined
  let best: FoundSource | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const seen of values)
    for (const part of partsOf(seen)) {
      const weight = likeness(text, words, part.words, part.text)
      if (weight <= most) continue
      most = weight
      best = { seen, path: part.path }
    }
  return best
}
