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
  /** The node at a JSON pointer such as #/$defs/Action; undefined where there is none. */
  at(pointer: string): SchemaNode | undefined
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
  const known = new Map<string, SchemaNode | undefined>()
  const find = (pointer: string): SchemaNode | undefined => {
    let node: unknown = root
    for (const part of pointer.replace(/^#\/?/, '').split('/')) {
      if (part === '') continue
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      node =
        typeof node === 'object' && node !== null && Object.hasOwn(node, key)
          ? (node as SchemaNode)[key]
          : undefined
    }
    return isSchemaNode(node) ? node : undefined
  }
  const at = (pointer: string): SchemaNode | undefined => {
    if (!known.has(pointer)) known.set(pointer, find(pointer))
    return known.get(pointer)
  }
  const resolve = (node: SchemaNode): SchemaNode => {
    const reference = node.$ref
    if (typeof reference !== 'string') return node
    const target = at(reference)
    if (target === undefined) throw new Error(`The schema refers to ${reference}, which it does not have`)
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
  collectOwners(root, owners)
  const keysWithOwnFrom = new Set<string>()
  collectOwnFrom(root, resolve, keysWithOwnFrom)
  return { root, at, resolve, defaultsOf, keysWithOwnFrom, ownerOf: (node) => owners.get(node) ?? node }
}

function collectOwners(node: SchemaNode, owners: Map<SchemaNode, SchemaNode>): void {
  if (isSchemaNode(node.else)) owners.set(node.else, node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSchemaNode(child)) collectOwners(child, owners)
    }
  }
}

function collectOwnFrom(node: SchemaNode, resolve: SchemaTree['resolve'], keys: Set<string>): void {
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword === 'properties') {
      for (const [key, property] of Object.entries(value as SchemaNode)) {
        const { properties } = isSchemaNode(property) ? resolve(property) : {}
        const from = isSchemaNode(properties) ? properties.from : undefined
        if (isSchemaNode(from) && from.format !== 'reference') keys.add(key)
      }
    }
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSchemaNode(child)) collectOwnFrom(child, resolve, keys)
    }
  }
}

/** Keys that an object of this schema can have, in the schema's order. */
export function declaredKeys(node: SchemaNode): readonly string[] {
  return isSchemaNode(node.properties) ? Object.keys(node.properties) : []
}
