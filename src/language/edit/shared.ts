import { escapeRegExp } from '../escapeRegExp.ts'
import type { TextEdit } from '../fix.ts'
import { isWithin, type Plain } from '../plain.ts'
import { replace, writeFor } from './change.ts'
import { type Entry, type Group, isGroup, type Node } from './node.ts'
import { writePointer } from './operation.ts'
import type { Source } from './source.ts'

/** A node with an anchor, or one of its aliases. */
interface Place {
  readonly steps: readonly string[]
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

/**
 * The first anchor or alias that an operation at a path meets.
 *
 * @param isReplaced Whether the node at the path goes, with the anchors in it.
 */
export function sharedAt(source: Source, path: readonly string[], isReplaced: boolean): Shared | undefined {
  const { text } = source
  const uses = usesIn(source.root)
  for (const [anchor, aliases] of uses) {
    const { name } = anchor
    const through = aliases.find(({ steps }) => steps.length < path.length && isWithin(path, steps))
    if (through !== undefined) {
      const others = [anchor, ...aliases.filter((alias) => alias !== through)]
      const detach = (data: Plain) => copies(through, data, '')
      return { name, at: anchor.steps, through: through.steps, elsewhere: pointersOf(others), detach }
    }
    const isOnPath = isWithin(path, anchor.steps) && (anchor.steps.length < path.length || isReplaced)
    const isBelow = isReplaced && isWithin(anchor.steps, path)
    const outside = aliases.filter(({ steps }) => !isReplaced || !isWithin(steps, path))
    const [first] = outside
    if ((!isOnPath && !isBelow) || first === undefined) continue
    const { content, node } = anchor.entry
    const mark = new RegExp(`[ \\t]*&${escapeRegExp(name)}(?!\\S)`).exec(text.slice(content, node.start))
    const start = content + (mark?.index ?? 0)
    const gone = { start, end: start + (mark?.[0].length ?? 0), text: '' }
    const detach = (data: Plain) => copies(first, data, `&${name}`).map((edits) => [gone, ...edits])
    return { name, at: anchor.steps, elsewhere: pointersOf(outside), detach }
  }
  return undefined

  /** Ways to write data in the place of an alias. */
  function copies({ group, entry }: Place, data: Plain, anchor: string) {
    const written = writeFor({ ...group, entries: [] }, data, source.file)
    const head = [anchor, written.head].filter((part) => part !== '').join(' ')
    return replace(source, group, entry, data, { ...written, head })
  }
}

/** The places with aliases that a change at a path changes as well, because an anchor is around it. */
export const twinsOf = ({ root }: Source, path: readonly string[]): readonly (readonly string[])[] =>
  usesIn(root).flatMap(([{ steps }, aliases]) =>
    isWithin(path, steps) ? aliases.map((alias) => [...alias.steps, ...path.slice(steps.length)]) : [],
  )

/** The nodes with an anchor, with their aliases. */
function usesIn(root: Node): readonly (readonly [Place, readonly Place[]])[] {
  const aliases = new Map<string, Place[]>()
  const uses: (readonly [Place, Place[]])[] = []
  collect(root, [])
  return uses

  function collect(node: Node, above: readonly string[]): void {
    if (!isGroup(node)) return
    for (const entry of node.entries) {
      const inner = entry.node
      const steps = [...above, entry.key]
      const name = (inner.type === 'alias' ? inner.name : inner.anchor) ?? ''
      const place = { steps, group: node, entry, name }
      if (inner.type === 'alias') aliases.get(name)?.push(place)
      else if (name !== '') {
        aliases.set(name, [])
        uses.push([place, aliases.get(name) ?? []])
      }
      collect(inner, steps)
    }
  }
}

const pointersOf = (places: readonly Place[]) => places.map(({ steps }) => writePointer(steps))
