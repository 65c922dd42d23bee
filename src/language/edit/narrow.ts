import { writeKey } from './write.ts'

/** A part of a text that can be edited as a document of its own: one entry of a section, such as a page. */
export interface Part {
  readonly start: number
  readonly text: string
}

const restOfLine = /[ \t]*(?:#[^\n]*)?\r?\n/y
const firstIndent = /(?:[ \t]*(?:#[^\n]*)?\r?\n)*( +)(?=\S)/y

/**
 * The entry of a section that some places are inside of: an edit there doesn't read the rest of a long file. Undefined if
 * there is none, or it can't be told without reading the rest.
 */
export function narrow(text: string, places: readonly (readonly string[])[]): Part | undefined {
  const [[section = '', key = ''] = []] = places
  const isOne = places.every((steps) => steps.length > 2 && steps[0] === section && steps[1] === key)
  if (!isOne || ![section, key].every((name) => /^[a-z][\w-]*$/i.test(name) && writeKey(name, quotes, false) === name))
    return undefined
  const root = only(text, `\n${section}:`)
  // There may be several documents.
  if (root === undefined || text.includes('\n---')) return undefined
  const below = matchAt(restOfLine, text, root + section.length + 2)
  const indent = below && matchAt(firstIndent, text, below.end)?.found
  if (below === undefined || indent === undefined) return undefined
  const at = only(text, `\n${indent}${key}:`, below.end - 1)
  const nextSection = /\n[^\s#]/g
  nextSection.lastIndex = below.end - 1
  const limit = nextSection.exec(at === undefined ? '' : text.slice(0, at + 2))
  if (at === undefined || limit !== null) return undefined
  const next = new RegExp(`\\n(?= {0,${indent.length}}(?:[^\\s#-]|-\\S))`, 'g')
  next.lastIndex = at + 1
  const end = next.exec(text)
  const part = text.slice(at + 1, end ? end.index + 1 : text.length)
  // What an anchor marks may be used anywhere.
  return /(?:^|\s)&\S/m.test(part) ? undefined : { start: at + 1, text: part }
}

const quotes = { quotes: '"' } as const

/** Where the only occurrence of a piece is. */
function only(text: string, piece: string, from = 0): number | undefined {
  const at = text.indexOf(piece, from)
  return at === -1 || text.indexOf(piece, at + 1) !== -1 ? undefined : at
}

function matchAt(pattern: RegExp, text: string, at: number): { found: string | undefined; end: number } | undefined {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match ? { found: match[1], end: pattern.lastIndex } : undefined
}
