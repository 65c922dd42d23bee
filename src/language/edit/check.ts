import type { TextEdit } from '../fix.ts'
import type { Plain } from '../plain.ts'
import { applyEdits } from '../yaml/applyEdits.ts'
import { dataOf, isGroup, type Node } from './node.ts'
import { isSame, Refusal, valueAtSteps, withValue } from './operation.ts'
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
  if (document) return valueAtSteps(document.toJS({ maxAliasCount: -1 }) as Plain, steps)
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

/** The first of several ways to edit that gives the right data, and leaves the text around it as it was. */
export function checked(
  source: Source,
  steps: readonly string[],
  value: Plain | undefined,
  options: readonly (readonly TextEdit[])[],
  isAdded = false,
): readonly TextEdit[] {
  const right = options.find((edits) => isRight(source, steps, value, edits, isAdded))
  if (right !== undefined) return right
  if (source.document)
    throw new Refusal(`\`/${steps.join('/')}\` can’t be changed without touching what stands around it.`)
  throw new NeedsWhole()
}

/** Groups with longer texts are compared by their keys alone, and by the entry that changes. */
const maxCompared = 20_000

function isRight(
  source: Source,
  steps: readonly string[],
  value: Plain | undefined,
  edits: readonly TextEdit[],
  isAdded: boolean,
): boolean {
  const text = applyEdits(source.text, edits)
  try {
    // An anchor that goes may have aliases anywhere.
    if (!source.document && edits.some(({ start, end }) => /&\S/.test(source.text.slice(start, end)))) return false
    if (source.document) {
      const before = source.document.toJS({ maxAliasCount: -1 }) as Plain
      return isSame(readWholeData(text), withValue(before, steps, value, isAdded))
    }
    const after = readParts(text)
    if (steps.length === 0) return isSame(dataIn(after.root), value)
    const [old, now] = [find(source, steps), find(after, steps)]
    const isWhole = source.text.length - old.group.end === text.length - now.group.end
    if (!isWhole) return false
    if (old.group.end - old.group.start < maxCompared)
      return isSame(dataIn(now.group), withValue(dataIn(old.group), steps.slice(-1), value, isAdded))
    const by = value === undefined ? -1 : isAdded || old.entry === undefined ? 1 : 0
    const isThere = value === undefined || (now.entry !== undefined && isSame(dataIn(now.entry.node), value))
    return isThere && now.group.entries.length === old.group.entries.length + by
  } catch (error) {
    if (error instanceof Refusal || error instanceof ReferenceError) return false
    if (error instanceof NeedsWhole && !source.document) return emptied(text, steps, value)
    throw error
  }
}

/** Whether nothing is left of a text that had one entry. */
function emptied(text: string, steps: readonly string[], value: Plain | undefined): boolean {
  return steps.length === 1 && value === undefined && isSame(readWholeData(text), {})
}

function readWholeData(text: string): Plain {
  const { document } = readWhole(text)
  return document?.toJS({ maxAliasCount: -1 }) as Plain
}
