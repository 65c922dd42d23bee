import { declaredKeys, type SchemaNode } from '../../src/index.ts'
import { requiredOf } from '../shared/schemaShape.ts'
import { misspell } from './misspell.ts'
import { atSlot, choicesOf, isChoice, lineEnd, lineStart, type Mutation, type Mutators, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { Group, SiteSlots, Slot } from './readSlots.ts'

/** Whether a group contains pages. Nothing refers to their names, so a misspelled one isn't a mistake. */
function hasPages({ path }: Group): boolean {
  return path.length === 1 && path[0] === 'pages'
}

function misspelledValue(
  { value, isQuoted, valueRange }: Slot,
  site: SiteSlots,
  random: Random,
  choices: readonly string[],
): Mutation | undefined {
  if (typeof value !== 'string' || isQuoted) return undefined
  const wrong = misspell(value, random, choices)
  return wrong === undefined ? undefined : replacing(site, valueRange, wrong, { suggestion: value })
}

/** Values of other types, by the type that is required. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  string: ['[one, two]', '{ one: two }', 'true'],
  array: ['some text', '12', '{ one: two }'],
  object: ['some text', '12', '[one, two]'],
  integer: ['many', '[1, 2]', '{ one: two }'],
  number: ['many', '[1, 2]', '{ one: two }'],
  boolean: ['maybe', '12', '[true]'],
}

/** The key of a group; for an item of a list its first key, or its brace. */
function placeOfGroup(site: SiteSlots, group: Group): Mutation['at'] {
  const own = site.at(group.path.join('.'))
  if (own !== undefined) return own.keyRange
  const first = site.at([...group.path, group.keys[0]].join('.'))
  if (first === undefined) return { start: 0, end: 0 }
  if (!first.isInFlow) return first.keyRange
  const brace = site.text.lastIndexOf('{', first.keyRange.start)
  return { start: brace, end: brace + 1 }
}

/** The lines of an entry; inside braces, the entry and the comma before it. It is never the first entry. */
export function entryRange(text: string, { isInFlow, keyRange, valueRange }: Slot): Mutation['at'] {
  if (isInFlow) return { start: text.lastIndexOf(',', keyRange.start), end: valueRange.end }
  const value = text.slice(valueRange.start, valueRange.end).trimEnd()
  const end = Math.max(valueRange.start + value.length, keyRange.end)
  return { start: lineStart(text, keyRange.start), end: lineEnd(text, end) + 1 }
}

/** Mistakes in the keys, types and shapes of values. */
export const structureMistakes: Mutators = {
  'misspelled key': atSlot(
    ({ key, parent }) => /^[\w-]{2,}$/.test(key) && !hasPages(parent),
    ({ key, keyRange, parent: { schema, keys, path } }, site, random) => {
      const wrong = misspell(key, random, [...keys, ...(schema ? declaredKeys(schema) : [])])
      if (wrong === undefined) return undefined
      const mayBeValid = schema?.additionalProperties !== false || path.length === 0
      return replacing(site, keyRange, wrong, { suggestion: key, mayBeValid })
    },
  ),

  'misspelled block type': atSlot(
    ({ key, parent }) => key === 'type' && parent.path.at(-2) === 'blocks',
    (slot, site, random) => {
      const properties = site.tree.definition('block')?.properties as Readonly<Record<string, SchemaNode>>
      return misspelledValue(slot, site, random, choicesOf(properties.type))
    },
  ),

  'misspelled choice': atSlot(isChoice, (slot, site, random) =>
    misspelledValue(slot, site, random, choicesOf(slot.schema)),
  ),

  'wrong type': atSlot(
    // In place of a list that is made of a collection, a list is right.
    ({ schema, parent }) => typeof schema?.type === 'string' && schema.title !== 'Collection' && parent.path.length > 0,
    ({ schema, parent, keyRange, valueRange: { start, end } }, site, random) => {
      const other = random.pick(otherTypes[String(schema?.type)] ?? [])
      if (other === undefined) return undefined
      const colon = site.text.indexOf(':', keyRange.end) + 1
      const trimmed = start + site.text.slice(start, end).trimEnd().length
      return replacing(site, { start: colon, end: trimmed }, ` ${other}`, {
        at: { start: colon + 1, end: colon + 1 + other.length },
        mayBeValid: parent.isContent,
      })
    },
  ),

  'missing key': atSlot(
    ({ key, parent }) => requiredOf(parent.schema ?? {}).includes(key) && key !== 'type',
    (slot, site) => {
      const { key, parent } = slot
      if (parent.keys.length < 2 || parent.path.length === 0) return undefined
      if (parent.keys[0] === key || parent.keys.includes('from')) return undefined
      return replacing(site, entryRange(site.text, slot), '', {
        at: placeOfGroup(site, parent),
        suggestion: key,
        mayBeValid: parent.isContent,
        what: 'removed',
      })
    },
  ),

  'duplicate key': atSlot(
    ({ isMultiline, value }) => !isMultiline && value !== undefined,
    ({ key, keyRange, valueRange, isInFlow }, site) => {
      const { text } = site
      const indent = ' '.repeat(keyRange.start - lineStart(text, keyRange.start))
      const before = isInFlow ? ', ' : `\n${indent}`
      const place = isInFlow ? valueRange.end : lineEnd(text, valueRange.end)
      const start = place + before.length
      const entry = text.slice(keyRange.start, valueRange.end)
      return replacing(site, { start: place, end: place }, before + entry, {
        at: { start, end: start + key.length },
        what: 'twice',
      })
    },
  ),
}
