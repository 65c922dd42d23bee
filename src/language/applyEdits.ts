import type { TextEdit, TextFix } from './fix.ts'

/** A text with some of its spans replaced; every other character stays. The edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = ''
  let end = 0
  for (const edit of inOrder(edits)) {
    if (edit.start < end) throw new Error(`Edits overlap at ${edit.start}`)
    edited += text.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return edited + text.slice(end)
}

/**
 * The fixes that can be applied together: the first of equal fixes, and none of those that conflict.
 */
export function withoutConflicts(fixes: readonly TextFix[]): readonly TextFix[] {
  const unique = [...new Map(fixes.map((fix) => [JSON.stringify(fix.edits), fix])).values()]
  return unique.filter((fix) => !unique.some((other) => other !== fix && areInConflict(fix.edits, other.edits)))
}

/** Whether two sets of edits change the same character or insert at the same place. */
export function areInConflict(a: readonly TextEdit[], b: readonly TextEdit[]): boolean {
  return a.some((left) => b.some((right) => overlap(left, right)))
}

function overlap(a: TextEdit, b: TextEdit): boolean {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end
  return a.start < b.end && b.start < a.end
}

/**
 * Edits of a text that has been edited before, as edits of the text as it was; undefined where they touch what
 * has been edited already.
 */
export function toOriginal(edits: readonly TextEdit[], earlier: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const moved: TextEdit[] = []
  for (const edit of edits) {
    let shift = 0
    for (const done of inOrder(earlier)) {
      const start = done.start + shift
      const end = start + done.text.length
      const isInsertion = edit.start === edit.end
      if (isInsertion ? edit.end < start : edit.end <= start) break
      if (isInsertion ? edit.start <= end : edit.start < end) return undefined
      shift += done.text.length - (done.end - done.start)
    }
    moved.push({ start: edit.start - shift, end: edit.end - shift, text: edit.text })
  }
  return moved
}

function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
}
