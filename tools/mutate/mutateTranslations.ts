import { lineMistakes } from './mutateLines.ts'
import { wrongPlaceholder } from './mutateReferences.ts'
import { structureMistakes } from './mutateStructure.ts'
import { atSlot, isText, type Mutator, type Mutators, replacing } from './mutation.ts'
import type { Slot } from './readSlots.ts'

/** A mutator for the file with the translations, of which it sees the keys that fit. */
const inTranslations =
  (plant: Mutator | undefined, fits: (slot: Slot, language: string) => boolean = () => true): Mutator =>
  ({ translations }, random) => {
    if (translations === undefined || plant === undefined) return undefined
    const language = languageOf(translations.file)
    const slots = translations.slots.filter((slot) => fits(slot, language))
    const mutation = plant({ ...translations, slots }, random)
    return mutation && { ...mutation, file: translations.file }
  }

const languageOf = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '')

const isTranslation = (slot: Slot, language: string) => slot.key === language && isText(slot)

/** The text in the language of the site file. */
const isOriginal = (slot: Slot, language: string) =>
  isText(slot) && !['at', 'was', language].includes(slot.key) && !slot.isMultiline && !slot.isQuoted

/** Mistakes in a file with translations. */
export const translationMistakes: Mutators = {
  'broken translations': inTranslations((site, random) => {
    const { tab, 'unclosed quote': quote, 'missing colon': colon } = lineMistakes
    return random.pick([tab, quote, colon])?.(site, random)
  }),

  'misspelled key of a translation': inTranslations(structureMistakes['misspelled key'], ({ parent }) =>
    parent.keys.includes('at'),
  ),

  'wrong placeholder in a translation': inTranslations(wrongPlaceholder, isTranslation),

  'lost mark of a translation': inTranslations(
    atSlot(isText, ({ valueRange, isMultiline, value }, site, random) => {
      const text = site.text.slice(valueRange.start, valueRange.end)
      const lost = random.pick([/\{[\w.]+\}/, /\*+/g, /\]\([^()]*\)/])
      const changed = lost ? text.replace(lost, '') : text
      if (changed === text || isMultiline || String(value).includes('{{')) return undefined
      return replacing(site, valueRange, changed, { isWarning: true, mayBeValid: true })
    }),
    isTranslation,
  ),

  'translation of an earlier text': inTranslations((site, random) => {
    const slot = random.pick(site.slots.filter(({ key, value }) => key !== 'at' && isUnique(site.slots, value)))
    const own = slot && site.at([...slot.parent.path, 'at'].join('.'))
    const language = slot?.parent.keys.find((key) => !['at', 'was', slot.key].includes(key))
    const translation = slot && site.at([...slot.parent.path, language].join('.'))
    if (slot === undefined || own === undefined || translation === undefined) return undefined
    if (own.value === 'path' || translation.keyRange.start < slot.valueRange.end) return undefined
    const { start, end } = translation.valueRange
    return replacing(site, { start: slot.valueRange.end, end: slot.valueRange.end }, ' zzz', {
      at: { start: start + 4, end: end + 4 },
      isWarning: true,
      what: `${slot.name}: earlier`,
    })
  }, isOriginal),

  'same path twice in a language': inTranslations((site, random) => {
    const paths = site.slots.filter(({ parent }) => site.at([...parent.path, 'at'].join('.'))?.value === 'path')
    const [slot, other] = [random.pick(paths), random.pick(paths)]
    if (slot === undefined || other === undefined || slot === other) return undefined
    const written = String(other.value)
    const longer = written.length - (slot.valueRange.end - slot.valueRange.start)
    const [first, last] = [slot, other].toSorted((a, b) => a.keyRange.start - b.keyRange.start)
    // Both are as good a place: nothing says which page had the path first.
    const at = { start: first?.valueRange.start ?? 0, end: (last?.valueRange.end ?? 0) + longer }
    return replacing(site, slot.valueRange, written, { at, isArea: true, what: `${slot.name}: ${written}` })
  }, isTranslation),
}

const isUnique = (slots: readonly Slot[], value: Slot['value']) =>
  slots.filter((each) => each.value === value).length === 1
