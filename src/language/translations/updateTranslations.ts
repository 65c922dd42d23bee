import { stringify } from 'yaml'
import type { Edited } from '../edit/compose.ts'
import { editText, type Refused } from '../edit/editText.ts'
import { type Operation, writePointer } from '../edit/operation.ts'
import { formatPath, type Plain, valueAt, valueAtPath } from '../plain.ts'
import type { FurtherLanguage } from './assembleLanguages.ts'
import type { Translation } from './readTranslations.ts'
import { sectionOf, type TranslatedText } from './translateSite.ts'

/** A file with translations that fits to its site, and what was changed in it. */
export interface UpdatedTranslations {
  readonly text: string
  /** Entries that were added, all of them empty. */
  readonly added: number
  /** Entries that got `was`, because their text has changed. */
  readonly marked: number
  /** Texts without a translation, and all texts. */
  readonly missing: number
  readonly texts: number
}

/**
 * Adds what is missing to a file with translations, and marks what translates an earlier text. Nothing that a person wrote
 * is removed.
 *
 * @param text The file; empty if there is none.
 * @param from The language of the site file.
 * @returns The reason if the file can't be changed.
 */
export function updateTranslations(
  text: string,
  { language, texts = new Map(), file }: FurtherLanguage,
  from: string,
): UpdatedTranslations | string {
  const all = [...texts.values()].filter(({ entry, isOptional }) => entry !== undefined || !isOptional)
  const missing = all.filter(({ entry }) => entry === undefined)
  const waiting = new Set(file.entries.map((entry) => entry.text))
  const first = new Map(missing.toReversed().map((each) => [each.text, each]))
  const fresh = missing.filter((each) => first.get(each.text) === each && !waiting.has(each.text))
  const open = file.entries.filter(({ translation }) => translation === '')
  const used = new Map<Translation, TranslatedText[]>()
  for (const each of all) if (each.entry) used.set(each.entry, [...(used.get(each.entry) ?? []), each])
  const stale = [...used].filter(([entry, [first]]) => first !== undefined && first.text !== entry.text)
  const operations = [
    ...[...used, ...open.map((entry) => [entry, missing] as const)].flatMap(([entry, uses]) => moved(entry, uses)),
    ...stale.flatMap(([entry, [first]]) => marked(entry, first?.text ?? '', from)),
  ]
  const counts = { added: fresh.length, marked: stale.length, missing: missing.length, texts: all.length }
  if (text.trim() === '') return { text: newFile(fresh, from, language), ...counts }
  const known = file.source?.value ?? {}
  const edited = editText(text, [...operations, ...additions(known, fresh, from, language)])
  return 'refused' in edited ? edited.refused : { text: edited.text, ...counts }
}

/**
 * Writes one translation into a file with translations: where the text has it, or as a new entry. An entry that waited
 * because its text has changed waits no longer.
 *
 * @param text The file; empty if there is none.
 * @returns Undefined if the site has no such text.
 */
export function translateText(
  text: string,
  { language, texts, file }: FurtherLanguage,
  { at, value, from }: { readonly at: string; readonly value: string; readonly from: string },
): Edited | Refused | undefined {
  const found = texts?.get(at)
  if (found === undefined) return undefined
  const isOpen = (entry: Translation) => entry.translation === '' && (entry.at === at || entry.text === found.text)
  const entry = found.entry ?? file.entries.find(isOpen)
  if (entry === undefined) {
    const known = text.trim() === '' ? undefined : (file.source?.value ?? {})
    if (known !== undefined) return editText(text, additions(known, [found], from, language, value))
    const fresh = text + newFile([found], from, language, value)
    const edit = { start: text.length, end: text.length, text: fresh.slice(text.length) }
    return { text: fresh, edits: [edit], undo: [{ ...edit, end: fresh.length, text: '' }] }
  }
  const pointer = writePointer(entry.path)
  const written = valueAtPath(file.source?.value, entry.path)
  return editText(text, [
    ...(entry.text === found.text ? [] : [{ op: 'replace', path: `${pointer}/${from}`, value: found.text } as const]),
    { op: valueAt(written, language) === undefined ? 'add' : 'replace', path: `${pointer}/${language}`, value },
    ...(entry.was === undefined ? [] : [{ op: 'remove', path: `${pointer}/was` } as const]),
  ])
}

/** An entry whose text has another place by now. */
function moved({ path, at, text, section }: Translation, uses: readonly TranslatedText[]): readonly Operation[] {
  const own = uses.filter((use) => use.text === text && use.section === section)
  const [first] = own
  if (at === section || first === undefined || own.some((use) => formatPath(use.path) === at)) return []
  return [{ op: 'replace', path: `${writePointer(path)}/at`, value: placeBelow(first) }]
}

function marked({ path, text, was }: Translation, now: string, from: string): readonly Operation[] {
  const pointer = writePointer(path)
  return [
    { op: 'replace', path: `${pointer}/${from}`, value: now },
    ...(was === undefined ? [{ op: 'add', path: `${pointer}/was`, value: text } as const] : []),
  ]
}

function additions(
  known: Plain,
  fresh: readonly TranslatedText[],
  from: string,
  language: string,
  translation = '',
): readonly Operation[] {
  const made = new Set<string>()
  return fresh.flatMap((each): readonly Operation[] => {
    const place = sectionOf(each.path)
    const needed = place
      .map((_, index) => place.slice(0, index + 1))
      .filter((path) => {
        const pointer = writePointer(path)
        const isThere = made.has(pointer) || valueAtPath(known, path) !== undefined
        made.add(pointer)
        return !isThere
      })
    return [
      ...needed.map((path) => {
        const value: Plain = path.length === place.length ? [] : {}
        return { op: 'add', path: writePointer(path), value } as const
      }),
      { op: 'add', path: `${writePointer(place)}/-`, value: entryOf(each, from, language, translation) },
    ]
  })
}

function newFile(fresh: readonly TranslatedText[], from: string, language: string, translation = ''): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const file: Record<string, Plain> = {}
  for (const each of fresh) {
    const [section = '', name] = sectionOf(each.path).map(String)
    const entry = entryOf(each, from, language, translation)
    if (name === undefined) file[section] = [...((file[section] as readonly Plain[] | undefined) ?? []), entry]
    else {
      const group = (file[section] ?? {}) as Record<string, readonly Plain[]>
      file[section] = { ...group, [name]: [...(group[name] ?? []), entry] }
    }
  }
  const head = `# The site in ${names.of(language)}: write each translation after \`${language}:\`. What is empty is shown in ${names.of(from)}.`
  return `${head}\n\n${stringify(file, { lineWidth: 0 }).replace(/\n(?=\S)/g, '\n\n')}`
}

function entryOf(each: TranslatedText, from: string, language: string, translation: string): Plain {
  const at = placeBelow(each)
  return { ...(at !== '' && { at }), [from]: each.text, [language]: translation }
}

function placeBelow({ path, section }: TranslatedText): string {
  return formatPath(path).slice(section.length).replace(/^\./, '')
}
