import { isPlainList, isPlainObject, type Path, type Plain, type PlainObject } from '../plain.ts'

/** One operation of JSON Patch (RFC 6902) on what the author wrote; `path` and `from` are JSON Pointers (RFC 6901). */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Plain }
  | { readonly op: 'test'; readonly path: string; readonly value: Plain }
  | { readonly op: 'remove'; readonly path: string }
  | Transfer

/** An operation that changes something. */
export type Change = Exclude<Operation, { readonly op: 'test' }>

export interface Transfer {
  readonly op: 'move' | 'copy'
  readonly from: string
  readonly path: string
  /** The key that it stands before in its new group; empty for the end. Without it, a key goes where the schema has it. */
  readonly before?: string
}

/** Why an operation can't be carried out, in words for a person. */
export class Refusal extends Error {}

/** Thrown where a part of a text can't be understood without the rest. */
export class NeedsWhole extends Error {}

/** The steps of a JSON Pointer: `/a~1b/0` → `a/b`, `0`. */
export function readPointer(pointer: string): readonly string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new Refusal(`\`${pointer}\` is not a JSON Pointer: it must begin with \`/\`.`)
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The JSON Pointer of a path. */
export function writePointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The place of an item in a list of a length; `-` is the place after the last. */
export function indexOf(step: string, length: number): number {
  const index = step === '-' ? length : /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : Number.NaN
  if (index >= 0 && index <= length) return index
  throw new Refusal(`The list has ${length} items, and \`${step}\` is none of them.`)
}

/** A copy of a value with the value at a place added, replaced or, if it is undefined, removed. */
export function withValue(
  value: Plain | undefined,
  steps: readonly string[],
  change: Plain | undefined,
  isAdded = false,
): Plain | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return change
  if (isPlainList(value)) {
    const index = indexOf(step, value.length)
    if (rest.length > 0) return value.with(index, withValue(value[index], rest, change, isAdded) ?? null)
    return value.toSpliced(index, isAdded ? 0 : 1, ...(change === undefined ? [] : [change]))
  }
  const group = value as PlainObject
  const inner = rest.length > 0 ? withValue(group[step], rest, change, isAdded) : change
  if (inner !== undefined) return { ...group, [step]: inner }
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== step))
}

/** Whether two values are the same data: the order of keys doesn't count. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (isPlainList(a)) return isPlainList(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  if (!isPlainObject(a)) return Object.is(a, b)
  const keys = Object.keys(a)
  return (
    isPlainObject(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
