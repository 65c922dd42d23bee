import { declaredKeys, isSchemaNode, type SchemaNode } from '../../src/index.ts'
import { misspell } from './misspell.ts'
import {
  choicesOf,
  lineEnd,
  lineStart,
  type Mutation,
  type Mutators,
  pickSlot,
  replacing,
} from './mutation.ts'
import type { Random } from './random.ts'
import type { Group, SiteSlots, Slot } from './readSlots.ts'

/** Whether a group contains pages. Nothing refers to their names, so a misspelled one isn't a mistake. */
function hasPages({ path }: Group): boolean {
  return path.length === 1 && path[0] === 'pages'
}

function misspelledValue(
  site: SiteSlots,
  slot: Slot | undefined,
  random: Random,
  choices: readonly string[],
): Mutation | undefined {
  if (typeof slot?.value !== 'string' || slot.isQuoted) return undefined
  const wrong = misspell(slot.value, random, choices)
  if (wrong === undefined) return undefined
  return replacing(site, slot.valueRange, wrong, { suggestion: slot.value, what: `${slot.name}: ${wrong}` })
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

function requiredKeys({ schema }: Group): readonly string[] {
  const otherwise = isSchemaNode(schema?.else) ? schema.else.required : undefined
  return [schema?.required, otherwise].flatMap((keys) => (Array.isArray(keys) ? keys.map(String) : []))
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
function entryRange(text: string, { isInFlow, keyRange, valueRange }: Slot): Mutation['at'] {
  if (isInFlow) return { start: text.lastIndexOf(',', keyRange.start), end: valueRange.end }
  const value = text.slice(valueRange.start, valueRange.end).trimEnd()
  const end = Math.max(valueRange.start + value.length, keyRange.end)
  return { start: lineStart(text, keyRange.start), end: lineEnd(text, end) + 1 }
}

/** Mistakes in the keys, types and shapes of values. */
export const structureMistakes: Mutators = {
  'misspelt key': (site, random) => {
    const slot = pickSlot(site, random, ({ key, parent }) => /^[\w-]{2,}$/.test(key) && !hasPages(parent))
    if (slot === undefined) return undefined
    const { key, keyRange, parent } = slot
    const declared = parent.schema === undefined ? [] : declaredKeys(parent.schema)
    const wrong = misspell(key, random, [...parent.keys, ...declared])
    if (wrong === undefined) return undefined
    return replacing(site, keyRange, wrong, {
      suggestion: key,
      mayBeValid: parent.schema?.additionalProperties !== false || parent.path.length === 0,
      what: `${slot.name}: key ${wrong}`,
    })
  },

  'misspelt block type': (site, random) => {
    const slot = pickSlot(
      site,
      random,
      ({ key, parent }) => key === 'type' && parent.path.at(-2) === 'blocks',
    )
    const properties = site.tree.definition('block')?.properties as Readonly<Record<string, SchemaNode>>
    return misspelledValue(site, slot, random, choicesOf(properties.type))
  },

  'misspelt choice': (site, random) => {
    const slot = pickSlot(
      site,
      random,
      ({ schema, value }) => Array.isArray(schema?.enum) && typeof value === 'string',
    )
    return misspelledValue(site, slot, random, choicesOf(slot?.schema))
  },

  'wrong type': (site, random) => {
    const slot = pickSlot(
      site,
      random,
      ({ schema, parent }) => typeof schema?.type === 'string' && parent.path.length > 0,
    )
    const other = random.pick(otherTypes[String(slot?.schema?.type)] ?? [])
    if (slot === undefined || other === undefined) return undefined
    const { start: from, end: to } = slot.valueRange
    const end = from + site.text.slice(from, to).trimEnd().length
    const colon = site.text.indexOf(':', slot.keyRange.end) + 1
    return replacing(site, { start: colon, end }, ` ${other}`, {
      at: { start: colon + 1, end: colon + 1 + other.length },
      mayBeValid: slot.parent.isContent,
      what: `${slot.name}: ${other}`,
    })
  },

  'missing key': (site, random) => {
    const slot = pickSlot(
      site,
      random,
      ({ key, parent }) => requiredKeys(parent).includes(key) && key !== 'type',
    )
    if (slot === undefined || slot.parent.keys.length < 2 || slot.parent.path.length === 0) return undefined
    if (slot.parent.keys[0] === slot.key || slot.parent.keys.includes('from')) return undefined
    return replacing(site, entryRange(site.text, slot), '', {
      at: placeOfGroup(site, slot.parent),
      suggestion: slot.key,
      mayBeValid: slot.parent.isContent,
      what: `${slot.name}: removed`,
    })
  },

  'duplicate key': (site, random) => {
    const slot = pickSlot(site, random, ({ isMultiline, value }) => !isMultiline && value !== undefined)
    if (slot === undefined) return undefined
    const { text } = site
    const indent = ' '.repeat(slot.keyRange.start - lineStart(text, slot.keyRange.start))
    const before = slot.isInFlow ? ', ' : `\n${indent}`
    const place = slot.isInFlow ? slot.valueRange.end : lineEnd(text, slot.valueRange.end)
    const start = place + before.length
    const entry = text.slice(slot.keyRange.start, slot.valueRange.end)
    return replacing(site, { start: place, end: place }, before + entry, {
      at: { start, end: start + slot.key.length },
      what: `${slot.name}: twice`,
    })
  },
}
