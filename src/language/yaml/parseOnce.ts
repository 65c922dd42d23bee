import type { LanguageCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { shareEqual } from '../memo/shareEqual.ts'
import { isPlainObject, type Plain } from '../plain.ts'
import { parseSegment } from './parseSegment.ts'
import { emptySegment, type ParsedSegment } from './segment.ts'

/**
 * The parsed segment of a text, parsed once as long as the text stays in the file. Parts that equal those of the
 * previous value with this name are identical to them.
 *
 * @param name Keys from the root of the file to the segment, one a line.
 */
export function parseOnce(name: string, text: string, cache: LanguageCache): ParsedSegment {
  const { parts } = cache
  const { value: parsed } = parts(['segments', name], [text], () => {
    const fresh = parseOrRestore(name, text, cache)
    const before = parts.newest(['values', name]) as Plain | undefined
    return fresh.value === undefined ? fresh : { ...fresh, value: shareEqual(before, fresh.value) }
  })
  const { value } = parsed
  // While a text can't be read, the previous value is kept.
  if (value !== undefined) parts(['values', name], [value], () => value)
  return parsed
}

/** Stores entries of sections on disk if they have no mistakes. */
function parseOrRestore(name: string, text: string, { disk, counts }: LanguageCache): ParsedSegment {
  let parsed: ParsedSegment | undefined
  const restored = createMemo(disk)(['segments', name], [text], (tracker) => {
    counts.segments++
    parsed = parseSegment(text)
    if (!name.includes('\n') || !isStorable(parsed)) tracker.markUncacheable()
    return parsed.value
  })
  // Lines of blocks are for development, where nothing is on disk.
  return parsed ?? { ...emptySegment(), value: restored.value }
}

function isStorable({ value, facts, hasForeignAlias, rewrittenNumbers }: ParsedSegment): boolean {
  const isClean = facts.length + rewrittenNumbers.length === 0
  return isClean && !hasForeignAlias && isPlainObject(value) && survivesJson(value)
}

/** Whether a value stays the same if it is written as JSON and read again. */
function survivesJson(value: Plain): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(survivesJson)
}
