import { lineEnd, lineStart, type Mutator, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

/** Mistakes of YAML itself: indentation, tabs, quotes and colons. */

const oneOf = (site: SiteSlots, random: Random, fits: (slot: Slot) => boolean): Slot | undefined =>
  random.pick(site.slots.filter(fits))

/** A key that stands first on its line, after spaces or the dash of a list. */
function startsLine({ text }: SiteSlots, { keyRange }: Slot): boolean {
  return /^[ -]*$/.test(text.slice(lineStart(text, keyRange.start), keyRange.start))
}

export const wrongIndentation: Mutator = (site, random) => {
  const { text } = site
  const slot = oneOf(site, random, (slot) => startsLine(site, slot))
  const by = random.pick([-2, -1, 1, 2])
  if (slot === undefined || by === undefined) return undefined
  const start = lineStart(text, slot.keyRange.start)
  const indent = /^ */.exec(text.slice(start))?.[0].length ?? 0
  if (indent + by < 0) return undefined
  const at = start + indent + by
  return replacing(site, { start, end: start + indent }, ' '.repeat(indent + by), {
    at: { start: at, end: at + 1 },
    mayBeValid: true,
    what: `${slot.path.join('.')}: ${by > 0 ? '+' : ''}${by} spaces`,
  })
}

export const tab: Mutator = (site, random) => {
  const { text } = site
  const slot = oneOf(site, random, (slot) => startsLine(site, slot))
  if (slot === undefined) return undefined
  const start = lineStart(text, slot.keyRange.start)
  const indent = /^ */.exec(text.slice(start))?.[0].length ?? 0
  if (indent < 2) return undefined
  const kept = random.pick([0, indent - 2]) ?? 0
  const tabs = '\t'.repeat((indent - kept) / 2)
  const at = start + kept
  return replacing(site, { start, end: start + indent }, ' '.repeat(kept) + tabs, {
    at: { start: at, end: at + 1 },
    what: `${slot.path.join('.')}: tab`,
  })
}

export const unclosedQuote: Mutator = (site, random) => {
  const slot = oneOf(site, random, ({ value, isMultiline }) => typeof value === 'string' && !isMultiline)
  if (slot === undefined) return undefined
  const { start, end } = slot.valueRange
  const what = `${slot.path.join('.')}: unclosed quote`
  if (slot.isQuoted)
    return replacing(site, { start: end - 1, end }, '', { at: { start, end: start + 1 }, what })
  const quote = random.pick(['"', "'"]) ?? '"'
  return replacing(site, { start, end: start }, quote, { what })
}

export const missingColon: Mutator = (site, random) => {
  const slot = oneOf(site, random, (slot) => startsLine(site, slot) || slot.isInFlow)
  if (slot === undefined) return undefined
  const colon = site.text.indexOf(':', slot.keyRange.end)
  // Either the colon is forgotten, or the space behind it; before a bracket inside braces YAML needs none.
  const needsSpace = /^: (?![[{])/.test(site.text.slice(colon, colon + 3)) || !slot.isInFlow
  const hasSpace = site.text.startsWith(': ', colon) && needsSpace
  const end = hasSpace && random.below(3) === 0 ? colon + 2 : colon + 1
  const by = end === colon + 2 ? ':' : ''
  return replacing(site, { start: colon, end }, by, {
    at: slot.keyRange,
    what: `${slot.path.join('.')}: ${by === '' ? 'no colon' : 'no space after the colon'}`,
  })
}

export const secondDocument: Mutator = (site, random) => {
  const sections = site.slots.filter(({ path }) => path.length === 1)
  const places = [...sections.slice(1).map(({ keyRange }) => keyRange.start), site.text.length]
  const start = random.pick(places) ?? site.text.length
  const isLast = start === site.text.length
  return replacing(site, { start, end: start }, isLast ? '---\nsite: { name: Another }\n' : '---\n', {
    at: { start, end: start + 3 },
    what: `second document at ${lineEnd(site.text, start)}`,
  })
}
