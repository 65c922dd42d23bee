import { keysOf, type Plain } from '../plain.ts'
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
