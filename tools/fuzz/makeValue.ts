import {
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
} from '../../src/index.ts'
import type { Context, Place } from './context.ts'
import { makeText } from './makeText.ts'
import {
  blockPointer,
  branchesOf,
  canMake,
  canMakeKeys,
  propertiesOf,
  requiredOf,
  typeOf,
} from './schemaShape.ts'
import { choose, oneIn } from './texts.ts'

/** A value that the schema and the checker accept. */
export function makeValue(context: Context, schema: SchemaNode, place: Place, key = ''): Plain {
  const { random, tree } = context
  const pointer = schema.$ref
  if (pointer === blockPointer) return makeBlock(context, place)
  const node = tree.resolve(schema)
  if (node.const !== undefined) return node.const as Plain
  if (Array.isArray(node.enum)) return random.pick(node.enum as Plain[]) ?? null
  const branches = branchesOf(node).filter((branch) => canMake(context, branch, place))
  if (branches.length > 0 && node.properties === undefined) {
    return makeValue(context, random.pick(branches) ?? {}, place, key)
  }
  switch (typeOf(node)) {
    case 'object':
      return makeGroup(context, node, place, { isAction: pointer === '#/$defs/Action' })
    case 'array':
      return sometimesShared(context, node, makeList(context, node, place), place)
    case 'integer':
    case 'number':
      return sometimesShared(context, node, makeNumber(context, node), place)
    case 'boolean':
      return oneIn(random, 2)
    default:
      return makeText(context, node, place, key)
  }
}

/** A block of the next type that can be here. */
function makeBlock(context: Context, place: Place, id?: string): Plain {
  const inside = { ...place, depth: place.depth + 1 }
  for (let tries = 0; tries < 200; tries++) {
    const definition = context.tree.definition(`block-${context.nextBlockType()}`)
    if (definition === undefined || !canMake(context, definition, inside)) continue
    const block = makeGroup(context, definition, inside)
    return sometimesFromContent(context, id === undefined ? block : { ...block, id }, place)
  }
  throw new Error('makeBlock expects a block type that can be made without a service')
}

/** At least one block; the first ones get the ids. */
export function makeBlocks(
  context: Context,
  count: number,
  place: Place,
  ids: readonly string[],
): readonly Plain[] {
  const length = Math.max(count, ids.length, 1)
  return Array.from({ length }, (_, index) => makeBlock(context, place, ids[index]))
}

/** An object of a definition, without some of its keys. */
export function makeFields(
  context: Context,
  definition: string,
  place: Place,
  without: readonly string[],
): PlainObject {
  return makeGroup(context, context.tree.definition(definition) ?? {}, place, { without })
}

function makeGroup(
  context: Context,
  node: SchemaNode,
  place: Place,
  { isAction = false, without = [] }: { isAction?: boolean; without?: readonly string[] } = {},
): PlainObject {
  const { random, textMatching } = context
  const branches = branchesOf(node)
  const possible = branches.filter((branch) => canMakeKeys(context, node, requiredOf(branch), place))
  const chosen = requiredOf(random.pick(possible) ?? {})
  const excluded = new Set(branches.flatMap(requiredOf))
  const required = new Set([...requiredOf(node), ...chosen])
  const group: Record<string, Plain> = {}
  // Some groups have as little as they can, some everything, most something in between.
  const odds = choose(random, [1, 2, 2, 3, 1_000])
  for (const [name, schema] of Object.entries(propertiesOf(node))) {
    if (!isSchemaNode(schema) || without.includes(name)) continue
    if (name === 'from' && schema.format === 'reference') continue
    const isPossible = !excluded.has(name) && oneIn(random, odds) && canMake(context, schema, place)
    if (!required.has(name) && !isPossible) continue
    if (isAction && isMisplaced(name, chosen)) continue
    group[name] = makeValue(context, schema, place, name)
  }
  if (isAction && group.broken !== undefined) group.to = '/no-such-page'
  if (isSchemaNode(node.additionalProperties)) {
    const pattern = isSchemaNode(node.propertyNames) ? String(node.propertyNames.pattern) : '^[a-z]+$'
    for (let count = random.below(3); count > 0; count--) {
      const name = textMatching(pattern, random.below(2 ** 31))
      group[name] = makeValue(context, node.additionalProperties, place)
    }
  }
  return group
}

/** The checker accepts these keys of an action beside one kind of destination only. */
function isMisplaced(key: string, chosen: readonly string[]): boolean {
  return (key === 'period' && !chosen.includes('checkout')) || (key === 'broken' && !chosen.includes('to'))
}

function makeList(context: Context, node: SchemaNode, place: Place): readonly Plain[] {
  const { random, tree } = context
  const least = typeof node.minItems === 'number' ? node.minItems : 0
  const most = Math.min(typeof node.maxItems === 'number' ? node.maxItems : 8, 8)
  const items = isSchemaNode(node.items) ? node.items : {}
  if (items.$ref === blockPointer) return makeBlocks(context, least + random.below(2), place, [])
  const { from } = propertiesOf(tree.resolve(items))
  const takesFrom = isSchemaNode(from) && from.format === 'reference'
  const length = choose(random, [least, least + 1, least + 1, least + 2, most])
  return Array.from({ length: Math.max(least, Math.min(length, most)) }, () => {
    const item = makeValue(context, items, place)
    return isPlainObject(item) && takesFrom ? sometimesFromContent(context, item, place) : item
  })
}

function makeNumber({ random }: Context, node: SchemaNode): number {
  const { minimum, exclusiveMinimum, maximum } = node
  const least = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? 0.5 : -50
  const most = typeof maximum === 'number' ? maximum : choose(random, [100, 5_000, 1_234_567])
  if (oneIn(random, 6)) return least
  if (oneIn(random, 6) && typeof maximum === 'number') return maximum
  const whole = Math.ceil(least) + random.below(Math.max(1, Math.floor(most) - Math.ceil(least) + 1))
  return typeOf(node) === 'number' && oneIn(random, 3) && whole < most ? whole + 0.25 : whole
}

function sometimesShared({ random, share }: Context, node: SchemaNode, value: Plain, place: Place): Plain {
  const takesPlaceholder = Array.isArray(node.type) && place.placeholders !== undefined
  return takesPlaceholder && oneIn(random, 15) ? `{${share(value)}}` : value
}

/** Moves some fields of a block or an item to the shared content now and then. */
function sometimesFromContent({ random, share }: Context, group: PlainObject, place: Place): PlainObject {
  const fields = Object.entries(group).filter(([key]) => key !== 'type' && key !== 'id')
  if (place.placeholders === undefined || fields.length === 0 || !oneIn(random, 10)) return group
  const moved = new Map(fields.filter(() => oneIn(random, 2)))
  if (moved.size === 0) return group
  const kept = Object.entries(group).filter(([key]) => !moved.has(key))
  return { ...Object.fromEntries(kept), from: share(Object.fromEntries(moved)) }
}
