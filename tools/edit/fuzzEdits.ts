import { type Document, parseDocument } from 'yaml'
import { editText, type Operation, type Plain, readPointer } from '../../src/index.ts'
import { createRandom, randomOperation } from './randomOperation.ts'
import { strayEdit } from './strayEdit.ts'

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
  const start = parse(original)
  let now = start
  for (let count = 0; count < edits; count++) {
    if (count % inARow === 0) now = start
    const operation = randomOperation(now.data, random)
    const { message, after, isRefused } = tryEdit(now, operation)
    if (message !== undefined) failures.push({ operation, text: now.text, message })
    if (isRefused) refused++
    now = after ?? now
  }
  return { edits, refused, failures }
}

interface Parsed {
  readonly text: string
  readonly document: Document.Parsed
  readonly data: Plain
}

interface Tried {
  readonly message?: string
  readonly isRefused?: boolean
  readonly after?: Parsed
}

function tryEdit({ text, document, data }: Parsed, operation: Operation): Tried {
  const result = editText(text, [operation], { shared: 'here' })
  if ('refused' in result) return result.refused === '' ? { message: 'Refused without a reason.' } : { isRefused: true }
  const after = parse(result.text)
  const [error] = after.document.errors
  if (error !== undefined) return { message: `No YAML any more: ${error.message}` }
  if (sorted(after.data) !== sorted(applied(data, operation))) return { message: 'Other data.' }
  if (apply(text, result.edits) !== result.text) return { message: 'The edits lead to another text.' }
  if (apply(result.text, result.undo) !== text) return { message: 'Undo leads to another text.' }
  const stray = strayEdit(text, document, operation, result.edits)
  return stray === undefined ? { after } : { message: `Touched outside of the change: ${stray}` }
}

function parse(text: string): Parsed {
  const document = parseDocument(text, { version: '1.2', merge: false, prettyErrors: false, logLevel: 'silent' })
  return { text, document, data: JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: -1 }) ?? null)) as Plain }
}

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
