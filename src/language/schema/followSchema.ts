import { isPlainList, keysOf, type Plain, valueAt } from '../plain.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from './schemaNodes.ts'

/** The schema of the value at a key of a group. */
export function propertySchema(node: SchemaNode, key: string): SchemaNode | undefined {
  const properties = isSchemaNode(node.properties) ? node.properties : {}
  const schema = Object.hasOwn(properties, key) ? properties[key] : node.additionalProperties
  return isSchemaNode(schema) ? schema : undefined
}

/** The alternative of a schema whose keys a group has; without alternatives, the schema itself. */
export function chooseBranch(node: SchemaNode, group: Plain, tree: SchemaTree): SchemaNode {
  const branches = [node.oneOf, node.anyOf].find(Array.isArray) as readonly SchemaNode[] | undefined
  if (branches === undefined || isSchemaNode(node.properties)) return node
  const keys = keysOf(group)
  const fitting = branches
    .map((branch) => tree.resolve(branch))
    .find((branch) => keys.length > 0 && keys.every((key) => declaredKeys(branch).includes(key)))
  return fitting ?? node
}

/** The schema of a group or list, of the alternative that fits: that of its type if it is a block. */
export function ownSchema(
  node: SchemaNode | undefined,
  value: Plain | undefined,
  tree: SchemaTree,
): SchemaNode | undefined {
  if (node === undefined) return undefined
  const resolved = tree.resolve(node)
  if (resolved === tree.definition('block')) return tree.definition(`block-${valueAt(value, 'type')}`)
  return chooseBranch(resolved, value ?? null, tree)
}

/** The schema of what a group or list has at a key. */
export function stepSchema(
  node: SchemaNode | undefined,
  value: Plain | undefined,
  key: string | number,
  tree: SchemaTree,
): SchemaNode | undefined {
  const own = ownSchema(node, value, tree)
  if (own === undefined) return undefined
  if (!isPlainList(value)) return propertySchema(own, String(key))
  return isSchemaNode(own.items) ? own.items : undefined
}
