import { keysOf, type Plain } from '../../plain.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from '../../schema/schemaNodes.ts'

/**
 * The first of several keys at the end of a block that are all those of another block type: the line `- type: …` above
 * them is missing. Undefined unless they are complete there, and unknown where they are.
 */
export function findOtherBlock(block: Plain, unknown: readonly string[], tree: SchemaTree): string | undefined {
  const keys = keysOf(block)
  const [first] = keys.filter((key) => unknown.includes(key))
  const tail = first === undefined ? [] : keys.slice(keys.indexOf(first))
  if (unknown.length < 2 || tail.length === keys.length - 1) return undefined
  const union = tree.definition('block')?.properties
  const choices = isSchemaNode(union) && isSchemaNode(union.type) ? union.type.enum : undefined
  const types = Array.isArray(choices) ? choices : []
  return types.some((type) => isWhole(tail, tree.definition(`block-${type}`) ?? {})) ? first : undefined
}

function isWhole(keys: readonly string[], schema: SchemaNode): boolean {
  const known = declaredKeys(schema)
  const required = isSchemaNode(schema.else) && Array.isArray(schema.else.required) ? schema.else.required : []
  return keys.every((key) => known.includes(key)) && required.every((key) => keys.includes(String(key)))
}
