import { isPlainObject, type Plain } from '../plain.ts'
import { isSchemaNode, type SchemaTree } from '../schema/schemaNodes.ts'

/** Whether one of some compiled blocks, or of those inside them, has the main heading of the page. */
export function hasPageHeading(blocks: unknown, tree: SchemaTree): boolean {
  if (Array.isArray(blocks)) return blocks.some((each) => hasPageHeading(each, tree))
  if (!isPlainObject(blocks)) return false
  return hasOwn(blocks, tree) || Object.values(blocks).some((inner) => hasPageHeading(inner, tree))
}

function hasOwn(block: Readonly<Record<string, Plain>>, tree: SchemaTree): boolean {
  const properties = tree.definition(`block-${block.type}`)?.properties
  if (!isSchemaNode(properties)) return false
  return Object.entries(properties).some(
    ([key, node]) => isSchemaNode(node) && tree.resolve(node).isPageHeading === true && (block[key] ?? '') !== '',
  )
}
