import { applyEdits } from '../../applyEdits.ts'
import type { TextEdit } from '../../fix.ts'
import { shift } from '../../place.ts'
import type { Part } from '../../yaml/parseParts.ts'
import { parseYaml } from '../../yaml/parseSegment.ts'
import type { Words } from '../rule.ts'
import { explainYamlError } from './explainYamlError.ts'
import { type Explanation, type Finding, toWords } from './explanation.ts'
import { explainNarrowIndent, explainOddIndent, findOddIndent } from './findOddIndent.ts'

/** Maximum number of fixes that are tried on the whole text. */
const maxChoices = 6
/** Keys of the two outermost levels. */
const entryLine = /^ {0,2}[^\s#-].*:/gm

/** Explains why a part of the file isn't YAML. */
export function explainSegment(start: number, text: string, parts: readonly Part[]): readonly Words[] {
  const { segment } = parts.find((part) => part.segment.start === start) ?? {}
  if (segment === undefined) return []
  const path = segment.key === '' ? segment.parent : [...segment.parent, segment.key]
  const document = parseYaml(segment.text)
  const [error] = document.errors
  if (error === undefined) return []
  const found = explainYamlError(segment.text, error, document)
  if (segment.key === '') return [toWords(chooseFix(text, found), path, start)]
  const narrow = explainNarrowIndent(text)
  if (narrow !== undefined) {
    // It is one problem of the whole file.
    const isFirst = parts.find(({ parsed }) => parsed.value === undefined)?.segment === segment
    return isFirst ? [toWords({ ...narrow, span: shift(found.span, start) }, path, 0)] : []
  }
  return [
    moveToOddLine(start + found.span.start, found, text, parts) ?? toWords(chooseFix(segment.text, found), path, start),
  ]
}

/** If lines don't line up, the one in the wrong column can be the first of another part. */
function moveToOddLine(offset: number, found: Explanation, text: string, parts: readonly Part[]): Words | undefined {
  const odd = found.isAboutIndent === true ? findOddIndent(text, offset) : undefined
  const owner = odd && parts.findLast(({ segment }) => segment.start <= odd.span.start)?.segment
  if (odd === undefined || owner === undefined) return undefined
  const { choices: [edits = []] = [], ...explained } = explainOddIndent(odd)
  return toWords({ ...explained, fix: { edits } }, [...owner.parent, owner.key], 0)
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
