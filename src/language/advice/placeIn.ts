import type { Document } from 'yaml'
import { type Span, shift } from '../place.ts'
import type { Path } from '../plain.ts'
import type { PartOrHead } from '../yaml/parseParts.ts'
import { parseYaml } from '../yaml/parseSegment.ts'
import type { Source } from '../yaml/readSource.ts'
import { findScalar, findSpan, type WrittenScalar } from './yaml/findNode.ts'
import { createLineIndex } from './yaml/lines.ts'

export type PlacedSource = ReturnType<typeof placeIn>

/** A source with the places in its text that its data came from. */
export function placeIn(source: Source) {
  const readDocument = createDocuments()
  return {
    ...source,
    lines: createLineIndex(source.text),
    /** The place of a key or value in the text; if it does not exist, that of its nearest parent. */
    locate(path: Path, part: 'key' | 'value', piece?: string): Span {
      const owner = source.findPart(path)
      if (owner === undefined) return { start: 0, end: 0 }
      const { segment, isHead } = owner
      const below = isHead ? [segment.key] : path.slice(segment.parent.length)
      const span = findSpan(readDocument(owner), below, isHead ? 'key' : part, segment.text, piece)
      return shift(span, segment.start)
    },
    /** The key or value at a path as it is written, with aliases resolved; undefined if it is not a scalar. */
    scalar(path: Path, part: 'key' | 'value'): WrittenScalar | undefined {
      const owner = source.findPart(path)
      if (owner === undefined) return undefined
      const { segment } = owner
      const found = findScalar(readDocument(owner), path.slice(segment.parent.length), part, segment.text)
      return found && { ...found, span: shift(found.span, segment.start) }
    },
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
