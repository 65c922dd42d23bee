import type { Document } from 'yaml'
import type { CompileCache } from '../memo/compileCache.ts'
import { createMemo } from '../memo/memo.ts'
import { type Span, shift } from '../place.ts'
import { formatPath, type Path } from '../plain.ts'
import { findPlace, findScalar, spanOfPlace, type WrittenScalar } from './findNode.ts'
import { countBreaks } from './lines.ts'
import type { Part, PartOrHead } from './parseParts.ts'
import { parseYaml } from './parseSegment.ts'
import { findPosition } from './positions.ts'
import { emptySegment } from './segment.ts'
import { type Head, keyOf } from './splitSegments.ts'

/** Finds the places in the text of a site file that its data came from. */
export function createLocator(parts: readonly Part[], heads: readonly Head[], cache: CompileCache) {
  const findPart = createPartIndex(parts, heads)
  const readDocument = createDocuments()
  const onDisk = createMemo(cache.disk)
  /** The place of a key or value in the text; if it does not exist, that of its nearest parent. */
  const locate = (path: Path, part: 'key' | 'value', piece?: string): Span => {
    const owner = findPart(path)
    if (owner === undefined) return { start: 0, end: 0 }
    const { segment, parsed, isHead } = owner
    if (isHead) [path, part] = [[...segment.parent, segment.key], 'key']
    const below = path.slice(segment.parent.length)
    const key = JSON.stringify([path, part, piece])
    const { positions, value, spans } = parsed
    const find = () => {
      const place =
        positions && value !== undefined ? findPosition(positions, value, below) : findPlace(readDocument(owner), below)
      return spanOfPlace(place, part, segment.text, piece)
    }
    const span = spans.get(key) ?? onDisk(['spans', key], [segment.text], find).value
    spans.set(key, span)
    return shift(span, segment.start)
  }
  return {
    locate,
    /** The key or value at a path as it is written, with aliases resolved; undefined if it is not a scalar. */
    scalar(path: Path, part: 'key' | 'value'): WrittenScalar | undefined {
      const owner = findPart(path)
      if (owner === undefined) return undefined
      const { segment } = owner
      const found = findScalar(readDocument(owner), path.slice(segment.parent.length), part, segment.text)
      return found && { ...found, span: shift(found.span, segment.start) }
    },
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
    /** Line of a group in a list, found without parsing the text again unless an alias stands for it. */
    lineOf(path: Path): number {
      const part = findPart(path)
      if (part === undefined || part.isHead) return 1
      const { segment, parsed } = part
      const start =
        parsed.itemStarts.get(formatPath(path.slice(segment.parent.length))) ??
        locate(path, 'value').start - segment.start
      return segment.line + countBreaks(segment.text, 0, start)
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

/** Documents to keep. A document takes many times the memory of its text. */
const maxDocuments = 50

/** Parses a segment again, with positions, when they are first needed. Keeps the most recently used documents. */
function createDocuments(): (part: PartOrHead) => Document.Parsed {
  const documents = new Map<PartOrHead, Document.Parsed>()
  return (part) => {
    const document = documents.get(part) ?? parseYaml(part.segment.text)
    documents.delete(part)
    documents.set(part, document)
    const [oldest] = documents.keys()
    if (documents.size > maxDocuments && oldest !== undefined) documents.delete(oldest)
    return document
  }
}
