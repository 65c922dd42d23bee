import type { LanguageCache } from '../memo/compileCache.ts'
import { formatPath, type Path } from '../plain.ts'
import { countBreaks } from './lines.ts'
import type { Part, PartOrHead } from './parseParts.ts'
import { emptySegment } from './segment.ts'
import { type Head, keyOf } from './splitSegments.ts'

/** Finds the parts of a site file that its data came from. */
export function createPlaces(parts: readonly Part[], heads: readonly Head[], cache: LanguageCache) {
  const findPart = createPartIndex(parts, heads)
  return {
    findPart,
    /** The path of the part of the text that a path is in. */
    partOf(path: Path): Path {
      const { parent = [], key = '' } = findPart(path)?.segment ?? {}
      return key === '' ? parent : [...parent, key]
    },
    /** Where a part is, and what was read there: the same object until one of them changes. */
    placeAt(path: Path): object | undefined {
      const part = findPart(path)
      if (part === undefined || part.isHead) return undefined
      const { parsed, segment } = part
      return cache.parts(['places', segment.name], [parsed, segment.line], () => ({})).value
    },
    /** Line of a group in a list; of the nearest one around it if an alias stands for the group. */
    lineOf(path: Path): number {
      const part = findPart(path)
      if (part === undefined || part.isHead) return 1
      const { segment, parsed } = part
      for (let end = path.length; end > segment.parent.length; end--) {
        const start = parsed.itemStarts.get(formatPath(path.slice(segment.parent.length, end)))
        if (start !== undefined) return segment.line + countBreaks(segment.text, 0, start)
      }
      return segment.line
    },
  }
}

/** Finds the part that contains a path or, if nothing is there, the nearest group around it. */
function createPartIndex(parts: readonly Part[], heads: readonly Head[]): (path: Path) => PartOrHead | undefined {
  const whole = parts.find(({ segment }) => segment.key === '')
  const byKeys = new Map<string, PartOrHead>()
  for (const segment of heads) byKeys.set(keyOf(segment), { segment, parsed: emptySegment(), isHead: true })
  for (const part of parts) if (part.segment.first === undefined) byKeys.set(part.segment.name, part)
  const deepest = Math.max(1, ...heads.map(({ parent }) => parent.length + 2))
  return (path) => {
    if (whole !== undefined) return whole
    for (let length = Math.min(path.length, deepest); length > 0; length--) {
      const part = byKeys.get(path.slice(0, length).join('\n'))
      if (part !== undefined) return part
    }
    return parts[0]
  }
}
