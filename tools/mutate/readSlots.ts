import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml'
import { createSchemaTree, declaredKeys, isSchemaNode, type SchemaNode, type SchemaTree } from '../../src/index.ts'
import { branchesOf, propertiesOf } from '../shared/schemaShape.ts'

/** Offsets into the text; `end` is exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A key of the site file with its value. */
export interface Slot {
  readonly key: string
  /** Its path, written with dots: `services.booking.url`. */
  readonly name: string
  readonly keyRange: Range
  /** Of the value alone, without a comment behind it. */
  readonly valueRange: Range
  /** A text, number or the like; undefined for lists and groups. */
  readonly value: string | number | boolean | undefined
  readonly isQuoted: boolean
  readonly isMultiline: boolean
  /** The key is inside braces or brackets. */
  readonly isInFlow: boolean
  readonly parent: Group
  /** Schema of the value; undefined in shared content that no page uses. */
  readonly schema: SchemaNode | undefined
  readonly path: readonly (string | number)[]
}

/** A set of keys of the site file. */
export interface Group {
  readonly path: readonly (string | number)[]
  readonly keys: readonly string[]
  /** Undefined in shared content that no page uses. */
  readonly schema: SchemaNode | undefined
  /** Part of the shared content: a block that uses it can have fields of its own instead. */
  readonly isContent: boolean
}

export interface SiteSlots {
  readonly text: string
  readonly tree: SchemaTree
  readonly slots: readonly Slot[]
  at(name: string): Slot | undefined
  /** The file with the translations of a site in several languages. Its values have no schema. */
  readonly translations?: (SiteSlots & { readonly file: string }) | undefined
}

/** A value of a site file: behind a key, or an item of a list. */
interface Entry {
  /** Undefined for an item. */
  readonly key: Node | undefined
  readonly value: Node | null
  /** What has the key or the item. */
  readonly parent: Node
  readonly path: Slot['path']
  readonly isInFlow: boolean
}

/** Every value below a node, each before those in it. */
export function* entriesBelow(node: Node | null, path: Slot['path'] = [], isBelowFlow = false): Generator<Entry> {
  if (!isCollection(node)) return
  const isInFlow = isBelowFlow || node.flow === true
  for (const [index, item] of (node.items as (Node | Pair<Node, Node | null> | null)[]).entries()) {
    const { key, value } = isPair(item) ? item : { key: undefined, value: item }
    const entry = { key, value, parent: node, path: [...path, key ? nameOf(key) : index], isInFlow }
    yield entry
    yield* entriesBelow(value, entry.path, isInFlow)
  }
}

/** Every key of a valid site file, with the schema of its value where it has one. */
export function readSlots(text: string, schema: SchemaNode): SiteSlots {
  const tree = createSchemaTree(schema)
  const document = parseDocument(text)
  const schemas = schemasOf(document, tree)
  const groupOf = (node: Node, path: Slot['path']): Group => ({
    path,
    keys: pairsOf(node).map(({ key }) => nameOf(key)),
    schema: schemas.get(node),
    isContent: path[0] === 'content',
  })
  const slots = [...entriesBelow(document.contents)].flatMap(({ key, value, parent, path, isInFlow }) => {
    if (key === undefined) return []
    const { start, end } = rangeOf(value)
    const scalar = isScalar(value) ? value.value : undefined
    const isSimple = typeof scalar === 'string' || typeof scalar === 'number' || typeof scalar === 'boolean'
    const slot: Slot = {
      key: nameOf(key),
      name: path.join('.'),
      keyRange: rangeOf(key),
      valueRange: { start, end },
      value: isSimple ? scalar : undefined,
      isQuoted: /^["']/.test(text.slice(start, end)),
      isMultiline: text.slice(start, end).includes('\n'),
      isInFlow,
      parent: groupOf(parent, path.slice(0, -1)),
      schema: value ? schemas.get(value) : undefined,
      path,
    }
    return [slot]
  })
  const byName = new Map(slots.map((slot) => [slot.name, slot]))
  return { text, tree, slots, at: (name) => byName.get(name) }
}

function pairsOf(node: unknown): readonly Pair<Node, Node | null>[] {
  return isMap(node) ? (node.items as Pair<Node, Node | null>[]) : []
}

const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '')

function rangeOf(node: Node | null): Range {
  const range = node?.range
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 }
}

function propertyOf(schema: SchemaNode | undefined, key: string): SchemaNode | undefined {
  const properties = propertiesOf(schema ?? {})
  const property = Object.hasOwn(properties, key) ? properties[key] : schema?.additionalProperties
  return isSchemaNode(property) ? property : undefined
}

/** Resolves a schema for a node: follows references, picks the block type and the alternative that fits. */
function shapeOf(schema: SchemaNode | undefined, node: Node | null, tree: SchemaTree): SchemaNode | undefined {
  if (schema === undefined) return undefined
  const resolved = tree.resolve(schema)
  if (resolved === tree.definition('block')) {
    const type = isMap(node) ? node.get('type') : undefined
    return typeof type === 'string' ? tree.definition(`block-${type}`) : undefined
  }
  if (isMap(node) && node.has('in') && isSchemaNode(resolved.then)) return collectionShape(resolved.then, tree)
  const branches = branchesOf(resolved)
  if (branches.length === 0 || isSchemaNode(resolved.properties)) return resolved
  const wanted = isMap(node) ? 'object' : isSeq(node) ? 'array' : 'string'
  const keys = pairsOf(node).map(({ key }) => nameOf(key))
  return branches
    .map((branch) => tree.resolve(branch))
    .find((branch) => branch.type === wanted && keys.every((key) => declaredKeys(branch).includes(key)))
}

/** The schema of a collection in the place of a list, with that of an item for `as`. */
function collectionShape(then: SchemaNode, tree: SchemaTree): SchemaNode {
  const [collection] = (Array.isArray(then.allOf) ? then.allOf : []).filter(isSchemaNode)
  const shape = tree.resolve(collection ?? {})
  return { ...shape, properties: { ...propertiesOf(shape), ...propertiesOf(then) } }
}

/** The schema of every value; shared content has that of the place that uses it by `from:` or a placeholder. */
function schemasOf(document: Document.Parsed, tree: SchemaTree): ReadonlyMap<Node, SchemaNode> {
  const schemas = new Map<Node, SchemaNode>()
  assign(document.contents, tree.root, new Map())
  return schemas

  function assign(node: unknown, given: SchemaNode | undefined, outer: ReadonlyMap<string, string>): void {
    if (!isNode(node) || schemas.has(node)) return
    const schema = shapeOf(given, node, tree)
    if (schema === undefined) return
    schemas.set(node, schema)
    const collections = isMap(node) && node.has('params') ? collectionsOf(node) : outer
    for (const used of contentUsedBy(node, collections)) {
      assign(document.getIn(used, true), schema, collections)
    }
    if (isSeq(node) && isSchemaNode(schema.items)) {
      for (const item of node.items) assign(item, schema.items, collections)
    }
    const inItem =
      isMap(node) && node.has('as') ? new Map([...collections, [anyField, String(node.get('in'))]]) : collections
    // What uses shared content says more about it than its own schema.
    const isContent = ({ key }: Pair<Node, Node | null>) => node === document.contents && nameOf(key) === 'content'
    for (const { key, value } of pairsOf(node).toSorted((a, b) => Number(isContent(a)) - Number(isContent(b)))) {
      assign(value, propertyOf(schema, nameOf(key)), inItem)
    }
  }

  /** Paths of the shared content that a node uses. */
  function contentUsedBy(node: Node, collections: ReadonlyMap<string, string>): readonly string[][] {
    const text = isMap(node) ? node.get('from') : isScalar(node) ? node.value : undefined
    if (typeof text !== 'string') return []
    const name = isMap(node) ? text : /^\{([\w.-]+)\}$/.exec(text)?.[1]
    if (name === undefined) return []
    const [first = '', ...rest] = name.split('.')
    const fieldsOf = (collection: string, field: readonly string[]) =>
      pairsOf(document.getIn(['content', collection], true)).map(({ key }) => [
        'content',
        collection,
        nameOf(key),
        ...field,
      ])
    const [collection, around] = [collections.get(first), collections.get(anyField)]
    if (collection !== undefined) return fieldsOf(collection, rest)
    return [['content', first, ...rest], ...(around === undefined ? [] : fieldsOf(around, [first, ...rest]))]
  }
}

/** Below `as`, the collection whose fields can be named without the name of a parameter. */
const anyField = ''

/** Collections that the parameters of a page take their values from, by the name of the parameter. */
function collectionsOf(page: YAMLMap): ReadonlyMap<string, string> {
  const parameters = pairsOf(page.get('params'))
  return new Map(
    parameters.flatMap(({ key, value }) => {
      const collection = isMap(value) ? value.get('in') : undefined
      return typeof collection === 'string' ? [[nameOf(key), collection]] : []
    }),
  )
}
