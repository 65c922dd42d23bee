import { isPlainList, isPlainObject, type Path, type Plain, valueAt } from '../plain.ts'
import { chooseBranch, propertySchema } from '../schema/followSchema.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'

/** The schema of a group or list, of the alternative that fits: that of its type if it is a block. */
function ownSchema(node: SchemaNode | undefined, value: Plain | undefined, tree: SchemaTree): SchemaNode | undefined {
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

/** The keys of the group at a path in their order in the schema, for `editText`. */
export function schemaKeys(tree: SchemaTree, file: Plain) {
  return (steps: Path): readonly string[] => {
    let node: SchemaNode | undefined = tree.root
    let value: Plain | undefined = file
    for (const step of steps) {
      node = stepSchema(node, value, step, tree)
      value = valueAt(value, step)
    }
    const own = ownSchema(node, value, tree)
    return own ? declaredKeys(own) : []
  }
}

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
