import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import type { Origins } from '../references/createOrigins.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'
import { ownSchema, stepSchema } from '../sources/stepSchema.ts'

/** Removes from the items of lists that are whole entries the fields that their place doesn't have. */
export function keepDeclared(value: Plain, schema: SchemaNode | undefined, tree: SchemaTree, origins: Origins): void {
  if (!origins.hasItems() || schema === undefined || typeof value !== 'object' || value === null) return
  const own = ownSchema(schema, value, tree)
  if (own !== undefined && isPlainObject(value) && origins.isItem(value)) {
    const keys = declaredKeys(own)
    // The resolver made the item, and nothing else has it yet.
    for (const key of Object.keys(value)) if (!keys.includes(key)) delete (value as Record<string, Plain>)[key]
  }
  const entries = isPlainList(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, child] of entries) keepDeclared(child, stepSchema(schema, value, key, tree), tree, origins)
}
