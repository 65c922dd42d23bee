import fc from 'fast-check'
import type { Format } from '../../schema/formats.ts'
import {
  isPlainList,
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
} from '../../src/index.ts'
import { branchesOf, dependenciesOf, propertiesOf, requiredOf, typeOf } from '../shared/schemaShape.ts'
import { anyText, canWrite } from './anyText.ts'
import { anyObject, entriesNamed, sometimes, textMatching } from './draw.ts'
import type { Context, Place } from './material.ts'

const maxDepth = 2
const blockPointer = '#/$defs/block'

/** Values that the schema and the checker accept. */
export function anyValue(context: Context, schema: SchemaNode, place: Place, key = ''): fc.Arbitrary<Plain> {
  if (schema.$ref === blockPointer) return anyBlock(context, place)
  const node = context.tree.resolve(schema)
  if (node.const !== undefined) return fc.constant(node.const as Plain)
  if (Array.isArray(node.enum)) return fc.constantFrom(...(node.enum as Plain[]))
  const branches = branchesOf(node).filter((branch) => canMake(context, branch, place))
  if (branches.length > 0 && node.properties === undefined) {
    return fc.constantFrom(...branches).chain((branch) => anyValue(context, branch, place, key))
  }
  switch (typeOf(node)) {
    case 'object': {
      const group = anyGroup(context, node, place)
      return schema.$ref === '#/$defs/Action' ? group.map(withoutMisplacedKeys) : group
    }
    case 'array':
      return sometimesShared(
        context,
        node,
        sometimesCollection(context, node, anyList(context, node, place), place),
        place,
      )
    case 'integer':
    case 'number':
      return sometimesShared(context, node, anyNumber(node), place)
    case 'boolean':
      return fc.boolean()
    default:
      return anyText(context, node, place, key)
  }
}

/** At least one block; the first ones get the ids. */
export function anyBlocks(
  context: Context,
  place: Place,
  { min = 1, max = min, ids = [] }: { min?: number; max?: number; ids?: readonly string[] },
): fc.Arbitrary<readonly Plain[]> {
  return fc
    .integer({ min, max })
    .chain((length) =>
      fc.tuple(
        ...Array.from({ length: Math.max(length, ids.length, 1) }, (_, index) => anyBlock(context, place, ids[index])),
      ),
    )
}

function anyBlock(context: Context, place: Place, id?: string): fc.Arbitrary<Plain> {
  const inside = { ...place, depth: place.depth + 1 }
  const { type } = propertiesOf(context.tree.definition('block') ?? {})
  const types = isSchemaNode(type) && Array.isArray(type.enum) ? type.enum : []
  const block = fc
    .constantFrom(...types.map((type) => context.tree.definition(`block-${type}`) ?? {}))
    .filter((definition) => canMake(context, definition, inside))
    .chain((definition) => anyGroup(context, definition, inside))
    .map((group) => (id === undefined ? group : { ...group, id }))
  return sometimesFromContent(context, block, place)
}

/** An object with the keys that it needs and some of the others, or with all or none of them. */
export function anyGroup(
  context: Context,
  node: SchemaNode,
  place: Place,
  without: readonly string[] = [],
): fc.Arbitrary<PlainObject> {
  const properties = Object.entries(propertiesOf(node)).flatMap(([name, schema]) =>
    isSchemaNode(schema) && !without.includes(name) && !isForbidden(name, schema, node)
      ? [[name, schema] as const]
      : [],
  )
  const branches = branchesOf(node)
  const alternatives = branches.map(requiredOf).filter((keys) => canMakeKeys(context, node, keys, place))
  const ofBranches = branches.flatMap(requiredOf)
  const optional = properties.flatMap(([name, schema]) =>
    ofBranches.includes(name) || schema.format === 'reference' || !canMake(context, schema, place) ? [] : [name],
  )
  const more = isSchemaNode(node.additionalProperties)
    ? entriesNamed(textMatching(patternOfNames(node)), anyValue(context, node.additionalProperties, place))
    : fc.constant({})
  return fc
    .tuple(fc.constantFrom(...(alternatives.length > 0 ? alternatives : [[]])), fc.subarray(optional), more)
    .chain(([chosen, others, entries]) => {
      const least = node.minProperties === undefined ? [] : optional
      const keys = withDependencies(node, [...requiredOf(node), ...least, ...chosen, ...others], ofBranches)
      const fields = properties.flatMap(([name, schema]) =>
        keys.has(name) ? [[name, anyValue(context, schema, place, name)] as const] : [],
      )
      return anyObject(Object.fromEntries(fields)).map((group) => ({ ...group, ...entries }))
    })
}

/** Whether a key could make a link dead, because it hides what a link can lead to, or end a time before it begins. */
function isForbidden(name: string, schema: SchemaNode, node: SchemaNode): boolean {
  if (schema.format === 'moment') return name === 'until'
  const canBeLinked = ['id', 'type', 'path', 'blocks'].some((key) => Object.hasOwn(propertiesOf(node), key))
  return canBeLinked && ['hidden', 'draft', 'show'].includes(name)
}

/** The keys with those that they need, and without those that need a branch that was not chosen. */
function withDependencies(
  node: SchemaNode,
  chosen: readonly string[],
  ofBranches: readonly string[],
): ReadonlySet<string> {
  const keys = new Set(chosen)
  for (const [key, needed] of dependenciesOf(node)) {
    const missing = keys.has(key) ? needed.filter((name) => !keys.has(name)) : []
    if (missing.some((name) => ofBranches.includes(name))) keys.delete(key)
    else for (const name of missing) keys.add(name)
  }
  return keys
}

const patternOfNames = ({ propertyNames }: SchemaNode): string =>
  isSchemaNode(propertyNames) ? String(propertyNames.pattern) : '^[a-z]+$'

/** The checker accepts these keys of an action only beside one kind of destination. */
function withoutMisplacedKeys({ period, broken, ...action }: PlainObject): PlainObject {
  return {
    ...action,
    ...(period !== undefined && action.checkout !== undefined && { period }),
    ...(broken !== undefined && action.to !== undefined && { broken, to: '/no-such-page' }),
  }
}

function anyList(context: Context, node: SchemaNode, place: Place): fc.Arbitrary<readonly Plain[]> {
  const least = typeof node.minItems === 'number' ? node.minItems : 0
  const schema = isSchemaNode(node.items) ? node.items : {}
  const isUnique = node.uniqueItems === true
  const choices = isUnique && Array.isArray(schema.enum) ? schema.enum.length : 8
  const most = Math.min(typeof node.maxItems === 'number' ? node.maxItems : 8, choices)
  if (schema.$ref === blockPointer) return anyBlocks(context, place, { min: least, max: least + 1 })
  const { from } = propertiesOf(context.tree.resolve(schema))
  const item = anyValue(context, schema, place)
  const takesFrom = isSchemaNode(from) && from.format === 'reference'
  const items = takesFrom ? sometimesFromContent(context, item, place) : item
  return fc
    .constantFrom(least, least + 1, least + 1, least + 2, most)
    .map((length) => Math.max(least, Math.min(length, most)))
    .chain((length) =>
      // There may be fewer different values than that, and fast-check would look for another one forever.
      isUnique
        ? fc.uniqueArray(items, { minLength: least, maxLength: length })
        : fc.array(items, { minLength: length, maxLength: length }),
    )
}

function anyNumber(node: SchemaNode): fc.Arbitrary<number> {
  const { minimum, exclusiveMinimum, maximum } = node
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? 0.5 : -50
  const limits = typeof maximum === 'number' ? [maximum] : []
  const whole = (most: number) =>
    fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) })
  const numbers = fc.oneof(...(limits.length > 0 ? limits : [100, 5_000, 1_234_567]).map(whole))
  const withQuarter = numbers.map((number) => (limits.some((most) => number >= most) ? number : number + 0.25))
  return fc.oneof(
    { weight: 3, arbitrary: numbers },
    { weight: 1, arbitrary: fc.constantFrom(least, ...limits) },
    { weight: 1, arbitrary: typeOf(node) === 'number' ? withQuarter : numbers },
  )
}

/** Moves the items of one list in ten to a collection. */
function sometimesCollection(
  { collect }: Context,
  node: SchemaNode,
  lists: fc.Arbitrary<Plain>,
  place: Place,
): fc.Arbitrary<Plain> {
  const takesCollection = isSchemaNode(node.then) && place.placeholders !== undefined
  return takesCollection
    ? sometimes(10, lists, (list) => (isPlainList(list) && list.length > 0 ? { in: collect(list) } : list))
    : lists
}

function sometimesShared(
  { share }: Context,
  node: SchemaNode,
  values: fc.Arbitrary<Plain>,
  place: Place,
): fc.Arbitrary<Plain> {
  const takesPlaceholder = Array.isArray(node.type) && node.type.includes('string') && place.placeholders !== undefined
  return takesPlaceholder ? sometimes(15, values, (value) => `{${share(value)}}`) : values
}

/** Moves some fields of one block or item in ten to the shared content. */
function sometimesFromContent({ share }: Context, values: fc.Arbitrary<Plain>, place: Place): fc.Arbitrary<Plain> {
  if (place.placeholders === undefined) return values
  return fc.tuple(values, fc.nat(9)).chain(([value, number]) => {
    const fields = isPlainObject(value) ? Object.entries(value) : []
    const movable = fields.filter(([key]) => key !== 'type' && key !== 'id')
    if (number > 0 || movable.length === 0) return fc.constant(value)
    return fc.subarray(movable, { minLength: 1 }).map((moved) => ({
      ...Object.fromEntries(fields.filter((field) => !moved.includes(field))),
      from: share(Object.fromEntries(moved)),
    }))
  })
}

/** Whether a value can be made here: everything it must refer to exists, and blocks are not nested too deep. */
function canMake(context: Context, schema: SchemaNode, place: Place): boolean {
  if (schema.$ref === blockPointer) return place.depth < maxDepth
  const node = context.tree.resolve(schema)
  if (node.format !== undefined) return canWrite(context, node.format as Format, place)
  if (typeOf(node) === 'array') {
    return node.minItems === undefined || !isSchemaNode(node.items) || canMake(context, node.items, place)
  }
  if (!canMakeKeys(context, node, requiredOf(node), place)) return false
  const branches = branchesOf(node)
  const isPossible = (branch: SchemaNode) =>
    node.properties === undefined
      ? canMake(context, branch, place)
      : canMakeKeys(context, node, requiredOf(branch), place)
  return branches.length === 0 || branches.some(isPossible)
}

function canMakeKeys(context: Context, node: SchemaNode, keys: readonly string[], place: Place): boolean {
  const properties = propertiesOf(node)
  return keys.every((key) => {
    const schema = properties[key]
    return !isSchemaNode(schema) || canMake(context, schema, place)
  })
}
