import { writeKey } from './write.ts'

/** A part of a file, the steps to what it stands in, and where it begins. */
export interface Part {
  readonly text: string
  readonly above: readonly string[]
  readonly start: number
}

/**
 * The entry of a section, such as a page, that some places are inside of: an edit there doesn't read the rest of a long
 * file. Undefined if there is none, or it can't be told without reading the rest.
 */
export function narrow(text: string, places: readonly (readonly string[])[]): Part | undefined {
  const [[section = '', key = ''] = []] = places
  const isOne = places.every((steps) => steps.length > 2 && steps[0] === section && steps[1] === key)
  if (!isOne || ![section, key].every((name) => /^[a-z][\w-]*$/i.test(name) && writeKey(name, quotes, false) === name))
    return undefined
  const root = only(text, `\n${section}:`)
  // There may be several documents.
  if (root === undefined || text.includes('\n---')) return undefined
  const first = matchAt(new RegExp(`\\n${section}:${restOfLine}(?:${restOfLine})*( +)(?=\\S)`, 'y'), text, root)
  const indent = first?.[1] ?? ''
  const at = indent === '' ? undefined : only(text, `\n${indent}${key}:`, root + 1)
  if (at === undefined || matchAt(/\n[^\s#]/g, text.slice(0, at + 2), root + 1) !== null) return undefined
  const end = matchAt(new RegExp(`\\n(?= {0,${indent.length}}(?:[^\\s#-]|-\\S))`, 'g'), text, at + 1)
  const part = text.slice(at + 1, end ? end.index + 1 : text.length)
  // What an anchor marks may be used anywhere.
  return /(?:^|\s)&\S/m.test(part) ? undefined : { text: part, above: [section], start: at + 1 }
}

const quotes = { quotes: '"' } as const
const restOfLine = '[ \\t]*(?:#[^\\n]*)?\\r?\\n'

/** Where the only occurrence of a piece is. */
function only(text: string, piece: string, from = 0): number | undefined {
  const at = text.indexOf(piece, from)
  return at === -1 || text.indexOf(piece, at + 1) !== -1 ? undefined : at
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
