import type { Span } from '../place.ts'
import type { Plain } from '../plain.ts'
import { NeedsWhole } from './operation.ts'

/** A key or item with its value, and where its text is. Offsets are in UTF-16 units; ends are exclusive. */
export interface Entry {
  /** The key, or the index of an item. */
  readonly key: string
  /** Start of the comment lines directly above it, or `start`. */
  readonly lead: number
  /** Where the key, dash or, in brackets, the item begins. */
  readonly start: number
  /** Where its value or white space before it begins: after the colon or dash. */
  readonly content: number
  /** In lines: the end of its last line, with the line break. In brackets: after its last character. */
  readonly end: number
  readonly node: Node
}

/** A map or list. In lines, `column` is that of its keys or dashes. */
export interface Group extends Span {
  readonly type: 'map' | 'list'
  readonly style: 'lines' | 'brackets' | /** One pair in a list in brackets: `[a: 1]`. */ 'pair'
  readonly column: number
  readonly entries: readonly Entry[]
  readonly anchor?: string | undefined
}

/** Text, number, boolean or null. A value without text has the same start and end. */
export interface Leaf extends Span {
  readonly type: 'leaf'
  readonly style: 'plain' | "'" | '"' | '|' | '>'
  readonly value: Plain
  readonly anchor?: string | undefined
}

interface Alias extends Span {
  readonly type: 'alias'
  readonly name: string
}

export type Node = Group | Leaf | Alias

export const isGroup = (node: Node): node is Group => node.type === 'map' || node.type === 'list'

export function entryOf(group: Group, step: string): Entry | undefined {
  if (group.type === 'list') return /^(?:0|[1-9]\d*)$/.test(step) ? group.entries[Number(step)] : undefined
  return group.entries.find(({ key }) => key === step)
}

/** A group with only the entries near an index: what is new there is written like them. */
export function near(group: Group, index: number, except?: Entry): Group {
  const entries = group.entries.slice(Math.max(index - 3, 0), index + 4).filter((entry) => entry !== except)
  return entries.length > 0 ? { ...group, entries } : group
}

/** The data of a node by itself; what has an anchor can only be understood with the rest. */
export function dataOf(node: Node): Plain {
  if (node.type === 'alias' || node.anchor !== undefined) throw new NeedsWhole()
  if (node.type === 'leaf') return node.value
  if (node.type === 'list') return node.entries.map((entry) => dataOf(entry.node))
  return Object.fromEntries(node.entries.map(({ key, node }) => [key, dataOf(node)]))
}

/** Offset of the start of the line that has an offset. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** Offset after the line break of the line that has an offset. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** Start of the comment lines directly above the line at an offset, none of them before `floor`. */
export function leadOf(text: string, at: number, floor: number): number {
  const start = lineStart(text, at)
  const above = start === 0 ? -1 : lineStart(text, start - 1)
  if (start <= floor || above < floor || !/^[ \t]*#/.test(text.slice(above, start))) return start
  return leadOf(text, above, floor)
}
