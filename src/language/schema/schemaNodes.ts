import { isSchemaNode, type SchemaNode } from '../../../schema/schemaNode.ts'
import type { PlainObject } from '../plain.ts'
import { readDefaults } from './readDefaults.ts'
import type { Words } from './words.ts'

export { isSchemaNode, type SchemaNode }

export type SchemaTree = ReturnType<typeof createSchemaTree>

/**
 * The composed schema, with the definitions it refers to.
 *
 * @param words Pagewright’s own texts in the language of the site. Without them, they are English.
 */
export function createSchemaTree(root: SchemaNode, words?: Words) {
  const definitions = isSchemaNode(root.$defs) ? root.$defs : {}
  /** The definition with a name such as Action; undefined if there is none. */
  const definition = (name: string): SchemaNode | undefined => {
    const node = Object.hasOwn(definitions, name) ? definitions[name] : undefined
    return isSchemaNode(node) ? node : undefined
  }
  /** The node that a reference leads to, through any number of references. */
  const resolve = (node: SchemaNode): SchemaNode => {
    if (typeof node.$ref !== 'string') return node
    const target = definition(node.$ref.replace('#/$defs/', ''))
    if (target === undefined) throw new Error(`The schema refers to ${node.$ref}, which it does not have`)
    return resolve(target)
  }
  const defaults = new Map<SchemaNode, PlainObject>()
  /** Defaults of the properties that an author can leave out, by key. */
  const defaultsOf = (written: SchemaNode): PlainObject => {
    const node = resolve(written)
    const known = defaults.get(node) ?? readDefaults(node, words)
    defaults.set(node, known)
    return known
  }
  const owners = new Map<SchemaNode, SchemaNode>()
  /** Names of properties whose objects have a key `from` of their own, such as the start of a span of time. */
  const keysWithOwnFrom = new Set<string>()
  /** Names of properties whose lists have items that links can lead to: blocks, and what has an `id` or blocks. */
  const keysWithIds = new Set<string>()
  for (const node of nodesIn(root)) {
    if (isSchemaNode(node.else)) owners.set(node.else, node)
    for (const [key, property] of Object.entries(isSchemaNode(node.properties) ? node.properties : {})) {
      const { properties } = isSchemaNode(property) ? resolve(property) : {}
      const from = isSchemaNode(properties) ? properties.from : undefined
      if (isSchemaNode(from) && from.format !== 'reference') keysWithOwnFrom.add(key)
      if (isSchemaNode(property) && hasIds(itemsOf(property))) keysWithIds.add(key)
    }
  }
  /** The node whose `else` a node is; otherwise the node itself. */
  const ownerOf = (node: SchemaNode): SchemaNode => owners.get(node) ?? node
  return { root, words, definition, resolve, defaultsOf, keysWithOwnFrom, keysWithIds, ownerOf }

  function itemsOf(list: SchemaNode): SchemaNode | undefined {
    const { items } = resolve(list)
    return isSchemaNode(items) ? resolve(items) : undefined
  }

  function hasIds(item: SchemaNode | undefined): boolean {
    const properties = isSchemaNode(item?.properties) ? item.properties : {}
    const isBlock = item !== undefined && item === definition('block')
    const hasBlocks = Object.values(properties).some(
      (property) => isSchemaNode(property) && itemsOf(property) === definition('block'),
    )
    return isBlock || hasBlocks || Object.hasOwn(properties, 'id')
  }
}

/** A node and all nodes below it, without those that it refers to. */
export function* nodesIn(node: SchemaNode): Generator<SchemaNode> {
  yield node
  for (const child of Object.values(node).flat()) if (isSchemaNode(child)) yield* nodesIn(child)
}

/** Keys that an object of this schema can have, in the schema's order. */
export function declaredKeys(node: SchemaNode): readonly string[] {
  return isSchemaNode(node.properties) ? Object.keys(node.properties) : []
}

/** Whether texts with this format of a schema are Markdown. */
export function isMarkdown(format: unknown): boolean {
  return format === 'markdown' || format === 'inline-markdown'
}
