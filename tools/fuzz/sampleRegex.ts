import type { Random } from '../mutate/random.ts'

/** Most repetitions where a pattern sets no limit. */
const maxRepeats = 6

/**
 * A text that a regular expression accepts. Understands what the patterns of schemas are made of: words,
 * classes, groups, alternatives and repetitions.
 *
 * @throws When the pattern has something else in it, or when what was made does not fit it after all.
 */
export function sampleRegex(pattern: string, random: Random): string {
  const reader = { source: pattern, at: 0 }
  const text = sampleAlternatives(reader, random)
  if (reader.at < pattern.length || !new RegExp(pattern).test(text)) {
    throw new Error(`sampleRegex made ${JSON.stringify(text)} of the pattern ${pattern}`)
  }
  return text
}

interface Reader {
  readonly source: string
  at: number
}

function sampleAlternatives(reader: Reader, random: Random): string {
  const samples = [sampleSequence(reader, random)]
  while (reader.source[reader.at] === '|') {
    reader.at++
    samples.push(sampleSequence(reader, random))
  }
  return random.pick(samples) ?? ''
}

function sampleSequence(reader: Reader, random: Random): string {
  let text = ''
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const start = reader.at
    const once = sampleAtom(reader, random)
    const end = reader.at
    const repeats = readRepeats(reader, random)
    if (repeats > 0) text += once
    for (let count = 1; count < repeats; count++) {
      text += sampleAtom({ source: reader.source.slice(0, end), at: start }, random)
    }
  }
  return text
}

function sampleAtom(reader: Reader, random: Random): string {
  const character = reader.source[reader.at] ?? ''
  reader.at++
  if (character === '^' || character === '$') return ''
  if (character === '[') return sampleClass(reader, random)
  if (character === '\\') return sampleEscape(reader, random)
  if (character !== '(') return character === '.' ? 'x' : character
  if (reader.source.startsWith('?:', reader.at)) reader.at += 2
  const text = sampleAlternatives(reader, random)
  reader.at++
  return text
}

const escapes: Readonly<Record<string, string>> = { d: '0123456789', w: 'abcXYZ019_', s: ' ' }

function sampleEscape(reader: Reader, random: Random): string {
  const character = reader.source[reader.at] ?? ''
  reader.at++
  return random.pick([...(escapes[character] ?? character)]) ?? ''
}

function sampleClass(reader: Reader, random: Random): string {
  const end = reader.source.indexOf(']', reader.at)
  const body = reader.source.slice(reader.at, end)
  reader.at = end + 1
  if (body.startsWith('^')) {
    const allowed = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !body.includes(letter))
    return random.pick(allowed) ?? ''
  }
  const characters = [...body.matchAll(/\\(.)|(.)-(.)|(.)/g)].flatMap(([, escaped, from, to, single]) => {
    if (escaped !== undefined) return [...(escapes[escaped] ?? escaped)]
    if (from === undefined || to === undefined) return [single ?? '']
    const first = from.codePointAt(0) ?? 0
    return Array.from({ length: (to.codePointAt(0) ?? 0) - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  return random.pick(characters) ?? ''
}

function readRepeats(reader: Reader, random: Random): number {
  const quantifier = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})/.exec(reader.source.slice(reader.at))
  if (quantifier === null) return 1
  reader.at += quantifier[0].length
  const between = (least: number, most: number): number => least + random.below(most - least + 1)
  if (quantifier[0] === '?') return between(0, 1)
  if (quantifier[0] === '*') return between(0, maxRepeats)
  if (quantifier[0] === '+') return between(1, maxRepeats)
  const least = Number(quantifier[1])
  if (quantifier[2] === '') return least
  return between(least, quantifier[3] === '' ? least + maxRepeats : Number(quantifier[3]))
}
