import type { CompileCache } from '../memo/compileCache.ts'
import { hasUnexplained } from './acceptances.ts'
import { hasOddCharacter } from './checkCharacters.ts'
import { type Edit, editBetween } from './editBetween.ts'
import { lineStarts } from './lines.ts'
import { collectionLength, maxSegment, maxWhole, type Segment, splitSegments } from './splitSegments.ts'

/** What a site file's text is made of, before any of it is parsed. */
export interface Layout {
  readonly text: string
  /** As `splitSegments` returns them; undefined if the text can't be cut. */
  readonly cut: ReturnType<typeof splitSegments>
  /** Whether `checkCharacters` has something to look at. */
  readonly hasOddCharacter: boolean
  /** Whether a comment accepts a warning without a reason. */
  readonly hasUnexplained: boolean
  /** Offsets of all lines; found at the first call. */
  readonly lineStarts: () => Uint32Array
}

/** The layout of a text. After an edit within one segment, that of the text before is moved instead of made again. */
export function layOut(text: string, { parts, counts }: CompileCache): Layout {
  const known = parts.newest(['layout']) as Layout | undefined
  return parts(['layout'], [text], () => {
    const moved = known && moveLayout(known, text)
    if (moved === undefined) counts.layouts++
    return moved ?? freshLayout(text)
  }).value
}

function freshLayout(text: string): Layout {
  return {
    text,
    cut: splitSegments(text),
    hasOddCharacter: hasOddCharacter(text),
    hasUnexplained: hasUnexplained(text),
    lineStarts: once(() => lineStarts(text)),
  }
}

/** Undefined if the edit may have changed more than the content of one segment. */
function moveLayout(known: Layout, text: string): Layout | undefined {
  const { cut, hasOddCharacter, hasUnexplained: isUnexplained } = known
  if (cut === undefined || hasOddCharacter || isUnexplained) return undefined
  const edit = editBetween(known.text, text)
  const edited = cut.segments.findLast(({ start }) => start <= edit.start)
  if (edited === undefined || !isWithinContent(known.text, text, edit, edited)) return undefined
  const growth = edit.end - edit.oldEnd
  const groups = cut.heads.filter(({ parent, key }) =>
    [...parent, key].every((name, at) => edited.parent[at] === name),
  )
  const lengths = [known.text.length, edited.text.length, ...groups.map(({ length }) => length)]
  if (lengths.some((length) => isNearLimit(length, Math.abs(growth)))) return undefined
  const move = <Part extends Segment>(part: Part): Part =>
    growth !== 0 && part.start > edit.start ? { ...part, ...movedStarts(part, edit, growth) } : part
  const end = edited.start + edited.text.length + growth
  return {
    text,
    cut: {
      segments: cut.segments.map((part) =>
        part === edited ? { ...part, text: text.slice(part.start, end) } : move(part),
      ),
      heads: cut.heads.map((head) =>
        groups.includes(head) ? { ...head, length: head.length + growth } : move(head),
      ),
    },
    hasOddCharacter: false,
    hasUnexplained: hasUnexplained(text.slice(edited.start, end)),
    lineStarts: once(() => moveLines(known.lineStarts(), text, edit)),
  }
}

function movedStarts({ start, first }: Segment, edit: Edit, growth: number) {
  return {
    start: start + growth,
    ...(first !== undefined && first > edit.start && { first: first + growth }),
  }
}

/**
 * Whether an edit changes only lines that stand deeper than the key of its segment, or have no more than a comment, and
 * leaves no special character behind: such lines don't matter to where a text is cut.
 */
function isWithinContent(before: string, after: string, edit: Edit, segment: Segment): boolean {
  const lineStart = before.lastIndexOf('\n', edit.start - 1) + 1
  const isInside = lineStart > segment.start && edit.oldEnd <= segment.start + segment.text.length
  if (!isInside || segment.first !== undefined) return false
  const changed = `${linesTo(before, lineStart, edit.oldEnd)}\n${linesTo(after, lineStart, edit.end)}`
  if (changed.includes('\t') || hasOddCharacter(changed)) return false
  const indent = /^ */.exec(segment.text)?.[0] ?? ''
  return changed.split('\n').every((line) => line.startsWith(`${indent} `) || /^ *(?:#.*)?\r?$/.test(line))
}

/** The lines from an offset to the end of the one that another offset is in. */
function linesTo(text: string, start: number, end: number): string {
  const lineEnd = text.indexOf('\n', end)
  return text.slice(start, lineEnd === -1 ? text.length : lineEnd)
}

function moveLines(known: Uint32Array, text: string, edit: Edit): Uint32Array {
  const growth = edit.end - edit.oldEnd
  const inside = lineStarts(text.slice(edit.start, edit.end)).subarray(1)
  const before = known.subarray(0, countUpTo(known, edit.start))
  const behind = known.subarray(countUpTo(known, edit.oldEnd))
  const moved = new Uint32Array(before.length + inside.length + behind.length)
  moved.set(before)
  moved.set(
    inside.map((start) => start + edit.start),
    before.length,
  )
  moved.set(
    behind.map((start) => start + growth),
    before.length + inside.length,
  )
  return moved
}

/** How many of some numbers in ascending order are not larger than a limit. */
function countUpTo(numbers: Uint32Array, limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a text of about this length may be cut in another way once it is longer or shorter. */
function isNearLimit(length: number, change: number): boolean {
  // The head of a group counts for one limit and not for another.
  const reach = change + maxHead
  return [collectionLength, maxSegment, maxWhole].some((limit) => Math.abs(length - limit) <= reach)
}

/** More than the line with a group's key has. */
const maxHead = 1_000

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
