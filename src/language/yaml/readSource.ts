import type { Fact } from '../fact.ts'
import type { LanguageCache } from '../memo/compileCache.ts'
import { type Span, shift } from '../place.ts'
import { isPlainObject, type Path, type Plain } from '../plain.ts'
import { checkCharacters } from './checkCharacters.ts'
import { createPlaces } from './createPlaces.ts'
import type { Layout } from './layout.ts'
import { type Part, parseParts } from './parseParts.ts'

export type Source = ReturnType<typeof readSource>

/** The data of a site file, and functions that find the text that data was read from. */
export function readSource(layout: Layout, cache: LanguageCache) {
  const { parts, heads } = parseParts(layout, cache)
  const value = joinValues(parts)
  const { text } = layout
  return {
    text,
    parts,
    /** Undefined if the text isn't YAML, or isn't a group of keys. */
    value: isPlainObject(value) ? value : undefined,
    facts: factsOf(layout, value, parts),
    /** Whether a comment may accept a warning. */
    hasAcceptance: layout.hasAcceptance,
    /** Whether a comment accepts a warning without a reason. */
    hasUnexplained: layout.hasUnexplained,
    rewrittenNumbers: parts.flatMap(({ segment, parsed }) =>
      parsed.rewrittenNumbers.map((number) => ({ ...number, ...placeIn(segment, number) })),
    ),
    ...createPlaces(parts, heads, cache),
  }
}

function factsOf({ text, hasOddCharacter }: Layout, value: Plain | undefined, parts: readonly Part[]): readonly Fact[] {
  if (value === null || text.trim() === '') return [{ kind: 'empty-file', at: start, data: {} }]
  const { breaking, hidden } = hasOddCharacter ? checkCharacters(text) : { breaking: [], hidden: [] }
  // Errors that odd characters cause in the YAML around them are part of the same mistake.
  const isSpoiled = breaking.length > 0
  const inParts = value === undefined && isSpoiled ? [] : parts.flatMap(placeFacts)
  const isSite = value === undefined || isPlainObject(value) || isSpoiled
  const inWhole: readonly Fact[] = isSite ? [] : [{ kind: 'not-a-site', at: start, data: {} }]
  return [...breaking, ...hidden, ...inParts, ...inWhole]
}

const start = { path: [], span: { start: 0, end: 0 } }

function joinValues(parts: readonly Part[]): Plain | undefined {
  if (parts.some(({ parsed }) => parsed.value === undefined)) return undefined
  const [first] = parts
  if (first !== undefined && first.segment.key === '') return first.parsed.value
  const joined: Record<string, Plain> = {}
  for (const { segment, parsed } of parts) {
    Object.assign(groupAt(joined, segment.parent), isPlainObject(parsed.value) ? parsed.value : {})
  }
  return joined
}

/** The group at a path. Creates it if it doesn't exist. */
function groupAt(site: Record<string, Plain>, path: Path): Record<string, Plain> {
  let group = site
  for (const key of path) {
    if (!Object.hasOwn(group, key)) group[key] = {}
    group = group[key] as Record<string, Plain>
  }
  return group
}

function placeIn({ parent, start }: Part['segment'], { path, span }: { readonly path: Path; readonly span: Span }) {
  return { path: [...parent, ...path], span: shift(span, start) }
}

function placeFacts({ segment, parsed }: Part): readonly Fact[] {
  const own = parsed.value === undefined && segment.key !== '' ? [segment.key] : []
  return parsed.facts.map(({ path, span, ...fact }) => ({
    ...fact,
    at: placeIn(segment, { path: [...own, ...path], span }),
  }))
}
