import { applyEdits } from '../applyEdits.ts'
import type { TextEdit } from '../fix.ts'
import { shift } from '../place.ts'
import type { Plain } from '../plain.ts'
import { insert, remove, replace, writeFor } from './change.ts'
import { checked, dataAt } from './check.ts'
import { compose, type Edited, together } from './compose.ts'
import { differences } from './differences.ts'
import { type Group, type Node, near } from './node.ts'
import {
  type Change,
  indexOf,
  isSame,
  NeedsWhole,
  type Operation,
  Refusal,
  readPointer,
  type Transfer,
  writePointer,
} from './operation.ts'
import { sharedAt } from './shared.ts'
import { snippetOf } from './snippet.ts'
import { find, read, reread, type Source } from './source.ts'
import type { Written } from './write.ts'

export interface EditOptions {
  /** The keys of a group in their order, by its path: where a new key goes. Without it, a new key goes to the end. */
  readonly keysOf?: (steps: readonly string[]) => readonly string[] | undefined
  /** Whether a text with an anchor that is used elsewhere changes here only or everywhere. Default: refused. */
  readonly shared?: 'here' | 'everywhere' | undefined
}

/** Why nothing was changed, and which operation (0-based) it was. */
export interface Refused {
  readonly refused: string
  readonly operation: number
}

/**
 * Carries out operations on the text of a site file, all or none. Only the text of the nodes that are named changes:
 * every other character stays, comments and white space included. What is new is written like its neighbors.
 */
export function editText(text: string, operations: readonly Operation[], options: EditOptions = {}): Edited | Refused {
  const done: (readonly TextEdit[])[] = []
  let now = text
  for (const [operation, each] of operations.entries()) {
    try {
      for (const step of stepsOf(each, now)) {
        const edits = editOnce(now, step, options)
        done.push(edits)
        now = applyEdits(now, edits)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { refused: error.message, operation }
    }
  }
  return together(text, done)
}

/** The smallest operations that an operation consists of. */
function stepsOf(operation: Operation, text: string): readonly Operation[] {
  if (operation.op !== 'replace' || typeof operation.value !== 'object' || operation.value === null) return [operation]
  const steps = readPointer(operation.path)
  const before = read(text, (source) => dataAt(source, steps), [steps])
  return before === undefined ? [operation] : differences(operation.path, before, operation.value)
}

function editOnce(text: string, operation: Operation, options: EditOptions): readonly TextEdit[] {
  const places = 'from' in operation ? [operation.path, operation.from] : [operation.path]
  const work = (source: Source) => editIn(source, operation, options).map((edit) => shift(edit, source.start))
  return read(text, work, places.map(readPointer))
}

function editIn(source: Source, operation: Operation, options: EditOptions): readonly TextEdit[] {
  const { text } = source
  if (operation.op === 'test') {
    if (isSame(dataAt(source, readPointer(operation.path)), operation.value)) return []
    throw new Refusal(`The value at \`${operation.path}\` is not the one that was expected.`)
  }
  if (options.shared === 'everywhere' && /[\s,[{]\*\S/.test(text)) {
    if (!source.document) throw new NeedsWhole()
    return edit(source, atAnchors(source, operation), options)
  }
  const own = source.document ? detached(source, operation, options) : []
  if (own.length === 0) return edit(source, operation, options)
  return compose(text, [own, editOnce(applyEdits(text, own), operation, options)])
}

function edit(source: Source, operation: Change, options: EditOptions): readonly TextEdit[] {
  const steps = readPointer(operation.path)
  if ('from' in operation) return transfer(source, operation, options)
  if (operation.op === 'remove') return removal(source, steps)
  if (operation.op === 'add' && canAdd(source, steps)) return addition(source, steps, operation.value, options)
  return replacement(source, steps, operation.value)
}

/** An operation on the text with an anchor in place of one of its aliases. */
function atAnchors<Kind extends Operation>(source: Source, operation: Kind): Kind {
  const steps = readPointer(operation.path)
  // The alias itself counts as a way to the text, unless it is what goes.
  const inside = operation.op === 'replace' ? [...steps, ''] : steps
  const { at, through } = sharedAt(source, inside, false) ?? {}
  return at && through ? { ...operation, path: writePointer([...at, ...steps.slice(through.length)]) } : operation
}

/** Edits that give the place of an operation a text of its own. */
function detached(source: Source, operation: Operation, { shared: choice }: EditOptions): readonly TextEdit[] {
  const places: readonly (readonly [string, boolean])[] = [
    ...('from' in operation ? ([[operation.from, operation.op === 'move']] as const) : []),
    [operation.path, operation.op === 'replace' || operation.op === 'remove'],
  ]
  for (const [pointer, isReplaced] of places) {
    const shared = sharedAt(source, readPointer(pointer), isReplaced)
    if (shared === undefined) continue
    const { name, at, elsewhere, detach } = shared
    if (choice !== 'here')
      throw new Refusal(
        `\`${pointer}\` is a text that is used elsewhere, too, as \`&${name}\`: ${elsewhere.join(', ')}.`,
      )
    const value = dataAt(source, at)
    return checked(source, { steps: at, value }, detach(value ?? null))
  }
  return []
}

/** Whether an addition makes a new entry: a key that exists is replaced. */
function canAdd(source: Source, steps: readonly string[]): boolean {
  if (steps.length === 0) return false
  const { group, entry } = find(source, steps)
  return group.type === 'list' || entry === undefined
}

function removal(source: Source, steps: readonly string[]): readonly TextEdit[] {
  const { group, entry } = find(source, steps)
  if (entry === undefined) throw new Refusal(`There is nothing at \`${writePointer(steps)}\` to remove.`)
  if (group.entries.length === 1 && group.style !== 'brackets')
    return replacement(source, steps.slice(0, -1), group.type === 'map' ? {} : [])
  return checked(source, { steps, value: undefined }, [remove(source, group, entry)])
}

/** @param given The value as it is written elsewhere, and the key that it stands before. */
function addition(
  source: Source,
  steps: readonly string[],
  value: Plain,
  { keysOf }: EditOptions,
  given?: { readonly write: (goal: Group) => Written; readonly before: string | undefined },
): readonly TextEdit[] {
  const { group } = find(source, steps)
  const owner = steps.slice(0, -1)
  const key = steps.at(-1) ?? ''
  const isList = group.type === 'list'
  if (group.entries.length === 0 || group.style === 'pair')
    return replacement(source, owner, isList ? [value] : { ...(dataAt(source, owner) as object), [key]: value })
  const index = isList
    ? indexOf(key, group.entries.length)
    : given?.before === undefined
      ? placeOf(key, group, keysOf?.(owner))
      : placeBefore(given.before, group)
  const written = given?.write(group) ?? writeFor(near(group, index), value, source.file)
  const edits = insert(source, group, index, key, written)
  const place = isList ? [...owner, String(index)] : steps
  return checked(source, { steps: place, value, isAdded: true }, [edits])
}

/** Where a new key goes: behind the nearest key that the schema has before it. */
function placeOf(key: string, { entries }: Group, order: readonly string[] | undefined): number {
  const at = order?.indexOf(key) ?? -1
  if (order === undefined || at === -1) return entries.length
  const before = new Set(order.slice(0, at))
  const last = entries.findLastIndex((entry) => before.has(entry.key))
  return last + 1
}

function placeBefore(key: string, { entries }: Group): number {
  const index = key === '' ? entries.length : entries.findIndex((entry) => entry.key === key)
  if (index === -1) throw new Refusal(`There is no \`${key}\` to stand before.`)
  return index
}

function replacement(source: Source, steps: readonly string[], value: Plain): readonly TextEdit[] {
  const { group, entry } = steps.length === 0 ? around(source.root) : find(source, steps)
  if (entry === undefined) throw new Refusal(`There is nothing at \`${writePointer(steps)}\` to replace.`)
  const written = writeFor(near(group, group.entries.indexOf(entry), entry), value, source.file)
  return checked(source, { steps, value }, replace(source, group, entry, value, written))
}

/** The whole document as an entry of a group. */
function around(node: Node): ReturnType<typeof find> {
  const { start, end } = node
  const entry = { key: '', lead: start, start, content: start, end, node }
  return { group: { type: 'map', style: 'lines', start: 0, end: 0, column: 0, entries: [] }, entry }
}

function transfer(source: Source, { op, from, path, before }: Transfer, options: EditOptions): readonly TextEdit[] {
  const [origin, target] = [readPointer(from), readPointer(path)]
  if (op === 'move' && origin.every((step, index) => step === target[index])) {
    if (origin.length < target.length) throw new Refusal('A group can’t be moved into itself.')
    if (before === undefined || before === origin.at(-1)) return []
  }
  const { group, entry } = find(source, origin)
  if (entry === undefined) throw new Refusal(`There is nothing at \`${from}\`.`)
  const value = dataAt(source, origin) ?? null
  const removed = op === 'move' ? removal(source, origin) : []
  const rest = reread(source, applyEdits(source.text, removed))
  const given = { before, write: (goal: Group) => snippetOf(source, group, entry, goal, value) }
  const inserted = canAdd(rest, target)
    ? addition(rest, target, value, options, given)
    : replacement(rest, target, value)
  return compose(source.text, [removed, inserted])
}
