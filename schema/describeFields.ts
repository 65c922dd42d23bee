import { formatDefault } from './describeDefault.ts'
import { formats, isFormat } from './formats.ts'
import { isSchemaNode, type SchemaNode } from './schemaNode.ts'
import { blockBase } from './shapes.ts'

/** Descriptions of blocks and fields for authors, derived from the composed schema. */

/** One field of a block or of a group inside it. */
export interface Field {
  readonly name: string
  /** 0 for a field of the block, 1 for a field of a group in it, and so on. */
  readonly depth: number
  /** `one of`: exactly one of the fields with this mark in the same group must be set. */
  readonly required: 'yes' | 'no' | 'one of'
  /** Its type in plain English: “number from 0 to 100”. */
  readonly kind: string
  /** Names of the shared groups in it, which have their own tables: Action, Image. */
  readonly shapes: readonly string[]
  readonly default?: string
  readonly description: string
}

export interface BlockDescription {
  readonly type: string
  readonly description: string
  readonly fields: readonly Field[]
}

/** A group that several block types share. */
export interface ShapeDescription {
  readonly name: string
  readonly description: string
  readonly fields: readonly Field[]
}

/**
 * Describes every block type of the composed schema with its fields, its own fields first.
 *
 * @param schema schema/site.schema.json, parsed.
 * @throws If the schema is not a composed schema.
 */
export function describeBlocks(schema: object): readonly BlockDescription[] {
  const definitions = definitionsOf(schema)
  return blockTypesIn(definitions).map((type) => {
    const node = definitions[`block-${type}`]
    if (!isSchemaNode(node)) throw new Error(`The schema has no definition of the block type ${type}`)
    const fields = fieldsOf(node, 0, definitions).filter(({ name, depth }) => depth > 0 || name !== 'type')
    return { type, description: textOf(node.description), fields: ownFirst(fields) }
  })
}

/** Describes the shared groups that fields refer to, in alphabetical order. */
export function describeShapes(schema: object, blocks: readonly BlockDescription[]): readonly ShapeDescription[] {
  const definitions = definitionsOf(schema)
  const names = new Set(blocks.flatMap(({ fields }) => fields.flatMap(({ shapes }) => shapes)))
  return [...names].sort().map((name) => {
    const node = resolve({ $ref: `#/$defs/${name}` }, definitions)
    const fields = fieldsOf(node, 0, definitions).filter((field) => field.name !== 'from')
    return { name, description: textOf(node.description), fields }
  })
}

function blockTypesIn(definitions: SchemaNode): readonly string[] {
  const block = definitions.block
  const properties = isSchemaNode(block) && isSchemaNode(block.properties) ? block.properties : {}
  const types = isSchemaNode(properties.type) ? properties.type.enum : undefined
  if (!Array.isArray(types)) throw new Error('The schema lists no block types')
  return types.map(String)
}

/** Sorts a block's own fields before the fields that every block has. Nested fields stay with their parent. */
function ownFirst(fields: readonly Field[]): readonly Field[] {
  const common = new Set([...Object.keys(blockBase), 'from'])
  const groups: Field[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (field.depth > 0 && last) last.push(field)
    else groups.push([field])
  }
  const isCommon = ([first]: readonly Field[]) => first !== undefined && common.has(first.name)
  return [...groups.filter((group) => !isCommon(group)), ...groups.filter(isCommon)].flat()
}

function fieldsOf(node: SchemaNode, depth: number, definitions: SchemaNode): readonly Field[] {
  const withElse = isSchemaNode(node.else) ? { ...node, ...node.else } : node
  const required = strings(withElse.required)
  const alternatives = nodes(withElse.oneOf ?? withElse.anyOf).flatMap((branch) => strings(branch.required))
  return Object.entries(isSchemaNode(node.properties) ? node.properties : {}).flatMap(([name, written]) => {
    if (!isSchemaNode(written) || (depth > 0 && name === 'from')) return []
    const { text, defaultText } = splitDefault(describe(written, definitions), written.default)
    const { kind, shapes } = kindOf(written, definitions)
    const field: Field = {
      name,
      depth,
      required: required.includes(name) ? 'yes' : alternatives.includes(name) ? 'one of' : 'no',
      kind,
      shapes,
      ...(defaultText !== undefined && { default: defaultText }),
      description: text,
    }
    return [field, ...groupsIn(written, definitions).flatMap((group) => fieldsOf(group, depth + 1, definitions))]
  })
}

/** The groups in a field, directly or as items of a list, without the shared ones. */
function groupsIn(written: SchemaNode, definitions: SchemaNode): readonly SchemaNode[] {
  if (sharedName(written, definitions) !== undefined) return []
  const node = resolve(written, definitions)
  if (isSchemaNode(node.items)) return groupsIn(node.items, definitions)
  if (isSchemaNode(node.properties)) return [node]
  return nodes(node.anyOf ?? node.oneOf).flatMap((branch) => groupsIn(branch, definitions))
}

interface Kind {
  readonly kind: string
  readonly shapes: readonly string[]
}

const plain = (kind: string): Kind => ({ kind, shapes: [] })

function kindOf(written: SchemaNode, definitions: SchemaNode): Kind {
  const shared = sharedName(written, definitions)
  if (shared === 'block') return plain('block')
  if (shared !== undefined) return { kind: shared, shapes: [shared] }
  const node = resolve(written, definitions)
  if (isSchemaNode(node.items)) return listKind(node, kindOf(node.items, definitions))
  if (isSchemaNode(node.properties)) return plain('group')
  const branches = nodes(node.anyOf ?? node.oneOf).map((branch) => kindOf(branch, definitions))
  if (branches.length > 0) {
    const kinds = [...new Set(branches.map(({ kind }) => kind))]
    return { kind: kinds.join(' or '), shapes: branches.flatMap(({ shapes }) => shapes) }
  }
  return plain(describeValue(node))
}

function listKind({ minItems, maxItems }: SchemaNode, items: Kind): Kind {
  const most = typeof maxItems === 'number' ? maxItems : undefined
  const least = typeof minItems === 'number' && minItems > 1 ? minItems : undefined
  const size = describeSize(least, most)
  return { ...items, kind: `list: ${items.kind}${size && ` (${size})`}` }
}

function describeSize(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) {
    return least === most ? `exactly ${least}` : `${least} to ${most}`
  }
  if (most !== undefined) return `at most ${most}`
  return least === undefined ? '' : `at least ${least}`
}

function describeValue(node: SchemaNode): string {
  if (node.const !== undefined) return code(node.const)
  if (Array.isArray(node.enum)) return `one of ${node.enum.map(code).join(', ')}`
  const type = valueType(node)
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'number' || type === 'integer') return describeNumber(node, type)
  if (typeof node.format === 'string') return isFormat(node.format) ? formats[node.format] : node.format
  return 'text'
}

const code = (value: unknown) => `\`${String(value)}\``

/** The type of a value. Composed schemas also accept a string, for a placeholder, instead of a number or a list. */
function valueType({ type }: SchemaNode): unknown {
  return Array.isArray(type) ? type.find((each) => each !== 'string') : type
}

function describeNumber({ minimum, maximum }: SchemaNode, type: 'number' | 'integer'): string {
  const noun = type === 'integer' ? 'whole number' : 'number'
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `${noun} from ${minimum}`
  return maximum === undefined ? noun : `${noun} up to ${maximum}`
}

/** Splits “Width. Default: medium.” in two. A default that depends on other fields exists only in the description. */
function splitDefault(
  description: string,
  value: unknown,
): { readonly text: string; readonly defaultText: string | undefined } {
  const [, text = description, inDescription] = /^(.*?)\s*\bDefault: (.+)$/s.exec(description) ?? []
  if (value !== undefined) return { text, defaultText: formatDefault(value) || undefined }
  return { text, defaultText: inDescription?.replace(/(?<!\.)\.$/, '') }
}

function describe(written: SchemaNode, definitions: SchemaNode): string {
  return textOf(written.description) || textOf(resolve(written, definitions).description)
}

/** Name of a shared group or of the union of all blocks; `undefined` for any other node. */
function sharedName(node: SchemaNode, definitions: SchemaNode): string | undefined {
  const name = referenceIn(node)
  if (name === undefined || name.includes('.')) return undefined
  return isSchemaNode(resolve(node, definitions).properties) ? name : undefined
}

function referenceIn(node: SchemaNode): string | undefined {
  const [only] = nodes(node.allOf)
  const { $ref } = only ?? node
  return typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined
}

function resolve(node: SchemaNode, definitions: SchemaNode): SchemaNode {
  const name = referenceIn(node)
  if (name === undefined) return node
  const found = definitions[name]
  if (!isSchemaNode(found)) throw new Error(`The schema has no definition ${name}`)
  return found
}

function definitionsOf(schema: object): SchemaNode {
  const definitions = '$defs' in schema ? schema.$defs : undefined
  if (!isSchemaNode(definitions)) throw new Error('The schema has no definitions')
  return definitions
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const nodes = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value.filter(isSchemaNode) : [])
