import { isSchemaNode, type SchemaNode } from '../../src/index.ts'

export function typeOf(node: SchemaNode): unknown {
  return Array.isArray(node.type) ? node.type[0] : node.type
}

export function propertiesOf(node: SchemaNode): SchemaNode {
  return isSchemaNode(node.properties) ? node.properties : {}
}

/** `else` lists what a group needs if it takes nothing from shared content. */
const withElse = (node: SchemaNode): SchemaNode => (isSchemaNode(node.else) ? { ...node, ...node.else } : node)

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
