import { atSlot, isText, lineStart, type Mutators, replacing } from './mutation.ts'
import type { SiteSlots, Slot } from './readSlots.ts'

/** Whether a key is first on its line, after spaces or the dash of a list. */
function startsLine({ keyRange }: Slot, { text }: SiteSlots): boolean {
  return /^[ -]*$/.test(text.slice(lineStart(text, keyRange.start), keyRange.start))
}

/** Start and width of the indentation of a slot's line. */
function indentation({ keyRange }: Slot, { text }: SiteSlots) {
  const start = lineStart(text, keyRange.start)
  return { start, width: /^ */.exec(text.slice(start))?.[0].length ?? 0 }
}

/** Mistakes of YAML itself. */
export const lineMistakes: Mutators = {
  'wrong indentation': atSlot(startsLine, (slot, site, random) => {
    const by = random.pick([-2, -1, 1, 2]) ?? 1
    const { start, width } = indentation(slot, site)
    if (width + by < 0) return undefined
    const at = start + width + by
    return replacing(site, { start, end: start + width }, ' '.repeat(width + by), {
      at: { start: at, end: at + 1 },
      mayBeValid: true,
      what: `${by} spaces`,
    })
  }),

  tab: atSlot(startsLine, (slot, site, random) => {
    const { start, width } = indentation(slot, site)
    if (width < 2) return undefined
    const kept = random.pick([0, width - 2]) ?? 0
    const tabs = '\t'.repeat((width - kept) / 2)
    const at = start + kept
    return replacing(site, { start, end: start + width }, ' '.repeat(kept) + tabs, {
      at: { start: at, end: at + 1 },
      what: 'tab',
    })
  }),

  'unclosed quote': atSlot(
    (slot) => isText(slot) && !slot.isMultiline,
    ({ valueRange: { start, end }, isQuoted }, site, random) => {
      if (isQuoted) return replacing(site, { start: end - 1, end }, '', { at: { start, end: start + 1 } })
      return replacing(site, { start, end: start }, random.pick(['"', "'"]) ?? '"')
    },
  ),

  'missing colon': atSlot(
    (slot, site) => startsLine(slot, site) || slot.isInFlow,
    ({ keyRange, isInFlow }, site, random) => {
      const colon = site.text.indexOf(':', keyRange.end)
      // Drops the colon or the space after it. Before a bracket inside braces, YAML needs no space.
      const needsSpace = /^: (?![[{])/.test(site.text.slice(colon, colon + 3)) || !isInFlow
      const hasSpace = site.text.startsWith(': ', colon) && needsSpace
      return hasSpace && random.below(3) === 0
        ? replacing(site, { start: colon, end: colon + 2 }, ':', { at: keyRange })
        : replacing(site, { start: colon, end: colon + 1 }, '', { at: keyRange, what: 'no colon' })
    },
  ),
}
