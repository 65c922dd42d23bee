import type { Format } from '../../schema/formats.ts'
import { isSchemaNode, type SchemaNode } from '../../src/index.ts'
import { branchesOf, propertiesOf, requiredOf, typeOf } from '../shared/schemaShape.ts'
import { canWrite } from './anyText.ts'
import type { Context, Place } from './context.ts'

const maxDepth = 2
export const blockPointer = '#/$defs/block'

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

export function canMakeKeys(context: Context, node: SchemaNode, keys: readonly string[], place: Place): boolean {
  const properties = propertiesOf(node)
  return keys.every((key) => {
    const schema = properties[key]
    return !isSchemaNode(schema) || canMake(context, schema, place)
  })
}
