import { lineStart, type Mutators, pickSlot, replacing } from './mutation.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

/** Whether a key is first on its line, after spaces or the dash of a list. */
function startsLine({ text }: SiteSlots, { keyRange }: Slot): boolean {
  return /^[ -]*$/.test(text.slice(lineStart(text, keyRange.start), keyRange.start))
}

/** Start and width of the indentation of a slot's line. */
function indentation({ text }: SiteSlots, { keyRange }: Slot) {
  const start = lineStart(text, keyRange.start)
  return { start, width: /^ */.exec(text.slice(start))?.[0].length ?? 0 }
}

/** Mistakes of YAML itself. */
export const lineMistakes: Mutators = {
  'wrong indentation': (site, random) => {
    const slot = pickSlot(site, random, (slot) => startsLine(site, slot))
    const by = random.pick([-2, -1, 1, 2])
    if (slot === undefined || by === undefined) return undefined
    const { start, width } = indentation(site, slot)
    if (width + by < 0) return undefined
    const at = start + width + by
    return replacing(site, { start, end: start + width }, ' '.repeat(width + by), {
      at: { start: at, end: at + 1 },
      mayBeValid: true,
      what: `${slot.name}: ${by > 0 ? '+' : ''}${by} spaces`,
    })
  },

  tab: (site, random) => {
    const slot = pickSlot(site, random, (slot) => startsLine(site, slot))
    if (slot === undefined) return undefined
    const { start, width } = indentation(site, slot)
    if (width < 2) return undefined
    const kept = random.pick([0, width - 2]) ?? 0
    const tabs = '\t'.repeat((width - kept) / 2)
    const at = start + kept
    return replacing(site, { start, end: start + width }, ' '.repeat(kept) + tabs, {
      at: { start: at, end: at + 1 },
      what: `${slot.name}: tab`,
    })
  },

  'unclosed quote': (site, random) => {
    const slot = pickSlot(site, random, ({ value, isMultiline }) => typeof value === 'string' && !isMultiline)
    if (slot === undefined) return undefined
    const { start, end } = slot.valueRange
    const what = `${slot.name}: unclosed quote`
    if (slot.isQuoted)
      return replacing(site, { start: end - 1, end }, '', { at: { start, end: start + 1 }, what })
    const quote = random.pick(['"', "'"]) ?? '"'
    return replacing(site, { start, end: start }, quote, { what })
  },

  'missing colon': (site, random) => {
    const slot = pickSlot(site, random, (slot) => startsLine(site, slot) || slot.isInFlow)
    if (slot === undefined) return undefined
    const colon = site.text.indexOf(':', slot.keyRange.end)
    // Drops the colon or the space after it. Before a bracket inside braces, YAML needs no space.
    const needsSpace = /^: (?![[{])/.test(site.text.slice(colon, colon + 3)) || !slot.isInFlow
    const hasSpace = site.text.startsWith(': ', colon) && needsSpace
    const end = hasSpace && random.below(3) === 0 ? colon + 2 : colon + 1
    const by = end === colon + 2 ? ':' : ''
    return replacing(site, { start: colon, end }, by, {
      at: slot.keyRange,
      what: `${slot.name}: ${by === '' ? 'no colon' : 'no space after the colon'}`,
    })
  },
}
