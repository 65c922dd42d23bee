import type { Format } from '../../schema/formats.ts'
import { isSchemaNode, type SchemaNode } from '../../src/index.ts'
import { canWrite } from './anyText.ts'
import type { Context, Place } from './context.ts'

const maxDepth = 2
export const blockPointer = '#/$defs/block'

export function typeOf(node: SchemaNode): unknown {
  return Array.isArray(node.type) ? node.type[0] : node.type
}

export function propertiesOf(node: SchemaNode): SchemaNode {
  return isSchemaNode(node.properties) ? node.properties : {}
}

/** `else` lists what a group needs if it takes nothing from shared content. */
const withElse = (node: SchemaNode): SchemaNode =>
  isSchemaNode(node.else) ? { ...node, ...node.else } : node

export function requiredOf(node: SchemaNode): readonly string[] {
  const lists = [node.required, withElse(node).required].filter(Array.isArray)
  return [...new Set(lists.flat().map(String))]
}

/** The keys that a key needs beside it. */
export function dependenciesOf(node: SchemaNode): readonly (readonly [string, readonly string[]])[] {
  const { dependencies } = withElse(node)
  return Object.entries(isSchemaNode(dependencies) ? dependencies : {}).map(([key, needed]) => [
    key,
    Array.isArray(needed) ? needed.map(String) : [],
  ])
}

export function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  const { oneOf, anyOf } = withElse(node)
  const branches = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  return branches.filter(isSchemaNode)
}

/** Whether a value can be made here: everything it must refer to exists, and blocks are not nested too deep. */
export function canMake(context: Context, schema: SchemaNode, place: Place): boolean {
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

export function canMakeKeys(
  context: Context,
  node: SchemaNode,
  keys: readonly string[],
  place: Place,
): boolean {
  const properties = propertiesOf(node)
  return keys.every((key) => {
    const schema = properties[key]
    return !isSchemaNode(schema) || canMake(context, schema, place)
  })
}
