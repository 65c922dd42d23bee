import { applyEdits } from '../applyEdits.ts'
import type { TextEdit } from '../fix.ts'
import { type Plain, valueAtPath } from '../plain.ts'
import { dataOf, type Entry, isGroup, type Node } from './node.ts'
import { isSame, Refusal, withValue } from './operation.ts'
import { find, NeedsWhole, readParts, readWhole, type Source } from './source.ts'

/** Reads the parts that matter if they can be understood alone, otherwise the whole text. */
export function read<Result>(text: string, work: (source: Source) => Result): Result {
  try {
    return work(readParts(text))
  } catch (error) {
    if (!(error instanceof NeedsWhole)) throw error
    return work(readWhole(text))
  }
}

/** The data at a path; undefined if there is none. */
export function dataAt({ root, document }: Source, steps: readonly string[]): Plain | undefined {
  if (document) return valueAtPath(document.toJS({ maxAliasCount: -1 }) as Plain, steps)
  let node: Node | undefined = root
  for (const step of steps) {
    if (node.type === 'alias') throw new NeedsWhole()
    node = isGroup(node) ? node.entries.find(({ key }) => key === step)?.node : undefined
    if (node === undefined) return undefined
  }
  return dataIn(node)
}

function dataIn(node: Node): Plain {
  if (hasAlias(node)) throw new NeedsWhole()
  return dataOf(node)
}

const hasAlias = (node: Node): boolean =>
  node.type === 'alias' ||
  ('anchor' in node && node.anchor !== undefined) ||
  (isGroup(node) && node.entries.some((entry) => hasAlias(entry.node)))

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
  if (source.document)
    throw new Refusal(`\`/${change.steps.join('/')}\` can’t be changed without touching what stands around it.`)
  throw new NeedsWhole()
}

function isRight(source: Source, { steps, value, isAdded = false }: Change, edits: readonly TextEdit[]): boolean {
  const text = applyEdits(source.text, edits)
  try {
    // An anchor that goes may have aliases anywhere.
    if (!source.document && edits.some(({ start, end }) => /&\S/.test(source.text.slice(start, end)))) return false
    if (source.document) {
      const expected = [steps, ...(source.twins?.(steps) ?? [])].reduce<Plain | undefined>(
        (data, place) => withValue(data, place, value, isAdded),
        dataAt(source, []),
      )
      return isSame(dataAt(readWhole(text, source.file), []), expected)
    }
    const after = readParts(text, source.file)
    const [old, now] = [find(source, steps), find(after, steps)]
    const isWhole = source.text.length - old.group.end === text.length - now.group.end
    if (!isWhole) return false
    return isThere(now.entry, value) && hasSameEntries(source.text, old, text, now, value === undefined, isAdded)
  } catch (error) {
    const isUnclear = error instanceof NeedsWhole && !source.document
    if (isUnclear || error instanceof Refusal || error instanceof ReferenceError) return false
    throw error
  }
}

const isThere = (entry: Entry | undefined, value: Plain | undefined): boolean =>
  value === undefined || (entry !== undefined && isSame(dataIn(entry.node), value))

type Found = ReturnType<typeof find>

/** Whether all entries but the one that changes are there as before. An entry is read without what stands around it. */
function hasSameEntries(before: string, old: Found, after: string, now: Found, isRemoved: boolean, isAdded: boolean) {
  const others = old.group.entries.filter((entry) => isAdded || entry !== old.entry)
  const kept = now.group.entries.filter((entry) => isRemoved || entry !== now.entry)
  const isList = old.group.type === 'list'
  return (
    others.length === kept.length &&
    others.every((entry, index) => {
      const other = kept[index]
      if (other === undefined || (!isList && other.key !== entry.key)) return false
      const isUntouched =
        before.slice(entry.start, entry.end).trimEnd() === after.slice(other.start, other.end).trimEnd()
      return isUntouched || isSame(dataIn(entry.node), dataIn(other.node))
    })
  )
}
