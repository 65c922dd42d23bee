import { declaredKeys, isSchemaNode, type SchemaNode } from '../../src/index.ts'
import { misspell } from './misspell.ts'
import { lineEnd, lineStart, type Mutation, type Mutator, replacing } from './mutation.ts'
import type { Random } from './random.ts'
import type { Group, SiteSlots, Slot } from './readSlots.ts'

/** Mistakes with the keys, kinds and shapes of values. */

const oneOf = (site: SiteSlots, random: Random, fits: (slot: Slot) => boolean): Slot | undefined =>
  random.pick(site.slots.filter(fits))

const isClosed = ({ schema }: Group): boolean => schema?.additionalProperties === false
const isWord = (text: string): boolean => /^[\w-]+$/.test(text)

export const misspeltKey: Mutator = (site, random) => {
  const slot = oneOf(
    site,
    random,
    ({ key, parent }) => isWord(key) && key.length > 1 && !isNameOfPage(parent),
  )
  if (slot === undefined) return undefined
  const { key, keyRange, parent } = slot
  const declared = parent.schema === undefined ? [] : declaredKeys(parent.schema)
  const wrong = misspell(key, random, [...parent.keys, ...declared])
  if (wrong === undefined) return undefined
  return replacing(site, keyRange, wrong, {
    suggestion: key,
    mayBeValid: !isClosed(parent) || parent.path.length === 0,
    what: `${slot.path.join('.')}: key ${wrong}`,
  })
}

/** Nothing refers to the name of a page: no slip in it is a mistake. */
function isNameOfPage({ path }: Group): boolean {
  return path.length === 1 && path[0] === 'pages'
}

export const misspeltBlockType: Mutator = (site, random) => {
  const slot = oneOf(site, random, ({ key, parent }) => key === 'type' && parent.path.at(-2) === 'blocks')
  return slot && misspeltValue(site, slot, random, choicesOf(site))
}

export const misspeltChoice: Mutator = (site, random) => {
  const slot = oneOf(
    site,
    random,
    ({ schema, value }) => Array.isArray(schema?.enum) && typeof value === 'string',
  )
  return slot && misspeltValue(site, slot, random, enumOf(slot.schema))
}

function choicesOf({ tree }: SiteSlots): readonly string[] {
  return enumOf(tree.at('#/$defs/block/properties/type'))
}

function enumOf(schema: SchemaNode | undefined): readonly string[] {
  return Array.isArray(schema?.enum) ? schema.enum.map(String) : []
}

function misspeltValue(
  site: SiteSlots,
  { value, valueRange, isQuoted, path }: Slot,
  random: Random,
  taken: readonly string[],
): Mutation | undefined {
  const wrong = typeof value === 'string' && !isQuoted ? misspell(value, random, taken) : undefined
  if (wrong === undefined) return undefined
  return replacing(site, valueRange, wrong, {
    suggestion: String(value),
    what: `${path.join('.')}: ${wrong}`,
  })
}

/** By the kind that is wanted: values of other kinds. */
const otherKinds: Readonly<Record<string, readonly string[]>> = {
  string: ['[one, two]', '{ one: two }', 'true'],
  array: ['some text', '12', '{ one: two }'],
  object: ['some text', '12', '[one, two]'],
  integer: ['many', '[1, 2]', '{ one: two }'],
  number: ['many', '[1, 2]', '{ one: two }'],
  boolean: ['maybe', '12', '[true]'],
}

export const wrongType: Mutator = (site, random) => {
  const slot = oneOf(
    site,
    random,
    ({ schema, parent }) => typeof schema?.type === 'string' && parent.path.length > 0,
  )
  const other = random.pick(otherKinds[String(slot?.schema?.type)] ?? [])
  if (slot === undefined || other === undefined) return undefined
  const { keyRange } = slot
  const end =
    slot.valueRange.start + site.text.slice(slot.valueRange.start, slot.valueRange.end).trimEnd().length
  const colon = site.text.indexOf(':', keyRange.end) + 1
  const start = colon + 1
  return replacing(site, { start: colon, end }, ` ${other}`, {
    at: { start, end: start + other.length },
    mayBeValid: slot.parent.isContent,
    what: `${slot.path.join('.')}: ${other}`,
  })
}

export const missingKey: Mutator = (site, random) => {
  const slot = oneOf(site, random, ({ key, parent }) => requiredKeys(parent).includes(key) && key !== 'type')
  if (slot === undefined || slot.parent.keys.length < 2 || slot.parent.path.length === 0) return undefined
  if (slot.parent.keys[0] === slot.key || slot.parent.keys.includes('from')) return undefined
  const { text } = site
  const { start, end } = slot.isInFlow ? flowEntry(text, slot) : blockEntry(text, slot)
  const owner = placeOfGroup(site, slot.parent)
  return replacing(site, { start, end }, '', {
    at: owner,
    suggestion: slot.key,
    mayBeValid: slot.parent.isContent,
    what: `${slot.path.join('.')}: removed`,
  })
}

function requiredKeys({ schema }: Group): readonly string[] {
  const demanded = isSchemaNode(schema?.else) ? schema.else.required : undefined
  return [schema?.required, demanded].flatMap((keys) => (Array.isArray(keys) ? keys.map(String) : []))
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

function blockEntry(text: string, { keyRange, valueRange }: Slot): Mutation['at'] {
  const value = text.slice(valueRange.start, valueRange.end).trimEnd()
  const end = Math.max(valueRange.start + value.length, keyRange.end)
  return { start: lineStart(text, keyRange.start), end: lineEnd(text, end) + 1 }
}

/** With the comma before it; what is removed is never the first entry. */
function flowEntry(text: string, { keyRange, valueRange }: Slot): Mutation['at'] {
  return { start: text.lastIndexOf(',', keyRange.start), end: valueRange.end }
}

export const duplicateKey: Mutator = (site, random) => {
  const slot = oneOf(site, random, ({ isMultiline, value }) => !isMultiline && value !== undefined)
  if (slot === undefined) return undefined
  const { text } = site
  const entry = text.slice(slot.keyRange.start, slot.valueRange.end)
  if (slot.isInFlow) {
    const added = `, ${entry}`
    const start = slot.valueRange.end + 2
    return replacing(site, { start: slot.valueRange.end, end: slot.valueRange.end }, added, {
      at: { start, end: start + slot.key.length },
      what: `${slot.path.join('.')}: twice`,
    })
  }
  const end = lineEnd(text, slot.valueRange.end)
  const indent = ' '.repeat(slot.keyRange.start - lineStart(text, slot.keyRange.start))
  const start = end + 1 + indent.length
  return replacing(site, { start: end, end }, `\n${indent}${entry}`, {
    at: { start, end: start + slot.key.length },
    what: `${slot.path.join('.')}: twice`,
  })
}

export const duplicatePath: Mutator = (site, random) => {
  const paths = site.slots.filter(
    ({ path }) => path.length === 3 && path[0] === 'pages' && path[2] === 'path',
  )
  const [slot, other] = [random.pick(paths), random.pick(paths)]
  if (slot === undefined || other === undefined || slot === other) return undefined
  const isPlain = [slot, other].every(({ value }) => typeof value === 'string' && !value.includes(':'))
  if (!isPlain) return undefined
  return replacing(site, slot.valueRange, String(other.value), {
    what: `${slot.path.join('.')}: ${other.value}`,
  })
}

export const unquotedNumber: Mutator = (site, random) => {
  const slot = oneOf(site, random, ({ schema, value, isMultiline }) => {
    return (
      schema?.type === 'string' && schema.format === undefined && typeof value === 'string' && !isMultiline
    )
  })
  const number = random.pick(['42', '2024', '1.10', '007', '+15550100', '-3'])
  if (slot === undefined || number === undefined || slot.schema?.pattern !== undefined) return undefined
  return replacing(site, slot.valueRange, number, {
    suggestion: number,
    mayBeValid: slot.parent.isContent,
    what: `${slot.path.join('.')}: ${number}`,
  })
}
