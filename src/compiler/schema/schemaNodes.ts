import type { PlainObject } from '../plain.ts'
import { readDefaults } from './readDefaults.ts'

/** A JSON Schema as plain data. */
export interface SchemaNode {
  readonly [keyword: string]: unknown
}

/** The composed schema, with the definitions it refers to. */
export interface SchemaTree {
  readonly root: SchemaNode
  /** The node that a reference stands for, through any number of references. */
  resolve(node: SchemaNode): SchemaNode
  /** The definition of a name such as Action; undefined where there is none. */
  definition(name: string): SchemaNode | undefined
  /** Values of the properties that an author leaves out, by key. */
  defaultsOf(node: SchemaNode): PlainObject
  /** Names of properties whose objects have a key `from` of their own, such as the start of a span of time. */
  readonly keysWithOwnFrom: ReadonlySet<string>
  /** The node whose `else` a node is; otherwise the node itself. */
  ownerOf(node: SchemaNode): SchemaNode
}

export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function createSchemaTree(root: SchemaNode): SchemaTree {
  const definitions = isSchemaNode(root.$defs) ? root.$defs : {}
  const definition = (name: string): SchemaNode | undefined => {
    const node = Object.hasOwn(definitions, name) ? definitions[name] : undefined
    return isSchemaNode(node) ? node : undefined
  }
  const resolve = (node: SchemaNode): SchemaNode => {
    if (typeof node.$ref !== 'string') return node
    const target = definition(node.$ref.replace('#/$defs/', ''))
    if (target === undefined) throw new Error(`The schema refers to ${node.$ref}, which it does not have`)
    return resolve(target)
  }
  const defaults = new Map<SchemaNode, PlainObject>()
  const defaultsOf = (written: SchemaNode): PlainObject => {
    const node = resolve(written)
    const known = defaults.get(node) ?? readDefaults(node)
    defaults.set(node, known)
    return known
  }
  const owners = new Map<SchemaNode, SchemaNode>()
  const keysWithOwnFrom = new Set<string>()
  for (const node of nodesIn(root)) {
    if (isSchemaNode(node.else)) owners.set(node.else, node)
    for (const [key, property] of Object.entries(isSchemaNode(node.properties) ? node.properties : {})) {
      const { properties } = isSchemaNode(property) ? resolve(property) : {}
      const from = isSchemaNode(properties) ? properties.from : undefined
      if (isSchemaNode(from) && from.format !== 'reference') keysWithOwnFrom.add(key)
    }
  }
  return {
    root,
    definition,
    resolve,
    defaultsOf,
    keysWithOwnFrom,
    ownerOf: (node) => owners.get(node) ?? node,
  }
}

/** A node and all nodes below it, without those that it refers to. */
function* nodesIn(node: SchemaNode): Generator<SchemaNode> {
  yield node
  for (const child of Object.values(node).flat()) if (isSchemaNode(child)) yield* nodesIn(child)
}

/** Keys that an object of this schema can have, in the schema's order. */
export function declaredKeys(node: SchemaNode): readonly string[] {
  return isSchemaNode(node.properties) ? Object.keys(node.properties) : []
}
