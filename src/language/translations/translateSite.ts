import type { Needs } from '../pages/needs.ts'
import { entriesOf, formatPath, isPlainList, type Path, type Plain, type PlainObject, valueAtPath } from '../plain.ts'
import { type Translation, textSections } from './readTranslations.ts'

/** A text of the site file that visitors read, with the entry that translates it. */
export interface TranslatedText {
  readonly path: Path
  readonly text: string
  /** The part of the site file that it is in, as `Translation` has it. */
  readonly section: string
  /** Whether it needs no translation: a number, an address, nothing but placeholders, or hidden or a draft. */
  readonly isOptional: boolean
  /** Undefined if there is no translation. */
  readonly entry: Translation | undefined
}

/** Texts by their places, as `formatPath` writes them. */
export type Texts = ReadonlyMap<string, TranslatedText>

/** Places of texts, each with whether it is only in what is hidden or a draft. */
type Places = ReadonlyMap<string, { readonly path: Path; readonly isUnshown: boolean }>

const sections: readonly string[] = [...textSections.whole, ...textSections.named]

/** Addresses, which are the same in every language. */
const noWords = /^(?:\S+@\S+|(?:https?:)?\/\/\S*|\/|\/404)$/

/** The texts that visitors read, in the order of the site file, by their places. */
export function shownTexts(site: PlainObject, needs: readonly Needs[]): Places {
  const noted = needs.flat().flatMap((need) => (need.kind === 'text' ? [need] : []))
  const shown = new Set(noted.filter(({ isUnshown }) => !isUnshown).map(({ path }) => formatPath(path)))
  const all = new Set([...shown, ...noted.map(({ path }) => formatPath(path))])
  for (const [name, page] of entriesOf(site.pages))
    if (hasWords(String(valueAtPath(page, ['path']))))
      for (const set of [shown, all]) set.add(formatPath(['pages', name, 'path']))
  // Pages are found by their tags, so a tag is the same in all entries.
  const tags = new Set(noted.map(({ path }) => tagAt(path, valueAtPath(site, path) ?? null)))
  tags.delete('')
  const texts = new Map<string, { path: Path; isUnshown: boolean }>()
  const visit = (value: Plain, path: Path): void => {
    if (typeof value === 'string') {
      const place = formatPath(path)
      if ((all.has(place) || tags.has(tagAt(path, value))) && sections.includes(String(path[0])))
        texts.set(place, { path, isUnshown: !shown.has(place) })
      return
    }
    const entries = isPlainList(value) ? [...value.entries()] : entriesOf(value)
    for (const [key, inner] of entries) visit(inner, [...path, key])
  }
  visit(site, [])
  return texts
}

/** A text in a list of an entry, with its collection and field; empty for any other text. */
function tagAt([section, collection, , field, index]: Path, text: Plain): string {
  return section === 'content' && typeof index === 'number' ? JSON.stringify([collection, field, text]) : ''
}

function hasWords(text: string): boolean {
  return !noWords.test(text) && /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}|\/:\w+/g, ''))
}

/**
 * Finds the translation of each text: an entry with its place and text, otherwise one with its text, the nearest first,
 * otherwise one with its place, or that of the same text, whose text is no longer in the file.
 */
export function matchTexts(site: PlainObject, shown: Places, entries: readonly Translation[]): Texts {
  const done = entries.filter(({ translation }) => translation !== '')
  const byPlace = new Map(done.map((entry) => [entry.at, entry]))
  const byText = new Map<string, Translation>()
  for (const entry of done)
    for (const key of [JSON.stringify([entry.section, entry.text]), JSON.stringify([entry.text])])
      if (!byText.has(key)) byText.set(key, entry)
  const textOf = (path: Path) => String(valueAtPath(site, path))
  const all = new Set([...shown.values()].map(({ path }) => textOf(path)))
  /** The new texts of entries whose own is gone, which may be in several places. */
  const changed = new Map(
    done.flatMap((entry) => {
      const path = all.has(entry.text) ? undefined : shown.get(entry.at)?.path
      return path ? [[textOf(path), entry] as const] : []
    }),
  )
  return new Map(
    [...shown].map(([place, { path, isUnshown }]) => {
      const text = textOf(path)
      const section = formatPath(sectionOf(path))
      const own = byPlace.get(place)
      const entry =
        own?.text === text
          ? own
          : (byText.get(JSON.stringify([section, text])) ??
            byText.get(JSON.stringify([text])) ??
            (own && !all.has(own.text) ? own : changed.get(text)))
      return [place, { path, text, section, isOptional: isUnshown || !hasWords(text), entry }]
    }),
  )
}

/** The path of the part of a site file whose translations stand together. */
export function sectionOf(path: Path): Path {
  return path.slice(0, textSections.named.some((name) => name === path[0]) ? 2 : 1)
}

/** The same site with its texts in another language. What has no translation stays. */
export function translateSite(site: PlainObject, texts: Texts, language: string): PlainObject {
  const tree: Changes = new Map()
  for (const { path, entry } of texts.values()) if (entry !== undefined) addChange(tree, path, entry.translation)
  addChange(tree, ['site', 'language'], inCountry(language, valueAtPath(site, ['site', 'country'])))
  return withChanges(site, tree) as PlainObject
}

/** A language as it is written in the country of the business, whose prices, numbers and hours its texts have: `es-US`. */
function inCountry(tag: string, country: Plain | undefined): string {
  const language = new Intl.Locale(tag)
  return typeof country === 'string' && !language.region ? `${language.baseName}-${country}` : tag
}

type Changes = Map<string | number, Changes | string>

function addChange(tree: Changes, [key = '', ...rest]: Path, text: string): void {
  if (rest.length === 0) {
    tree.set(key, text)
    return
  }
  const inner = tree.get(key)
  const below = inner instanceof Map ? inner : new Map()
  tree.set(key, below)
  addChange(below, rest, text)
}

function withChanges(value: Plain, changes: Changes): Plain {
  const changed = [...changes].map(([key, change]) => {
    const old = (value as PlainObject)[key] ?? null
    return [key, typeof change === 'string' ? change : withChanges(old, change)] as const
  })
  const fresh = Object.fromEntries(changed)
  return isPlainList(value) ? value.map((item, index) => fresh[index] ?? item) : { ...(value as PlainObject), ...fresh }
}
