import { type Document, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { Span } from '../place.ts'
import { isPlainList, isPlainObject, type Path, type Plain } from '../plain.ts'
import type { FoundPlace } from './findNode.ts'

/**
 * Positions of the keys and values of a segment, from the outermost value inward and in the order of the text. They are
 * plain numbers, because a document takes many times the memory of its text.
 */
export type Positions = Int32Array

/** Numbers per value: the spans of its key and of itself, the index after its content, and whether it is flow style. */
const width = 6
const noKey = -1

/** The positions of a document; undefined if they can't be found by the keys and indexes of its plain value alone. */
export function recordPositions(document: Document.Parsed): Positions | undefined {
  const numbers: number[] = []
  return record(null, document.contents, numbers) ? Int32Array.from(numbers) : undefined
}

function record(key: Node | null, value: Node | null, numbers: number[]): boolean {
  if (!value?.range || (!isScalar(value) && !isMap(value) && !isSeq(value))) return false
  const at = numbers.length
  const [keyStart, keyEnd] = key?.range ?? [noKey, noKey]
  const isFlow = !isScalar(value) && value.flow === true
  numbers.push(keyStart, keyEnd, value.range[0], value.range[1], 0, Number(isFlow))
  const isComplete =
    isScalar(value) ||
    (isSeq(value)
      ? value.items.every((item) => record(null, item as Node | null, numbers))
      : value.items.every((entry) => recordEntry(entry as Pair<Node, Node | null>, numbers)))
  numbers[at + 4] = numbers.length
  return isComplete
}

function recordEntry({ key, value }: Pair<Node, Node | null>, numbers: number[]): boolean {
  // JavaScript moves keys that look like indexes to the front.
  return isScalar(key) && Boolean(key.range) && !/^\d+$/.test(String(key.value)) && record(key, value, numbers)
}

/** Does what `findNode` does in a document, with only the positions and the plain value. */
export function findPosition(positions: Positions, root: Plain, path: Path): FoundPlace {
  let at = 0
  let value = root
  for (const step of path) {
    const index = indexOf(value, step)
    if (index === -1) return placeAt(positions, at, value, false)
    at += width
    for (let skipped = 0; skipped < index; skipped++) at = positions[at + 4] as number
    value = Object.values(value as object)[index] as Plain
  }
  return placeAt(positions, at, value, true)
}

function indexOf(value: Plain, step: string | number): number {
  if (isPlainList(value)) return typeof step === 'number' && step < value.length ? step : -1
  return isPlainObject(value) && typeof step === 'string' ? Object.keys(value).indexOf(step) : -1
}

function placeAt(positions: Positions, at: number, value: Plain, isWhole: boolean): FoundPlace {
  const spanAt = (index: number): Span => ({
    start: positions[index] as number,
    end: positions[index + 1] as number,
  })
  const isBlockGroup = isPlainObject(value) && positions[at + 5] === 0 && Object.keys(value).length > 0
  return {
    key: positions[at] === noKey ? undefined : { span: spanAt(at) },
    value: { span: spanAt(at + 2), ...(isBlockGroup && { firstKey: spanAt(at + width) }) },
    isWhole,
  }
}
