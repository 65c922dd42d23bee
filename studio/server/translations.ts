import { writePointer } from '../../src/language/edit/operation.ts'
import { formatPath, type Path } from '../../src/language/plain.ts'
import type { Sources } from '../../src/language/sources/createSources.ts'
import type { Session, Version } from './session.ts'

/** A text of the site with its translation. */
export interface TranslationRow {
  /** Its place as `formatPath` writes it, and as a JSON Pointer. */
  readonly at: string
  readonly pointer: string
  /** The block or section that shows it. */
  readonly shownAt: string
  readonly text: string
  /** Empty where it is missing. */
  readonly translation: string
  /** The text that the translation is of, if the text has changed since. */
  readonly was?: string
  /** How many texts have this translation. */
  readonly count: number
}

/** Pages of one pattern whose texts are listed. */
const mostPages = 20

/** The languages of the site, the one of its file first, with what is left to translate; none for a site in one language. */
export function outlineLanguages({ loaded }: Version) {
  return (loaded.site?.shell.languages ?? []).map(({ tag, name, home }) => {
    const texts = loaded.findings.languages?.find(({ language }) => language === tag)?.texts
    const open = [...(texts?.values() ?? [])].filter(({ entry, isOptional }) => entry === undefined && !isOptional)
    return { tag, name, home, missing: open.length }
  })
}

/**
 * The texts of a page in its order, with their translations.
 *
 * @param page Name of the page; empty for what every page shows, undefined for the whole site.
 */
export async function listTranslations(
  session: Session,
  language: string,
  page: string | undefined,
): Promise<readonly TranslationRow[]> {
  const version = session.current()
  const { findings } = version.loaded
  const texts = findings.languages?.find((each) => each.language === language)?.texts
  if (texts === undefined) return []
  const counts = new Map<unknown, number>()
  for (const { entry } of texts.values()) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const places =
    page === undefined
      ? [...texts.values()].map(({ path }) => ({ path, at: path }))
      : placesOn(page, version, await session.sources())
  const rows = new Map<string, TranslationRow>()
  for (const { path, at } of places) {
    const key = formatPath(path)
    const found = texts.get(key)
    if (found === undefined || rows.has(key) || (found.isOptional && found.entry === undefined)) continue
    const { text, entry } = found
    const was = entry && (entry.was ?? (entry.text === text ? undefined : entry.text))
    rows.set(key, {
      at: key,
      pointer: writePointer(path),
      shownAt: writePointer(at.slice(0, at[2] === 'blocks' ? 4 : at[0] === 'pages' ? 2 : 1)),
      text,
      translation: entry?.translation ?? '',
      ...(was !== undefined && { was }),
      count: entry === undefined ? 1 : (counts.get(entry) ?? 1),
    })
  }
  return [...rows.values()]
}

/** Where what a page shows was written, and where it shows it. */
function placesOn(page: string, { loaded }: Version, sources: Sources): readonly { path: Path; at: Path }[] {
  const own = loaded.findings.context.concrete.filter(({ route }) => route.name === page)
  const seen = page === '' ? sources.shared() : own.slice(0, mostPages).flatMap(({ path }) => sources.ofPage(path))
  const address = ['pages', page, 'path']
  return [
    { path: address, at: address },
    ...seen.flatMap(({ path, pieces, at }) =>
      [path, ...pieces.map((piece) => piece.path)].map((each) => ({ path: each, at })),
    ),
  ]
}
