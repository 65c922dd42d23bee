import { applyEdits } from '../applyEdits.ts'
import type { TextEdit } from '../fix.ts'
import { type Plain, valueAtPath } from '../plain.ts'
import { dataOf, type Entry, isGroup, type Node } from './node.ts'
import { isSame, NeedsWhole, Refusal, withValue, writePointer } from './operation.ts'
import { twinsOf } from './shared.ts'
import { find, reread, type Source } from './source.ts'

/** The data at a path; undefined if there is none. */
export function dataAt({ root, document, above }: Source, steps: readonly string[]): Plain | undefined {
  if (document) return valueAtPath(document.toJS({ maxAliasCount: -1 }) as Plain, steps)
  let node: Node | undefined = root
  for (const step of steps.slice(above.length)) {
    if (node.type === 'alias') throw new NeedsWhole()
    node = isGroup(node) ? node.entries.find(({ key }) => key === step)?.node : undefined
    if (node === undefined) return undefined
  }
  return dataOf(node)
}

/** What edits are to do: the value that is at a place afterwards, or nothing. */
interface Change {
  readonly steps: readonly string[]
  readonly value: Plain | undefined
  /** Whether it is a new entry. */
  readonly isAdded?: boolean
}

/** The first of several ways to edit that gives the right data, and leaves the text around it as it was. */
export function checked(
  source: Source,
  change: Change,
  options: readonly (readonly TextEdit[])[],
): readonly TextEdit[] {
  const right = options.find((edits) => isRight(source, change, edits))
  if (right !== undefined) return right
  if (!source.document) throw new NeedsWhole()
  throw new Refusal(`\`${writePointer(change.steps)}\` can’t be changed without touching what stands around it.`)
}

function isRight(source: Source, change: Change, edits: readonly TextEdit[]): boolean {
  // An anchor that goes may have aliases anywhere.
  if (!source.document && edits.some(({ start, end }) => /&\S/.test(source.text.slice(start, end)))) return false
  try {
    const after = reread(source, applyEdits(source.text, edits))
    if (!source.document) return hasSameEntries(source, after, change)
    const { steps, value, isAdded } = change
    const expected = [steps, ...twinsOf(source, steps)].reduce<Plain | undefined>(
      (data, place) => withValue(data, place, value, isAdded),
      dataAt(source, []),
    )
    return isSame(dataAt(after, []), expected)
  } catch (error) {
    if (error instanceof NeedsWhole || error instanceof Refusal || error instanceof ReferenceError) return false
    throw error
  }
}

/** Whether a group has its entries as before, but for the one that changes. An entry is read without what is around it. */
function hasSameEntries(before: Source, after: Source, { steps, value, isAdded = false }: Change): boolean {
  const [old, now] = [find(before, steps), find(after, steps)]
  const others = old.group.entries.filter((entry) => isAdded || entry !== old.entry)
  const kept = now.group.entries.filter((entry) => value === undefined || entry !== now.entry)
  const isKept = (entry: Entry, other: Entry | undefined): boolean =>
    other !== undefined &&
    (old.group.type === 'list' || other.key === entry.key) &&
    (before.text.slice(entry.start, entry.end).trimEnd() === after.text.slice(other.start, other.end).trimEnd() ||
      isSame(dataOf(entry.node), dataOf(other.node)))
  return (
    before.text.length - old.group.end === after.text.length - now.group.end &&
    (value === undefined || (now.entry !== undefined && isSame(dataOf(now.entry.node), value))) &&
    others.length === kept.length &&
    others.every((entry, index) => isKept(entry, kept[index]))
  )
}
