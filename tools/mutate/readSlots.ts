import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'
import {
  createSchemaTree,
  declaredKeys,
  isSchemaNode,
  type SchemaNode,
  type SchemaTree,
} from '../../src/index.ts'

/** Offsets into the text; `end` is exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A key of the site file with its value. */
export interface Slot {
  readonly key: string
  readonly keyRange: Range
  /** Of the value alone, without a comment behind it. */
  readonly valueRange: Range
  /** A text, number or the like; undefined for lists and groups. */
  readonly value: string | number | boolean | undefined
  readonly isQuoted: boolean
  /** The value goes on over several lines: `>-`, or plain. */
  readonly isMultiline: boolean
  /** The value is a list or group inside braces, or the key itself is. */
  readonly isFlow: boolean
  readonly isInFlow: boolean
  readonly parent: Group
  /** What the value must be; undefined in shared content that nothing gives a shape. */
  readonly schema: SchemaNode | undefined
  readonly path: readonly (string | number)[]
}

/** A set of keys of the site file. */
export interface Group {
  readonly path: readonly (string | number)[]
  readonly keys: readonly string[]
  /** What the group must be; undefined in shared content that nothing gives a shape. */
  readonly schema: SchemaNode | undefined
  /** Shared content: a block that takes it can have fields of its own instead. */
  readonly isContent: boolean
}

export interface SiteSlots {
  readonly text: string
  readonly tree: SchemaTree
  readonly slots: readonly Slot[]
  /** The slot at a path, written with dots: services.booking.url. */
  at(path: string): Slot | undefined
}

/** Every key of a valid site file, with the schema of its value where it has one. */
export function readSlots(text: string, schema: SchemaNode): SiteSlots {
  const tree = createSchemaTree(schema)
  const document = parseDocument(text)
  const shapes = shapesOfContent(document, tree)
  const slots: Slot[] = []
  visit(document.contents, tree.root, [], false)
  const byPath = new Map(slots.map((slot) => [slot.path.join('.'), slot]))
  return { text, tree, slots, at: (path) => byPath.get(path) }

  function visit(
    node: Node | null,
    given: SchemaNode | undefined,
    path: Slot['path'],
    inFlow: boolean,
  ): void {
    const known = path[0] === 'content' ? shapes.get(path.join('.')) : given
    const schema = shapeOf(known, node, tree)
    if (isSeq(node)) {
      const items = isSchemaNode(schema?.items) ? schema.items : undefined
      node.items.forEach((item, index) => {
        visit(item as Node | null, items, [...path, index], inFlow || node.flow === true)
      })
    }
    if (!isMap(node)) return
    const pairs = node.items as Pair<Node, Node | null>[]
    const keys = pairs.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    const group = { path, keys, schema, isContent: path[0] === 'content' }
    pairs.forEach(({ key, value }, index) => {
      const name = keys[index] ?? ''
      const childPath = [...path, name]
      const shape = path[0] === 'content' ? shapes.get(childPath.join('.')) : propertyOf(schema, name)
      const valueSchema = shapeOf(shape, value, tree)
      const isInFlow = inFlow || node.flow === true
      slots.push({
        ...describe(text, key, value),
        key: name,
        isInFlow,
        parent: group,
        schema: valueSchema,
        path: childPath,
      })
      visit(value, shape, childPath, isInFlow)
    })
  }
}

function describe(
  text: string,
  key: Node,
  value: Node | null,
): Pick<Slot, 'keyRange' | 'valueRange' | 'value' | 'isQuoted' | 'isMultiline' | 'isFlow'> {
  const valueRange = rangeOf(value)
  const scalar = isScalar(value) ? value.value : undefined
  const isSimple = typeof scalar === 'string' || typeof scalar === 'number' || typeof scalar === 'boolean'
  return {
    keyRange: rangeOf(key),
    valueRange,
    value: isSimple ? scalar : undefined,
    isQuoted: isScalar(value) && (value.type === 'QUOTE_DOUBLE' || value.type === 'QUOTE_SINGLE'),
    isMultiline: text.slice(valueRange.start, valueRange.end).includes('\n'),
    isFlow: (isMap(value) || isSeq(value)) && value.flow === true,
  }
}

function rangeOf(node: Node | null): Range {
  const range = node?.range
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 }
}

function propertyOf(schema: SchemaNode | undefined, key: string): SchemaNode | undefined {
  const properties = isSchemaNode(schema?.properties) ? schema.properties : {}
  const property = Object.hasOwn(properties, key) ? properties[key] : schema?.additionalProperties
  return isSchemaNode(property) ? property : undefined
}

/** The schema without references, of a block its type's, of several alternatives the one that fits. */
function shapeOf(
  schema: SchemaNode | undefined,
  node: Node | null,
  tree: SchemaTree,
): SchemaNode | undefined {
  if (schema === undefined) return undefined
  const resolved = tree.resolve(schema)
  if (resolved === tree.at('#/$defs/block')) {
    const type = isMap(node) ? node.get('type') : undefined
    return typeof type === 'string' ? tree.at(`#/$defs/block-${type}`) : undefined
  }
  const branches = [resolved.oneOf, resolved.anyOf].find(Array.isArray)
  if (branches === undefined || isSchemaNode(resolved.properties)) return resolved
  const wanted = isMap(node) ? 'object' : isSeq(node) ? 'array' : 'string'
  const keys = isMap(node) ? node.items.map(({ key }) => (isScalar(key) ? String(key.value) : '')) : []
  return branches
    .filter(isSchemaNode)
    .map((branch) => tree.resolve(branch))
    .find((branch) => branch.type === wanted && keys.every((key) => declaredKeys(branch).includes(key)))
}

/** What pages make of shared content: the shape that a `from:` or a whole-text placeholder gives it. */
function shapesOfContent(document: Document.Parsed, tree: SchemaTree): Map<string, SchemaNode> {
  const shapes = new Map<string, SchemaNode>()
  const pages = document.get('pages')
  const dialogs = document.get('dialogs')
  for (const [section, definition] of [
    [pages, 'Page'],
    [dialogs, 'Dialog'],
  ] as const) {
    for (const { value: page } of isMap(section) ? (section.items as Pair<Node, Node | null>[]) : []) {
      follow(page, tree.at(`#/$defs/${definition}`), parametersOf(page))
    }
  }
  return shapes

  function parametersOf(page: Node | null): Map<string, string> {
    const params = isMap(page) ? page.get('params') : undefined
    const pairs = isMap(params) ? (params.items as Pair<Node, Node | null>[]) : []
    return new Map(
      pairs.flatMap(({ key, value }) => {
        const collection = isMap(value) ? value.get('in') : undefined
        return isScalar(key) && typeof collection === 'string' ? [[String(key.value), collection]] : []
      }),
    )
  }

  function follow(node: Node | null, given: SchemaNode | undefined, parameters: Map<string, string>): void {
    const schema = shapeOf(given, node, tree)
    if (schema === undefined) return
    if (isSeq(node) && isSchemaNode(schema.items)) {
      for (const item of node.items) follow(item as Node | null, schema.items, parameters)
    }
    if (isScalar(node) && typeof node.value === 'string') {
      const name = /^\{([\w.-]+)\}$/.exec(node.value)?.[1]
      if (name !== undefined) take(name, schema, parameters)
    }
    if (!isMap(node)) return
    const from = node.get('from')
    if (typeof from === 'string') take(from, schema, parameters)
    for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
      const shape = isScalar(key) ? propertyOf(schema, String(key.value)) : undefined
      if (shape !== undefined) follow(value, shape, parameters)
    }
  }

  function take(name: string, schema: SchemaNode, parameters: Map<string, string>): void {
    for (const path of pathsOf(name, parameters)) give(path, document.getIn(path, true), schema, parameters)
  }

  function give(path: string[], node: unknown, given: SchemaNode, parameters: Map<string, string>): void {
    const key = path.join('.')
    if (shapes.has(key) || !(isMap(node) || isSeq(node) || isScalar(node))) return
    const schema = shapeOf(given, node, tree)
    if (schema === undefined) return
    shapes.set(key, schema)
    follow(node, schema, parameters)
    if (isSeq(node) && isSchemaNode(schema.items)) {
      const items = schema.items
      node.items.forEach((item, index) => {
        give([...path, String(index)], item, items, parameters)
      })
    }
    if (!isMap(node)) return
    for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
      const shape = isScalar(key) ? propertyOf(schema, String(key.value)) : undefined
      if (shape !== undefined && isScalar(key)) give([...path, String(key.value)], value, shape, parameters)
    }
  }

  function pathsOf(name: string, parameters: Map<string, string>): string[][] {
    const [first = '', ...rest] = name.split('.')
    const collection = parameters.get(first)
    if (collection === undefined) return [['content', first, ...rest]]
    const entries = document.getIn(['content', collection], true)
    const pairs = isMap(entries) ? (entries.items as Pair<Node, Node | null>[]) : []
    return pairs.map(({ key }) => ['content', collection, isScalar(key) ? String(key.value) : '', ...rest])
  }
}
