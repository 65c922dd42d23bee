import { type Document, parseDocument } from 'yaml'
import type { TextEdit } from '../fix.ts'
import { shift } from '../place.ts'
import { applyEdits } from './applyEdits.ts'
import { explainYamlError } from './explainYamlError.ts'
import type { Explanation } from './explanation.ts'
import { type Finding, type ParsedSegment, unreadable } from './segment.ts'
import { maxDepth, tooDeep, toPlain } from './toPlain.ts'

/** Maximum number of fixes that are tried on the whole text. */
const maxChoices = 6
const absurdDepth = 500
const manyDashes = /(?:[-?] ){500}/
/** Keys of the two outermost levels. */
const entryLine = /^ {0,2}[^\s#-].*:/gm

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
  if (isAbsurd(text)) return unreadable(deepestPlace(text))
  try {
    const document = parseYaml(text)
    const error = document.errors[0]
    if (error === undefined) return toPlain(document, text)
    if (error.code === 'RESOURCE_EXHAUSTION') return unreadable(deepestPlace(text))
    return unreadable(chooseFix(text, explainYamlError(text, error, document)))
  } catch (error) {
    // The parser recurses; only absurd nesting can exhaust the stack.
    if (!(error instanceof RangeError)) throw error
    return unreadable(deepestPlace(text))
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

/** Keeps the fixes that make the text readable, at least up to the last place that they change. */
function chooseFix(text: string, { choices = [], ...problem }: Explanation): Finding {
  const readable = choices.filter((edits) => isReadable(...neighborhood(text, edits)) !== 'no')
  const tried = readable.slice(0, maxChoices).map((edits) => ({ edits, extent: isReadable(text, edits) }))
  const good = ['all', 'so far'].flatMap((wanted) => tried.filter(({ extent }) => extent === wanted))
  const [edits, ...otherwise] = good.map((choice) => choice.edits)
  return edits === undefined ? problem : { ...problem, fix: { edits, otherwise } }
}

/** How much of an edited text is YAML: all of it, or everything up to the last place that was edited. */
function isReadable(text: string, edits: readonly TextEdit[]): 'all' | 'so far' | 'no' {
  const end = Math.max(0, ...edits.map((edit) => edit.end))
  const added = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
  const error = parseYaml(applyEdits(text, edits)).errors[0]
  if (error === undefined) return 'all'
  return error.pos[0] > end + added ? 'so far' : 'no'
}

/** The entries of the site or of a section that some edits change, because a small text can be tried quickly. */
function neighborhood(text: string, edits: readonly TextEdit[]): [string, readonly TextEdit[]] {
  const first = Math.min(...edits.map((edit) => edit.start))
  const last = Math.max(...edits.map((edit) => edit.end))
  const firstLine = text.lastIndexOf('\n', first - 1) + 1
  const above = [...text.slice(0, firstLine).matchAll(entryLine)].at(-1)?.index ?? 0
  const lastLine = text.indexOf('\n', last) + 1
  const below = lastLine === 0 ? -1 : text.slice(lastLine).search(entryLine)
  const end = below === -1 ? text.length : lastLine + below
  return [text.slice(above, end), edits.map((edit) => shift(edit, -above))]
}

function deepestPlace(text: string): Finding {
  return tooDeep(bracketBeyond(text, maxDepth) ?? manyDashes.exec(text)?.index ?? 0)
}
