import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import type { TextEdit } from '../fix.ts'
import { nearestName, obviousName } from '../messages/nearestName.ts'
import type { ProblemCode } from '../messages/problemKinds.ts'
import type { Span } from '../place.ts'
import { formatPath, type Path, type Plain } from '../plain.ts'
import { checkText } from './checkText.ts'
import { spanOf } from './nodes.ts'
import type { ParsedSegment, RewrittenNumber, SegmentProblem } from './segment.ts'
import { writeScalar } from './writeScalar.ts'

/** More levels than any site needs; deeper nesting is a mistake or an attack. */
export const maxDepth = 64
export const tooDeepWords = {
  message: `Values are nested more than ${maxDepth} levels deep here.`,
  hint: 'Remove some levels: no site needs that many.',
}
/** How many values the aliases of a segment may stand for in total. */
const aliasBudget = 20_000
/** After so many, more of the same helps nobody. */
const maxUnknownAliases = 20
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])
const isColor = /^#[0-9a-f]{6}$/i
const reference = /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/

interface Anchor {
  readonly value: Plain
  /** How many values it consists of, what its own aliases stand for included. */
  readonly weight: number
}

/** Of a key that is there twice, the second is a problem. */
export function duplicateKey(key: string, path: Path, span: Span, first: Span): SegmentProblem {
  return {
    code: 'duplicate-key',
    path,
    span,
    message: `\`${key}\` appears twice, but only one of them can be used.`,
    hint: 'Remove one, or rename it.',
    related: { message: `\`${key}\` is first set`, path, span: first },
  }
}

/**
 * Plain data from a parsed document, with the problems of YAML that the parser lets pass: repeated and
 * dangerous keys, empty values, tags, merge keys, aliases that stand for too much.
 */
export function toPlain(document: Document.Parsed, text: string): ParsedSegment {
  const problems: SegmentProblem[] = []
  const blockStarts = new Map<string, number>()
  const rewrittenNumbers: RewrittenNumber[] = []
  const anchors = new Map<string, Anchor | 'open'>()
  const path: (string | number)[] = []
  let hasForeignAlias = false
  let unknownAliases = 0
  let aliasWeight = 0
  let converted = 0

  const value = convert(document.contents)
  return { value, problems, hasForeignAlias, blockStarts, rewrittenNumbers, spans: new Map() }

  function report(code: ProblemCode, span: Span, message: string, hint: string, fixed?: TextEdit): void {
    const fix = fixed === undefined ? {} : { fix: { edits: [fixed] } }
    problems.push({ code, path: [...path], span, message, hint, ...fix })
  }

  function convert(node: Node | null): Plain {
    converted++
    if (node === null) return null
    if (isAlias(node)) return convertAlias(node)
    const before = converted
    const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined
    if (anchor !== undefined) anchors.set(anchor, 'open')
    const value = convertContent(node)
    if (anchor !== undefined) anchors.set(anchor, { value, weight: converted - before + 1 })
    return value
  }

  function convertContent(node: Node): Plain {
    if (path.length > maxDepth) {
      const place = {
        path: path.slice(0, 5),
        span: { start: spanOf(node).start, end: spanOf(node).start + 1 },
      }
      problems.push({ code: 'too-deep', ...place, ...tooDeepWords })
      return null
    }
    if (isScalar(node)) return convertScalar(node)
    if (node.tag !== undefined) reportTag(node)
    if (isMap(node)) return convertMap(node)
    return isSeq(node) ? node.items.map((item, index) => convertItem(item as Node | null, index)) : null
  }

  function convertScalar(node: Scalar): Plain {
    if (node.tag !== undefined) reportTag(node)
    const { value, source } = node
    if (typeof value === 'string' && node.type === 'QUOTE_DOUBLE') reportEscapes(node, value)
    const oddText = typeof value === 'string' ? checkText(node, value, text) : undefined
    if (oddText !== undefined) problems.push({ ...oddText, path: [...path] })
    if (typeof value === 'number' && source !== undefined && source !== String(value)) {
      rewrittenNumbers.push({ path: [...path], span: spanOf(node), source, value })
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  }

  /** `"C:\\acme"` has a bell in it: `\\a`. */
  function reportEscapes(node: Scalar, value: string): void {
    if (!/(?![\t\n\r])\p{Cc}/u.test(value)) return
    const span = spanOf(node)
    const found = /\\(?:[0abefv_NLP]|x[01][0-9a-f]|x7f|u00[01][0-9a-f])/i.exec(
      text.slice(span.start, span.end),
    )
    if (found === null) return
    const start = span.start + found.index
    const message = `In double quotes, \`${found[0]}\` stands for an invisible character.`
    report(
      'control-character',
      { start, end: start + found[0].length },
      message,
      'Write two backslashes, or put the text in single quotes.',
    )
  }

  function convertItem(item: Node | null, index: number): Plain {
    const isBlock = path.at(-1) === 'blocks'
    path.push(index)
    if (isBlock && item !== null) blockStarts.set(formatPath(path), spanOf(item).start)
    const value = convert(item)
    if (isEmpty(item)) {
      const hint = 'Write its value after the dash, or remove the line.'
      report('no-value', emptyItemSpan(item), 'This list item is empty.', hint)
    }
    path.pop()
    return value
  }

  function convertMap(map: YAMLMap): Plain {
    const placeholder = unquotedPlaceholder(map)
    if (placeholder !== undefined) {
      const message = `Without quotes, YAML doesn’t read \`${placeholder}\` as text.`
      const hint = `Put it in quotes: "${placeholder}".`
      report('unquoted-placeholder', spanOf(map), message, hint, quote(spanOf(map), placeholder))
      return placeholder
    }
    const value: Record<string, Plain> = {}
    const spans = new Map<string, PairSpan>()
    const pairs = map.items as Pair<Node | null, Node | null>[]
    const scraps = map.flow ? scrapsOf(pairs, text) : []
    const numbers = map.flow ? splitNumbers(pairs, text) : []
    const skipped = [...scraps, ...numbers.flatMap((number) => number.scraps)]
    let openQuote: string | undefined
    let wasTwice = false
    for (const pair of pairs) {
      // The commas of a text in quotes without a colon before it: they part nothing.
      if (openQuote !== undefined) {
        if (isScalar(pair.key) && String(pair.key.source).endsWith(openQuote)) openQuote = undefined
        continue
      }
      if (skipped.includes(pair)) continue
      const isTwice = isScalar(pair.key) && spans.has(nameOf(pair.key))
      const isSameAgain = isTwice && wasTwice
      wasTwice = isTwice
      // Several keys in a row that are here twice: one item that lacks its dash.
      if (isSameAgain) continue
      const entry = map.flow === true ? entryWithoutColon(pair) : undefined
      const colonless = map.flow === true ? undefined : keyBeforeQuote(pair)
      if (colonless !== undefined) reportQuotedValue(colonless, spanOf(pair.key), value)
      else if (entry === undefined) convertPair(pair, value, spans)
      else {
        reportNoColon(entry, spanOf(pair.key))
        openQuote = /^(["'])(?!.*\1$)/s.exec(entry.rest)?.[1]
        // What was meant is clear enough to look for other mistakes.
        value[entry.key] = entry.value
      }
    }
    if (scraps[0]) reportComma(pairs, scraps[0])
    for (const number of numbers) reportSplitNumber(number, value)
    return value
  }

  /** `{ monthly: 1,397 }`: the comma ends the number. What was meant takes its place, to look for other mistakes. */
  function reportSplitNumber({ key, digits, span }: SplitNumber, target: Record<string, Plain>): void {
    const isNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
    const meant = isNumber ? digits.replaceAll(',', '') : quote(span, digits).text
    path.push(key)
    report(
      'comma-in-text',
      span,
      `Inside braces a comma ends a value: \`${digits}\` is cut in two.`,
      `Write ${meant}.`,
      { ...span, text: meant },
    )
    path.pop()
    target[key] = isNumber ? Number(meant) : digits
  }

  /** Words behind a comma that were meant to belong to the text before it. */
  function reportComma(
    pairs: readonly Pair<Node | null, Node | null>[],
    scrap: Pair<Node | null, Node | null>,
  ): void {
    const owner = pairs.slice(0, pairs.indexOf(scrap)).findLast(({ value }) => value !== null)
    const span = spanOf(scrap.key)
    const quote = pairs
      .slice(pairs.indexOf(scrap))
      .flatMap((pair) => /["']$/.exec(text.slice(...rangeOf(pair.key)))?.[0] ?? [])[0]
    if (quote !== undefined && owner !== undefined) {
      reportUnopened(quote, owner)
      return
    }
    const [key, start] = [text.slice(...rangeOf(owner?.key)), text.slice(...rangeOf(owner?.value))]
    path.push(key)
    report(
      'comma-in-text',
      span,
      `The text of \`${key}\` ends at the comma before \`${text.slice(span.start, span.end)}\`.`,
      `Inside braces, a text with a comma needs quotes: ${key}: "${start}, …".`,
      quoteUpTo(pairs, owner?.value, scrap),
    )
    path.pop()
  }

  function reportUnopened(quote: string, { key, value }: Pair<Node | null, Node | null>): void {
    const [start, end] = rangeOf(value)
    report(
      'yaml-syntax',
      { start, end },
      `The quote \`${quote}\` at the end of this text is never opened.`,
      `Write \`${quote}\` after \`${text.slice(...rangeOf(key))}:\`, too.`,
      { start, end: start, text: quote },
    )
  }

  /** The whole text in quotes, up to the last of the words behind its commas. */
  function quoteUpTo(
    pairs: readonly Pair<Node | null, Node | null>[],
    first: Node | null | undefined,
    scrap: Pair<Node | null, Node | null>,
  ): TextEdit | undefined {
    const scraps = scrapsOf(pairs, text)
    const behind = pairs.slice(pairs.indexOf(scrap))
    const next = behind.findIndex((pair) => !scraps.includes(pair))
    const last = behind.at(next === -1 ? -1 : next - 1)
    if (!first || !last) return undefined
    const [start, end] = [spanOf(first).start, spanOf(last.key).end]
    const words = text.slice(start, end)
    return { start, end, text: writeScalar(words, { quotes: '"', isInFlow: true, part: 'value' }) }
  }

  /** `title "Call: now"`: YAML takes everything up to the colon in the text for a key. */
  function reportQuotedValue(key: string, { start }: Span, target: Record<string, Plain>): void {
    const value = restOfLine(start).slice(key.length).trim()
    reportNoColon({ key, rest: value }, { start, end: start + key.length })
    target[key] = value
  }

  function reportNoColon({ key, rest }: Pick<ColonlessEntry, 'key' | 'rest'>, span: Span): void {
    path.push(key)
    report(
      'yaml-syntax',
      span,
      `A colon and a space are missing between \`${key}\` and its value.`,
      `Write \`${key}: ${/^["']/.test(rest) ? '…' : rest}\`. If it belongs to the text before it, put that text in quotes.`,
    )
    path.pop()
  }

  function convertPair(
    pair: Pair<Node | null, Node | null>,
    target: Record<string, Plain>,
    spans: Map<string, PairSpan>,
  ): void {
    if (!isScalar(pair.key) || pair.key.value === null) {
      const span = firstLine(spanOf(pair.key ?? pair.value))
      report(
        'bad-key',
        span,
        'A key must be a word followed by a colon.',
        'If this is meant as text, put it in quotes.',
      )
      return
    }
    const key = nameOf(pair.key)
    const span = spanOf(pair.key)
    const colonless = pair.key.type === 'PLAIN' ? /^([\w-]+) +[[{]/.exec(key)?.[1] : undefined
    if (colonless !== undefined) {
      const { start } = span
      const end = start + colonless.length
      reportNoColon({ key: colonless, rest: restOfLine(end).trim() }, { start, end })
      return
    }
    const first = spans.get(key)
    const glued = pair.key.type === 'PLAIN' ? /^([\w-]+):(?=[{["'])/.exec(key) : null
    path.push(glued?.[1] ?? key)
    if (glued?.[1] !== undefined) {
      const end = span.start + glued[1].length
      report(
        'yaml-syntax',
        { start: span.start, end },
        `The colon after \`${glued[1]}\` must be followed by a space.`,
        `Write \`${glued[1]}: …\`.`,
      )
      path.pop()
      return
    }
    if (forbiddenKeys.has(key)) {
      report('forbidden-key', span, `\`${key}\` can’t be used as a key.`, 'Choose another name.')
    } else if (key === '<<') {
      const hint = 'Put the shared fields under `content` and take them with `from:`.'
      report('merge-key', span, 'Merge keys (`<<`) are not part of site.yaml.', hint)
    } else if (first !== undefined) {
      const repeated = repeatedLine(first, spansOf(pair))
      problems.push({
        ...duplicateKey(key, [...path], span, first.key),
        ...(repeated !== undefined && { fix: { edits: [repeated] } }),
      })
    } else {
      spans.set(key, spansOf(pair))
      target[key] = convert(pair.value)
      if (isEmpty(pair.value)) reportEmptyKey(key, span)
    }
    path.pop()
  }

  function convertAlias(alias: Alias): Plain {
    const name = alias.source
    const anchor = anchors.get(name)
    if (anchor === undefined) {
      hasForeignAlias = true
      if (++unknownAliases > maxUnknownAliases) return null
      const nearest = nearestName(name, [...anchors.keys()])
      const meant = obviousName(name, anchors.keys())
      const message = `\`*${name}\` repeats what is marked \`&${name}\`, but nothing above it has that mark.`
      const asText = `If it is meant as text, put it in quotes: "*${name}".`
      report(
        'unknown-alias',
        spanOf(alias),
        message,
        nearest === undefined ? asText : `Did you mean \`*${nearest}\`?`,
        meant === undefined ? undefined : { ...spanOf(alias), text: `*${meant}` },
      )
      return null
    }
    if (anchor === 'open') {
      const message = `\`*${name}\` is inside what is marked \`&${name}\`, so it would contain itself.`
      report('circular-alias', spanOf(alias), message, 'Remove it, or move the mark.')
      return null
    }
    const wasWithinBudget = aliasWeight <= aliasBudget
    aliasWeight += anchor.weight
    converted += anchor.weight
    if (aliasWeight <= aliasBudget) return anchor.value
    if (wasWithinBudget) {
      const message = `Up to here, aliases such as \`*${name}\` repeat more than ${aliasBudget} values.`
      report(
        'too-many-aliases',
        spanOf(alias),
        message,
        'Write shared content once under `content` and take it with `from:`.',
      )
    }
    return null
  }

  function reportTag(node: Node): void {
    const before = text.lastIndexOf('!', spanOf(node).start)
    const start = before === -1 ? spanOf(node).start : text.slice(0, before + 1).search(/!\S*$/)
    const end = start + (/^\S+/.exec(text.slice(start))?.[0].length ?? 1)
    const message = `\`${text.slice(start, end)}\` at the start of a value is a YAML tag, and site.yaml has none.`
    report('tag', { start, end }, message, 'If it is meant as text, put the whole text in quotes.')
  }

  function reportEmptyKey(key: string, span: Span): void {
    const comment = /^["']?\s*:[ \t]+(#\S.*)/.exec(restOfLine(span.end))?.[1]
    if (comment === undefined) {
      report('no-value', span, `\`${key}\` has no value.`, 'Write one after the colon, or remove the line.')
    } else {
      const message = `\`${key}\` has no value: a \`#\` after a space starts a comment.`
      const start = text.indexOf(comment, span.end)
      const value = comment.trim()
      const fixed = isColor.test(value) ? quote({ start, end: start + value.length }, value) : undefined
      report('no-value', span, message, `Put the text in quotes: "${value}".`, fixed)
    }
  }

  function quote(span: Span, value: string): TextEdit {
    return { ...span, text: writeScalar(value, { quotes: '"', isInFlow: true, part: 'value' }) }
  }

  /** Removes a line that says word for word what another line says. */
  function repeatedLine(first: PairSpan, second: PairSpan): TextEdit | undefined {
    const said = ({ key, end }: PairSpan) => text.slice(key.start, end)
    const start = text.lastIndexOf('\n', second.key.start) + 1
    const line = restOfLine(start).replace(/\r$/, '')
    const isSame = said(first) === said(second) && line.trim() === said(second)
    if (!isSame || start === 0) return undefined
    const lineEnd = text.indexOf('\n', start)
    if (lineEnd !== -1) return { start, end: lineEnd + 1, text: '' }
    return { start: text[start - 2] === '\r' ? start - 2 : start - 1, end: text.length, text: '' }
  }

  /** A dash with nothing after it has no length of its own: point at the dash. */
  function emptyItemSpan(item: Node | null): Span {
    const span = spanOf(item)
    if (span.end > span.start) return span
    const dash = text.lastIndexOf('-', span.start)
    return dash === -1 ? { start: span.start, end: span.start + 1 } : { start: dash, end: dash + 1 }
  }

  function restOfLine(from: number): string {
    const end = text.indexOf('\n', from)
    return text.slice(from, end === -1 ? text.length : end)
  }

  function firstLine({ start, end }: Span): Span {
    const lineEnd = text.indexOf('\n', start)
    return { start, end: lineEnd === -1 ? end : Math.min(end, lineEnd) }
  }
}

/** A key, and where its value ends. */
interface PairSpan {
  readonly key: Span
  readonly end: number
}

/** A key as it is written: 1.10 stays 1.10. */
function nameOf({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value))
}

function spansOf({ key, value }: Pair<Node | null, Node | null>): PairSpan {
  return { key: spanOf(key), end: Math.max(spanOf(key).end, spanOf(value).end) }
}

/** `{site.phone}` without quotes: YAML sees a mapping with one key and no value. */
function unquotedPlaceholder(map: YAMLMap): string | undefined {
  const pair = map.items[0]
  if (!map.flow || map.items.length !== 1 || pair === undefined || pair.value !== null || !isScalar(pair.key))
    return
  const name = pair.key.value
  return typeof name === 'string' && reference.test(name) ? `{${name}}` : undefined
}

/** A word in small letters, alone or with one word behind it: a key whose value or colon is missing. */
const mayBeKey = /^[a-z][\w-]*(?:(?: +|:|(?=["']))(?:["'].*|\S+))?$/s

/** Pairs without a colon that can't be keys, behind a text without quotes. */
function scrapsOf(
  pairs: readonly Pair<Node | null, Node | null>[],
  text: string,
): readonly Pair<Node | null, Node | null>[] {
  const isScrap = ({ key, value }: Pair<Node | null, Node | null>) =>
    value === null &&
    isScalar(key) &&
    key.type === 'PLAIN' &&
    !mayBeKey.test(String(key.value)) &&
    !isKnownKey(/^[a-z][\w-]*/.exec(String(key.value))?.[0], text)
  const isText = (value: Node | null | undefined) =>
    isScalar(value) && value.type === 'PLAIN' && typeof value.value === 'string'
  return pairs.filter((pair, index) => {
    const owner = pairs.slice(0, index).findLast((other) => !isScrap(other))
    return isScrap(pair) && isText(owner?.value)
  })
}

interface SplitNumber {
  readonly key: string
  /** The whole value as it is written. */
  readonly digits: string
  readonly span: Span
  /** What YAML takes for keys behind the commas. */
  readonly scraps: readonly Pair<Node | null, Node | null>[]
}

/** Numbers with a comma between thousands, which YAML reads as a number and keys without a value. */
function splitNumbers(
  pairs: readonly Pair<Node | null, Node | null>[],
  text: string,
): readonly SplitNumber[] {
  return pairs.flatMap(({ key, value }, index) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return []
    const span = { ...spanOf(value) }
    const scraps: Pair<Node | null, Node | null>[] = []
    for (const next of pairs.slice(index + 1)) {
      if (next.value !== null || !isScalar(next.key) || spanOf(next.key).start !== span.end + 1) break
      if (!/^\d{3}(?!\d)/.test(String(next.key.source))) break
      span.end = spanOf(next.key).end
      scraps.push(next)
    }
    return scraps.length === 0
      ? []
      : [{ key: nameOf(key), digits: text.slice(span.start, span.end), span, scraps }]
  })
}

/** Whether a word is a key elsewhere: `{ value: x, label Pest control }` among `{ value: y, label: … }`. */
function isKnownKey(word: string | undefined, text: string): boolean {
  return word !== undefined && new RegExp(`(?:^|[\\s{,])${word}:\\s`).test(text)
}

function rangeOf(node: Node | null | undefined): [number, number] {
  const { start, end } = spanOf(node ?? null)
  return [start, end]
}

interface ColonlessEntry {
  readonly key: string
  /** The value as it is written, and what YAML would read it as. */
  readonly rest: string
  readonly value: Plain
}

/** `{ label Home }` or `{ label:Home }`: YAML sees a long key without a value. */
function entryWithoutColon({ key, value }: Pair<Node | null, Node | null>): ColonlessEntry | undefined {
  if (value !== null || !isScalar(key) || key.type !== 'PLAIN' || typeof key.value !== 'string') return
  const match = /^([A-Za-z][\w-]*)(?:\s*(?:=>|[:：;=])\s*|\s+|(?=["']))(\S.*)$/s.exec(key.value)
  const [, name = '', rest = ''] = match ?? []
  if (match === null || forbiddenKeys.has(name)) return undefined
  const simple = rest === 'true' || rest === 'false' ? rest === 'true' : undefined
  const number = /^-?\d+(?:\.\d+)?$/.test(rest) ? Number(rest) : undefined
  const text = rest.replace(/^(["'])(.*)\1$/s, '$2')
  return { key: name, rest, value: simple ?? number ?? text }
}

function keyBeforeQuote({ key }: Pair<Node | null, Node | null>): string | undefined {
  const isPlain = isScalar(key) && key.type === 'PLAIN' && typeof key.value === 'string'
  const name = isPlain ? /^([A-Za-z][\w-]*) *(?=["'])/.exec(String(key.value))?.[1] : undefined
  return name === undefined || forbiddenKeys.has(name) ? undefined : name
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null)
}
