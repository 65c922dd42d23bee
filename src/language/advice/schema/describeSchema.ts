import { describeNames, joinWords } from '../../messages/describe.ts'
import { type Path, type Plain, valueAt } from '../../plain.ts'
import { isSchemaNode, type SchemaNode } from '../../schema/schemaNodes.ts'

const typeNames = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['array', 'a list'],
  ['object', 'a group of keys'],
  ['null', 'nothing'],
])

/** Describes the values that a schema accepts: a text, a list, `cards` or `list`. */
export function describeType(schema: SchemaNode): string {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (Array.isArray(schema.enum)) return describeNames(schema.enum.map(String), 'or')
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)
  // Numbers and lists also accept text for a placeholder, and lists a collection, which messages don't mention.
  const isList = types.includes('array')
  const meant = types.length > 1 ? types.filter((type) => (isList ? type === 'array' : type !== 'string')) : types
  return joinWords(
    meant.map((type) => typeNames.get(type) ?? type),
    'or',
  )
}

/** Nouns for the entries of sections, which messages call by their names. */
const entryNames = new Map([
  ['pages', 'page'],
  ['dialogs', 'dialog'],
  ['services', 'service'],
])

/** `a` or `an`, for the names of keys and block types. */
function article(noun: string): string {
  return /^(?:[aeiou]|hours\b)/.test(noun) ? 'an' : 'a'
}

/** Names an object in a sentence: a question, a `faq` block, `site`. */
export function describeOwner(path: Path, schema: SchemaNode, data: Plain): string {
  const last = path.at(-1)
  if (isBlockSchema(schema)) {
    const type = valueAt(data, 'type')
    return typeof type === 'string' ? `${article(type)} \`${type}\` block` : 'a block'
  }
  const entry = path.length === 2 ? entryNames.get(String(path[0])) : undefined
  if (entry !== undefined) return `${entry} \`${last}\``
  if (last === undefined) return 'the file'
  if (typeof schema.title === 'string') {
    // From a title such as ComparisonRow: a comparison row.
    const noun = schema.title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
    if (noun !== last) return `${article(noun)} ${noun}`
  }
  return typeof last === 'string' ? `\`${last}\`` : 'an item of a list'
}

/** Whether a schema is that of a block type or of any block. Only blocks require the key `type`. */
export function isBlockSchema({ required, properties }: SchemaNode): boolean {
  const type = isSchemaNode(properties) ? properties.type : undefined
  const isNamed = isSchemaNode(type) && (isBlockType(type) || type.const !== undefined)
  return isNamed && Array.isArray(required) && required.includes('type')
}

/** Whether a schema is that of the key `type` of a block. */
export function isBlockType(schema: SchemaNode): boolean {
  return schema.isBlockType === true
}
