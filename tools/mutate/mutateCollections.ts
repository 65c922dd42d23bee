import { misspell } from './misspell.ts'
import { entryRange } from './mutateStructure.ts'
import { atSlot, inserting, isText, lineStart, type Mutators, replacing } from './mutation.ts'
import type { Range, SiteSlots, Slot } from './readSlots.ts'

const isInCollection = ({ parent }: Slot): boolean => parent.keys.includes('in') && parent.path[0] !== 'content'

/** The names of fields in a value or key, each with its place. */
function fieldsIn(slot: Slot, { text }: SiteSlots): readonly (Range & { readonly name: string })[] {
  const { key, keyRange, valueRange, path } = slot
  const isName = ['sort', 'each', 'by'].includes(key) && isInCollection(slot)
  const range = path.at(-2) === 'where' ? keyRange : valueRange
  const pattern = path.at(-2) === 'where' || isName ? /()([A-Za-z][\w.]*)/g : /(\{)(?!path|value)([A-Za-z]\w*)\}/g
  if (!isName && path.at(-2) !== 'where' && !(isText(slot) && path.includes('as'))) return []
  return [...text.slice(range.start, range.end).matchAll(pattern)].map(({ index, 1: brace = '', 2: name = '' }) => {
    const start = range.start + index
    return { name, start: start + brace.length, end: start + brace.length + name.length }
  })
}

/** Mistakes in lists that are made of collections, and in the entries of these. */
export const collectionMistakes: Mutators = {
  'wrong field': (site, random) => {
    const found = random.pick(site.slots.flatMap((slot) => fieldsIn(slot, site)))
    const wrong = found && misspell(found.name, random)
    if (found === undefined || wrong === undefined) return undefined
    const start = site.text.charAt(found.start - 1) === '{' ? found.start - 1 : found.start
    return replacing(site, found, wrong, {
      at: { start, end: found.end },
      suggestion: found.name,
      // A misspelled name can be that of something else.
      mayBeValid: true,
      what: `${found.name}: ${wrong}`,
    })
  },

  'wrong limit': atSlot(
    (slot) => slot.key === 'limit' && isInCollection(slot),
    (slot, site, random) => {
      const wrong = random.pick(['0', '-1', '2.5', 'ten'])
      const paged = site.at([...slot.parent.path, 'paged'].join('.'))
      if (paged === undefined || random.below(2) === 0) return replacing(site, slot.valueRange, String(wrong))
      const removed = entryRange(site.text, slot)
      const shift = removed.start < paged.keyRange.start ? removed.end - removed.start : 0
      const at = { start: paged.keyRange.start - shift, end: paged.keyRange.end - shift }
      return replacing(site, removed, '', { at, what: 'removed' })
    },
  ),

  'wrong page of an entry': atSlot(
    (slot, { text }) =>
      slot.key === 'in' &&
      !slot.parent.keys.includes('page') &&
      slot.parent.keys.includes('as') &&
      text.slice(slot.keyRange.start).search(/\{path\}/) < 400,
    ({ keyRange, valueRange, isInFlow }, site) => {
      const indent = ' '.repeat(keyRange.start - lineStart(site.text, keyRange.start))
      return inserting(site, valueRange.end, `${isInFlow ? ', ' : `\n${indent}`}page: ‹nowhere›`)
    },
  ),

  'wrong date': atSlot(
    ({ parent, value }) => parent.isContent && /^\d{4}-\d\d-\d\d$/.test(String(value)),
    ({ valueRange }, site, random) => {
      const wrong = random.pick(['2026-13-01', '2026-02-30', 'May 2', '12/24/2026', 'soon'])
      return replacing(site, valueRange, String(wrong), { mayBeValid: true })
    },
  ),
}
