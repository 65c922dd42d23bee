import { escapeRegExp } from '../escapeRegExp.ts'
import type { TextEdit } from '../fix.ts'
import type { Plain } from '../plain.ts'
import { replace, writeFor } from './change.ts'
import { type Alias, type Entry, type Group, isGroup, type Node } from './node.ts'
import { writePointer } from './operation.ts'
import { type Source, sheetOf } from './source.ts'

/** A node with an anchor, or one of its aliases. */
interface Place<Kind extends Node> {
  readonly steps: readonly string[]
  readonly node: Kind
  readonly group: Group
  readonly entry: Entry
  readonly name: string
}

/** Text that an operation would change for other places, too. */
export interface Shared {
  readonly name: string
  /** The places, as JSON Pointers. */
  readonly elsewhere: readonly string[]
  /** Edits after which the operation changes its own place only. */
  readonly detach: (data: Plain) => readonly (readonly TextEdit[])[]
  /** Where the shared text is. */
  readonly at: readonly string[]
  /** The alias through which the operation reaches it. */
  readonly through?: readonly string[]
}

const isInside = (steps: readonly string[], around: readonly string[]) =>
  around.every((step, index) => steps[index] === step)

/**
 * The first anchor or alias that an operation at a path meets.
 *
 * @param isReplaced Whether the node at the path goes, with the anchors in it.
 */
export function sharedAt(source: Source, path: readonly string[], isReplaced: boolean): Shared | undefined {
  const { text } = source
  const uses = usesIn(source.root)
  const sheet = sheetOf(source)
  for (const [anchor, aliases] of uses) {
    const { name } = anchor
    const through = aliases.find(({ steps }) => steps.length < path.length && isInside(path, steps))
    if (through !== undefined) {
      const others = [anchor, ...aliases.filter((alias) => alias !== through)]
      const detach = (data: Plain) => copies(through, data, '')
      return { name, at: anchor.steps, through: through.steps, elsewhere: pointersOf(others), detach }
    }
    const isOnPath = isInside(path, anchor.steps) && (anchor.steps.length < path.length || isReplaced)
    const isWithin = isReplaced && isInside(anchor.steps, path)
    const outside = aliases.filter(({ steps }) => !isReplaced || !isInside(steps, path))
    const [first] = outside
    if ((!isOnPath && !isWithin) || first === undefined) continue
    const { content, node } = anchor.entry
    const mark = new RegExp(`[ \\t]*&${escapeRegExp(name)}(?!\\S)`).exec(text.slice(content, node.start))
    const start = content + (mark?.index ?? 0)
    const gone = { start, end: start + (mark?.[0].length ?? 0), text: '' }
    const detach = (data: Plain) => copies(first, data, `&${name}`).map((edits) => [gone, ...edits])
    return { name, at: anchor.steps, elsewhere: pointersOf(outside), detach }
  }
  return undefined

  /** Ways to write data in the place of an alias. */
  function copies({ node, group, entry }: Place<Alias>, data: Plain, anchor: string) {
    const written = writeFor({ ...group, entries: [] }, data, sheet.file)
    const head = [anchor, written.head].filter((part) => part !== '').join(' ')
    const place = { node, content: entry.content, isLines: group.style === 'lines', column: group.column }
    return replace(sheet, place, data, { ...written, head })
  }
}

/** The places with aliases that an operation at a path changes as well, because an anchor is around it. */
export function twinsIn({ root }: Source) {
  const uses = [...usesIn(root)]
  return (path: readonly string[]): readonly (readonly string[])[] =>
    uses.flatMap(([{ steps }, aliases]) =>
      isInside(path, steps) ? aliases.map((alias) => [...alias.steps, ...path.slice(steps.length)]) : [],
    )
}

/** The nodes with an anchor, with their aliases. */
function usesIn(root: Node): ReadonlyMap<Place<Node>, readonly Place<Alias>[]> {
  const anchors = new Map<string, Place<Node>>()
  const uses = new Map<Place<Node>, Place<Alias>[]>()
  collect(root, [])
  return uses

  function collect(node: Node, steps: readonly string[]): void {
    if (!isGroup(node)) return
    for (const entry of node.entries) {
      const name = entry.node.type === 'alias' ? entry.node.name : (entry.node.anchor ?? '')
      const place = { steps: [...steps, entry.key], node: entry.node, group: node, entry, name }
      const { node: inner } = entry
      if (inner.type === 'alias') {
        const anchor = anchors.get(inner.name)
        if (anchor) uses.get(anchor)?.push({ ...place, node: inner })
      } else if (inner.anchor !== undefined) {
        anchors.set(name, place)
        uses.set(place, [])
      }
      collect(inner, place.steps)
    }
  }
}

const pointersOf = (places: readonly Place<Node>[]) => places.map(({ steps }) => writePointer(steps))
