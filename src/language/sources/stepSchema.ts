import { isPlainList, type Path, type Plain, valueAt, valueAtPath } from '../plain.ts'
import { chooseBranch, propertySchema } from '../schema/followSchema.ts'
import { declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'

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

/** The schema of what a site file has at a path. */
export function schemaAt(tree: SchemaTree, file: Plain, path: Path): SchemaNode | undefined {
  return path.reduce<SchemaNode | undefined>(
    (node, step, index) => stepSchema(node, valueAtPath(file, path.slice(0, index)), step, tree),
    tree.root,
  )
}

/** The keys of the group at a path in their order in the schema, for `editText`. */
export function schemaKeys(tree: SchemaTree, file: Plain) {
  return (steps: Path): readonly string[] => {
    const own = ownSchema(schemaAt(tree, file, steps), valueAtPath(file, steps), tree)
    return own ? declaredKeys(own) : []
  }
}
