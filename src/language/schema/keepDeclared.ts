import { isPlainList, isPlainObject, type Plain } from '../plain.ts'
import { ownSchema, stepSchema } from './followSchema.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from './schemaNodes.ts'

/**
 * Removes from items that are whole entries of a collection the fields that their place doesn't have.
 *
 * @param items The items; a resolver has made them for this value.
 */
export function keepDeclared(
  value: Plain,
  schema: SchemaNode | undefined,
  tree: SchemaTree,
  items: ReadonlySet<unknown>,
): void {
  if (items.size === 0 || typeof value !== 'object' || value === null) return
  const own = ownSchema(schema, value, tree)
  if (own === undefined) return
  if (items.has(value))
    for (const key of Object.keys(value))
      if (!declaredKeys(own).includes(key)) delete (value as Record<string, Plain>)[key]
  const entries = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
  for (const [key, child] of entries) keepDeclared(child, stepSchema(schema, value, key, tree), tree, items)
}
