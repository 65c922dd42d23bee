import { type Document, parseDocument } from 'yaml'
import { type ParsedSegment, unreadable } from './segment.ts'
import { maxDepth, toPlain } from './toPlain.ts'

const absurdDepth = 500
const manyDashes = /(?:[-?] ){500}/

/** Parses YAML without the features that site.yaml lacks. Doesn't throw for an author's mistakes. */
export function parseYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    merge: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
}

/** Parses a part of the site file to plain data. Keeps no document: positions are found again on demand. */
export function parseSegment(text: string): ParsedSegment {
  // The parser recurses, and takes seconds to reject a text that is nested too deeply for it.
  if (isAbsurd(text)) return tooDeep(text)
  try {
    const document = parseYaml(text)
    const error = document.errors[0]
    if (error === undefined) return toPlain(document, text)
    if (error.code === 'RESOURCE_EXHAUSTION') return tooDeep(text)
    return unreadable({ kind: 'yaml-syntax/unreadable', data: {} }, { start: 0, end: 1 })
  } catch (error) {
    // The parser recurses; only absurd nesting can exhaust the stack.
    if (!(error instanceof RangeError)) throw error
    return tooDeep(text)
  }
}

/** Whether a text nests far more brackets or dashes than any site needs. */
function isAbsurd(text: string): boolean {
  if (text.length < absurdDepth) return false
  return bracketBeyond(text, absurdDepth) !== undefined || manyDashes.test(text)
}

/** Offset of the first bracket that is nested deeper than a limit. */
function bracketBeyond(text: string, limit: number): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x5b || code === 0x7b) {
      if (++depth > limit) return at
    } else if ((code === 0x5d || code === 0x7d) && depth > 0) depth--
  }
  return undefined
}

function tooDeep(text: string): ParsedSegment {
  const start = bracketBeyond(text, maxDepth) ?? manyDashes.exec(text)?.index ?? 0
  return unreadable({ kind: 'too-deep', data: {} }, { start, end: start + 1 })
}
