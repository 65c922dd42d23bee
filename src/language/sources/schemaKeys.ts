import { type Path, type Plain, valueAt } from '../plain.ts'
import { ownSchema, stepSchema } from '../schema/followSchema.ts'
import { declaredKeys, type SchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'

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
