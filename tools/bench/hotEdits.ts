import { createLineIndex, splitSegments } from '../../src/index.ts'

/** Where a text is in the site file. */
interface TextPlace {
  readonly words: string
  /** Offset of the words, and of the key before them. */
  readonly start: number
  readonly keyStart: number
}

/** A site file with one changed text. */
export interface Edit {
  readonly text: string
  /** A word that is only in the changed text. */
  readonly token: string
}

/** A site file with one mistake. */
export interface Breakage {
  readonly text: string
  /** 1-based line of the mistake. */
  readonly line: number
}

/** A key whose text visitors read, with a text of plain words that needs no quotes. */
const plainText =
  /^( +(?:- )?)((?:headline|heading|title|text|label|quote|description): )(\p{Lu}[\p{L}\d ,.’-]{8,200})$/gmu

/** A page, or an entry of a collection, in a site file. */
interface Part {
  readonly start: number
  readonly text: string
}

/**
 * The page at `/`.
 *
 * @throws When the site file has no such page, or can't be cut into pages by its indentation.
 */
export function findHome(text: string): Part {
  const home = splitSegments(text)?.segments.find(
    ({ parent, text: page }) => parent[0] === 'pages' && /^ +path: +["']?\/["']?[ \t]*$/m.test(page),
  )
  if (home === undefined) throw new Error('The site has no page at `/` that can be found by its indentation.')
  return home
}

/**
 * The entry of a collection with a key.
 *
 * @throws When there is none.
 */
export function findEntry(text: string, key: string): Part {
  const found = new RegExp(`^( +)${key}:\\n(?:\\1 .*\\n)+`, 'm').exec(text)
  if (found === null) throw new Error(`The site has no entry \`${key}\`.`)
  return { start: found.index, text: found[0] }
}

/** The texts of a part of the site file that consist of plain words on one line. */
export function findTexts(part: Part): readonly TextPlace[] {
  // The page doesn’t show the keys of the part itself, such as its title.
  const ownIndent = /\n( +)/.exec(part.text)?.[1] ?? ''
  return [...part.text.matchAll(plainText)].flatMap(({ index, 1: indent = '', 2: key = '', 3: words = '' }) => {
    const keyStart = part.start + index + indent.length
    return indent.length > ownIndent.length ? [{ words, keyStart, start: keyStart + key.length }] : []
  })
}

/** `count` edits, from the top of the page to its end, then from the top again. */
export function editTexts(text: string, places: readonly TextPlace[], count: number): readonly Edit[] {
  return inTurn(places, count).map(({ words, start }, index) => {
    const token = `Hot${String(index).padStart(4, '0')}`
    const edited = words.replace(/[\p{L}\d]+(?=[^\p{L}\d]*$)/u, () => token)
    return { token, text: text.slice(0, start) + edited + text.slice(start + words.length) }
  })
}

/** `count` mistakes: unclosed quotes and keys with two swapped letters, in turn. */
export function breakTexts(text: string, places: readonly TextPlace[], count: number): readonly Breakage[] {
  const lines = createLineIndex(text)
  return inTurn(places, count).map(({ start, keyStart }, index) => {
    const { line } = lines.locate(start)
    if (index % 2 === 0) return { line, text: `${text.slice(0, start)}"${text.slice(start)}` }
    const [first = '', second = ''] = text.slice(keyStart)
    return { line, text: text.slice(0, keyStart) + second + first + text.slice(keyStart + 2) }
  })
}

function inTurn(places: readonly TextPlace[], count: number): readonly TextPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length]
    if (place === undefined) throw new Error('The page shows no text that can be edited.')
    return place
  })
}
