import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml'
import type { TextEdit } from '../fix.ts'
import type { Span } from '../place.ts'
import { formatPath, type Path, type Plain } from '../plain.ts'
import { type Aliases, createAliases } from './aliases.ts'
import { eatenLetter, invisibleEscape } from './checkEscapes.ts'
import { checkText } from './checkText.ts'
import { spanOf } from './findNode.ts'
import { lineFrom, lineStartAt } from './lines.ts'
import { type Entry, forbiddenKeys, keyName, misreadEntries } from './misreadEntries.ts'
import { recordPositions } from './positions.ts'
import {
  type Finding,
  finding,
  type ParsedSegment,
  type RewrittenNumber,
  type SegmentProblem,
  threeDecimals,
} from './segment.ts'
import { quoteText } from './writeScalar.ts'

/** More levels than any site needs; deeper nesting is a mistake or an attack. */
export const maxDepth = 64

interface Reading {
  readonly text: string
  /** Position of the reader. */
  readonly path: (string | number)[]
  readonly problems: SegmentProblem[]
  /** Texts that begin with an anchor that no alias repeats. */
  readonly unusedAnchors: SegmentProblem[]
  readonly itemStarts: Map<string, number>
  readonly rewrittenNumbers: RewrittenNumber[]
  readonly aliases: Aliases
  readonly report: (finding: Finding, ...keys: Path) => void
}

/**
 * Converts a parsed document to plain data, and reports problems that the parser accepts: repeated and dangerous keys,
 * empty values, tags, merge keys, and aliases that repeat too much.
 */
export function toPlain(document: Document.Parsed, text: string): ParsedSegment {
  const path: (string | number)[] = []
  const problems: SegmentProblem[] = []
  const report: Reading['report'] = (finding, ...keys) => problems.push({ ...finding, path: [...path, ...keys] })
  const found = { problems, itemStarts: new Map<string, number>(), rewrittenNumbers: [] }
  const aliases = createAliases(report)
  const unusedAnchors: SegmentProblem[] = []
  const value = convert(document.contents, { ...found, unusedAnchors, text, path, aliases, report })
  // A misspelled alias leaves its anchor unused.
  if (!aliases.hasForeign) problems.push(...unusedAnchors)
  // After a problem, the value can differ from the text.
  const positions = problems.length === 0 ? recordPositions(document) : undefined
  return { ...found, value, hasForeignAlias: aliases.hasForeign, positions, spans: new Map() }
}

function convert(node: Node | null, reading: Reading): Plain {
  const { aliases, path, problems } = reading
  aliases.count()
  if (node === null) return null
  if (isAlias(node)) return aliases.follow(node)
  const { anchor } = node as Scalar | YAMLMap
  if (path.length > maxDepth) {
    problems.push({ ...tooDeep(spanOf(node).start), path: path.slice(0, 5) })
    return null
  }
  return anchor === undefined
    ? convertContent(node, reading)
    : aliases.mark(anchor, () => convertContent(node, reading))
}

export function tooDeep(start: number): Finding {
  const message = `Values are nested more than ${maxDepth} levels deep here.`
  const hint = 'Remove some levels: no site needs that many.'
  return finding('too-deep', { start, end: start + 1 }, message, hint)
}

function convertContent(node: Node, reading: Reading): Plain {
  if (node.tag !== undefined) reading.report(tag(node, reading.text))
  if (isScalar(node)) return convertScalar(node, reading)
  if (isMap(node)) return convertMap(node, reading)
  return isSeq(node) ? node.items.map((item, index) => convertItem(item as Node | null, index, reading)) : null
}

function tag(node: Node, text: string): Finding {
  const before = text.lastIndexOf('!', spanOf(node).start)
  const start = before === -1 ? spanOf(node).start : text.slice(0, before + 1).search(/!\S*$/)
  const written = /^\S+/.exec(text.slice(start, start + 1000))?.[0] ?? '!'
  const message = `\`${written}\` at the start of a value is a YAML tag, and site.yaml has none.`
  const hint = 'If it is meant as text, put the whole text in quotes.'
  return finding('tag', { start, end: start + written.length }, message, hint)
}

function convertScalar(node: Scalar, reading: Reading): Plain {
  const { text, path, rewrittenNumbers, report, unusedAnchors } = reading
  const { value, source } = node
  if (typeof value === 'string') {
    const unused = unusedAnchor(node, value, text)
    if (unused !== undefined) unusedAnchors.push({ ...unused, path: [...path] })
    const eaten = eatenLetter(node, value, text)
    const finding = invisibleEscape(node, value, text) ?? eaten ?? checkText(node, value, text)
    if (finding !== undefined) report(finding)
    if (eaten !== undefined) return text.slice(spanOf(node).start + 1, spanOf(node).end - 1)
    return value
  }
  const isRewritten = source !== undefined && (source !== String(value) || threeDecimals.test(source))
  if (typeof value === 'number' && source !== undefined && isRewritten) {
    rewrittenNumbers.push({ path: [...path], span: spanOf(node), source, value })
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Reports `&Co is our name`: YAML drops the first word, because it marks a value that something else could repeat. */
function unusedAnchor({ anchor, type, range }: Scalar, value: string, text: string): Finding | undefined {
  if (anchor === undefined || type !== 'PLAIN' || text.includes(`*${anchor}`)) return undefined
  const [valueStart = 0, end = 0] = range ?? []
  const start = text.lastIndexOf('&', valueStart)
  const [span, whole] = [{ start, end }, text.slice(start, end)]
  const message = `A \`&\` at the start of a value marks it: visitors would see only “${value}”.`
  return finding('cut-text', span, message, `Put the text in quotes: ${quoteText(whole)}.`, quotation(span, whole))
}

function convertItem(item: Node | null, index: number, reading: Reading): Plain {
  const { path, itemStarts, report, text } = reading
  path.push(index)
  if (item !== null && !isScalar(item)) itemStarts.set(formatPath(path), spanOf(item).start)
  const value = convert(item, reading)
  if (isEmpty(item)) {
    const hint = 'Write its value after the dash, or remove the line.'
    report(finding('no-value', emptyItemSpan(item, text), 'This list item is empty.', hint))
  }
  path.pop()
  return value
}

/** A dash with nothing after it has no length of its own: point at the dash. */
function emptyItemSpan(item: Node | null, text: string): Span {
  const span = spanOf(item)
  if (span.end > span.start) return span
  const dash = text.lastIndexOf('-', span.start)
  const start = dash === -1 ? span.start : dash
  return { start, end: start + 1 }
}

function convertMap(map: YAMLMap, reading: Reading): Plain {
  const placeholder = unquotedPlaceholder(map)
  if (placeholder !== undefined) {
    const message = `Without quotes, YAML doesn’t read \`${placeholder}\` as text.`
    const [span, hint] = [spanOf(map), `Put it in quotes: "${placeholder}".`]
    reading.report(finding('unquoted-placeholder', span, message, hint, quotation(span, placeholder)))
    return placeholder
  }
  const value: Record<string, Plain> = {}
  const known = new Map<string, Entry>()
  const misread = misreadEntries(map, reading.text)
  const skipped = new Set(misread.flatMap(({ entries }) => entries))
  let wasTwice = false
  for (const entry of map.items as Entry[]) {
    const found = misread.find(({ entries }) => entries[0] === entry)
    const { finding, key, value: meant, number } = found ?? {}
    if (number !== undefined && key !== undefined)
      reading.rewrittenNumbers.push({ path: [...reading.path, key], ...number })
    if (finding !== undefined) reading.report(finding, ...(key === undefined ? [] : [key]))
    // The intended value is clear enough to look for other mistakes.
    if (key !== undefined && meant !== undefined) value[key] = meant
    if (skipped.has(entry)) continue
    const isTwice = isScalar(entry.key) && known.has(keyName(entry.key))
    // Several repeated keys in a row mean that an item lacks its dash.
    if (!isTwice || !wasTwice) convertEntry(entry, value, known, reading)
    else reading.problems.push({ ...(reading.problems.pop() as SegmentProblem), isRepeated: true })
    wasTwice = isTwice
  }
  // What a group is that only takes its keys from elsewhere is unknown.
  return map.items.length > 0 && map.items.every(isMerge) ? null : value
}

/** Reports `{site.phone}` without quotes, which YAML reads as a group with one key and no value. */
function unquotedPlaceholder({ flow, items }: YAMLMap): string | undefined {
  const [entry] = items
  if (!flow || items.length !== 1 || entry?.value !== null || !isScalar(entry.key)) return undefined
  const { value } = entry.key
  return /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(String(value)) ? `{${value}}` : undefined
}

function convertEntry(entry: Entry, target: Record<string, Plain>, known: Map<string, Entry>, reading: Reading): void {
  const { path, report, text } = reading
  if (!isScalar(entry.key) || entry.key.value === null) {
    report(badKey(entry, text))
    return
  }
  const key = keyName(entry.key)
  const span = spanOf(entry.key)
  const first = known.get(key)
  path.push(key)
  if (forbiddenKeys.has(key)) {
    const message = `\`${key}\` can’t be used as a key.`
    report(finding('forbidden-key', span, message, 'Choose another name.'))
  } else if (isMerge(entry)) {
    const message = 'Merge keys (`<<`) are not part of site.yaml.'
    const hint = 'Put the shared fields under `content` and take them with `from:`.'
    report(finding('merge-key', span, message, hint))
  } else if (first !== undefined) {
    const repeated = repeatedLine(first, entry, text)
    const fix = repeated === undefined ? {} : { fix: { edits: [repeated] } }
    reading.problems.push({ ...duplicateKey(key, [...path], span, spanOf(first.key)), ...fix })
  } else {
    known.set(key, entry)
    target[key] = convert(entry.value, reading)
    if (isEmpty(entry.value)) report(emptyKey(key, span, text))
  }
  path.pop()
}

function isMerge({ key }: { readonly key: unknown }): boolean {
  return isScalar(key) && key.value === '<<'
}

function badKey({ key, value }: Entry, text: string): Finding {
  const { start, end } = spanOf(key ?? value)
  const span = { start, end: Math.min(end, start + lineFrom(text, start).length) }
  const hint = 'If this is meant as text, put it in quotes.'
  return finding('bad-key', span, 'A key must be a word followed by a colon.', hint)
}

/** Reports the second of two equal keys. */
export function duplicateKey(key: string, path: Path, span: Span, first: Span): SegmentProblem {
  return {
    code: 'duplicate-key',
    path,
    span,
    message: `\`${key}\` appears twice, but only one of them can be used.`,
    hint:
      path.length === 1
        ? 'Move the lines below it to the end of the first one, and delete this line.'
        : 'Remove one, or rename it.',
    related: { message: `\`${key}\` is first set`, path, span: first },
  }
}

/** The fix that removes a line if it equals another one. */
function repeatedLine(first: Entry, second: Entry, text: string): TextEdit | undefined {
  const written = ({ key, value }: Entry) => text.slice(spanOf(key).start, Math.max(spanOf(key).end, spanOf(value).end))
  const start = lineStartAt(text, spanOf(second.key).start)
  const line = lineFrom(text, start)
  const isSame = written(first) === written(second) && line.trim() === written(second)
  if (!isSame || start === 0) return undefined
  const lineEnd = text.indexOf('\n', start)
  if (lineEnd !== -1) return { start, end: lineEnd + 1, text: '' }
  return { start: text[start - 2] === '\r' ? start - 2 : start - 1, end: text.length, text: '' }
}

function emptyKey(key: string, span: Span, text: string): Finding {
  const { 0: before = '', 1: comment } = /^["']?\s*:[ \t]+(#\S.*)/.exec(lineFrom(text, span.end)) ?? []
  if (comment === undefined) {
    const hint = 'Write one after the colon, or remove the line.'
    return finding('no-value', span, `\`${key}\` has no value.`, hint)
  }
  const value = comment.trim()
  const start = span.end + before.length - comment.length
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  const message = `\`${key}\` has no value: a \`#\` after a space starts a comment.`
  const fixed = isColor ? quotation({ start, end: start + value.length }, value) : undefined
  return finding('no-value', span, message, `Put the text in quotes: "${value}".`, fixed)
}

function quotation(span: Span, value: string): TextEdit {
  return { ...span, text: quoteText(value) }
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null)
}
