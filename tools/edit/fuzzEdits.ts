import { type Document, isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'
import { editText, type Operation, type Plain, readPointer } from '../../src/index.ts'
import { createRandom, randomOperation } from './randomOperation.ts'

interface Failure {
  readonly operation: Operation
  readonly text: string
  readonly message: string
}

interface Counts {
  readonly edits: number
  readonly refused: number
  readonly failures: readonly Failure[]
}

/** Operations on a text before it begins again as it was. */
const inARow = 25

/**
 * Carries out random operations on a text, and compares each with the same operation on its data.
 *
 * @param seed The same one makes the same operations.
 */
export function fuzzEdits(original: string, edits: number, seed: number): Counts {
  const random = createRandom(seed)
  const failures: Failure[] = []
  let refused = 0
  let text = original
  for (let count = 0; count < edits; count++) {
    if (count % inARow === 0) text = original
    const operation = randomOperation(dataOf(parse(text)), random)
    const { message, after, isRefused } = tryEdit(text, operation)
    if (message !== undefined) failures.push({ operation, text, message })
    if (isRefused) refused++
    text = after ?? text
  }
  return { edits, refused, failures }
}

interface Tried {
  readonly message?: string
  readonly isRefused?: boolean
  readonly after?: string
}

function tryEdit(text: string, operation: Operation): Tried {
  const result = editText(text, [operation], { shared: 'here' })
  if ('refused' in result) return result.refused === '' ? { message: 'Refused without a reason.' } : { isRefused: true }
  const before = parse(text)
  const after = parse(result.text)
  if (after.errors.length > 0) return { message: `No YAML any more: ${after.errors[0]?.message}` }
  if (sorted(dataOf(after)) !== sorted(applied(dataOf(before), operation))) return { message: 'Other data.' }
  if (apply(text, result.edits) !== result.text) return { message: 'The edits lead to another text.' }
  if (apply(result.text, result.undo) !== text) return { message: 'Undo leads to another text.' }
  const touched = 'from' in operation ? [operation.from, operation.path] : [operation.path]
  const lost = lostOutside(text, before, result.text, touched)
  return lost === undefined ? { after: result.text } : { message: `Lost outside of the change: ${lost}` }
}

const parse = (text: string): Document.Parsed =>
  parseDocument(text, { version: '1.2', merge: false, prettyErrors: false, logLevel: 'silent' })

const dataOf = (document: Document): Plain => JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: -1 }))) as Plain

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

function apply(text: string, edits: readonly { start: number; end: number; text: string }[]): string {
  return edits.toReversed().reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)
}

type Container = Record<string, unknown> | unknown[]

/** The same operation on data, as RFC 6902 says. */
function applied(data: Plain, operation: Operation): unknown {
  const root = { data: structuredClone(data) as unknown }
  const at = (steps: readonly string[]) =>
    steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], root)
  const stepsOf = (pointer: string) => ['data', ...readPointer(pointer)]
  const put = (pointer: string, value: unknown, isNew: boolean) => {
    const steps = stepsOf(pointer)
    const container = at(steps.slice(0, -1)) as Container
    const key = steps.at(-1) ?? ''
    if (Array.isArray(container)) container.splice(Number(key), isNew ? 0 : 1, value)
    else container[key] = value
  }
  const take = (pointer: string): unknown => {
    const steps = stepsOf(pointer)
    const container = at(steps.slice(0, -1)) as Container
    const key = steps.at(-1) ?? ''
    if (Array.isArray(container)) return container.splice(Number(key), 1)[0]
    const value = container[key]
    delete container[key]
    return value
  }
  if (operation.op === 'remove') take(operation.path)
  else if ('from' in operation)
    put(
      operation.path,
      operation.op === 'move' ? take(operation.from) : structuredClone(at(stepsOf(operation.from))),
      true,
    )
  else put(operation.path, operation.value, operation.op === 'add')
  return root.data
}

/** A text, number or comment outside of the places of an operation that is no longer written as it was. */
function lostOutside(
  text: string,
  document: Document.Parsed,
  after: string,
  touched: readonly string[],
): string | undefined {
  const spans = touched.flatMap((pointer) => spanOf(text, document, readPointer(pointer)))
  const isOutside = (start: number, end: number) => spans.every((span) => end <= span.start || start >= span.end)
  const written = [...scalarsIn(document.contents)].flatMap((node) => {
    const [start, end] = isScalar(node) && node.range ? node.range : [0, 0]
    return end > start && isOutside(start, end) ? [text.slice(start, end)] : []
  })
  const comments = [...text.matchAll(/^[ \t]*(#.*)$/gm)].flatMap(({ index, 0: line, 1: comment = '' }) =>
    isOutside(index, index + line.length) ? [comment] : [],
  )
  return missingOf([...written, ...comments], after)
}

/** The first of several texts, of which each is in a text as often as in the list. */
function missingOf(parts: readonly string[], text: string): string | undefined {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].find(([part, count]) => text.split(part).length - 1 < count)?.[0]
}

/** Where an entry is, with the lines of comments above it. */
function spanOf(
  text: string,
  document: Document.Parsed,
  steps: readonly string[],
): readonly { start: number; end: number }[] {
  let node: unknown = document.contents
  let pair: Pair | undefined
  let isSeqItem = false
  for (const step of steps) {
    pair = undefined
    isSeqItem = isSeq(node)
    if (isMap(node)) pair = node.items.find((item) => isScalar(item.key) && String(item.key.value ?? '') === step)
    node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined
    if (isPair(node)) node = node.value
  }
  // A place that is named in another way, such as by a list as its key.
  if (pair === undefined && !isSeqItem) return [{ start: 0, end: text.length }]
  const key = (pair?.key ?? node) as Node | undefined
  const last = (node ?? key) as Node | undefined
  if (!key?.range || !last?.range) return []
  let start = text.lastIndexOf('\n', key.range[0] - 1) + 1
  const above = /^[ \t]*(?:[-?:][ \t]*)*(?:[&!]\S*\s*)*(?:#.*)?\s*$/
  while (start > 0 && above.test(text.slice(text.lastIndexOf('\n', start - 2) + 1, start).trimEnd() || 'blank'))
    start = text.lastIndexOf('\n', start - 2) + 1
  const end = text.indexOf('\n', last.range[2])
  return [{ start: Math.min(start, key.range[0]), end: end === -1 ? text.length : end }]
}

function* scalarsIn(node: unknown): Generator<unknown> {
  if (isScalar(node)) yield node
  else if (isMap(node))
    for (const { key, value } of node.items) yield* [key, value].flatMap((each) => [...scalarsIn(each)])
  else if (isSeq(node)) for (const item of node.items) yield* scalarsIn(item)
}
