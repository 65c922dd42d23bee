import { isDeepStrictEqual } from 'node:util'
import type { BlockSchema } from './block.ts'
import { acceptCollection } from './collection.ts'
import { describeDefault } from './describeDefault.ts'
import { wholePlaceholder } from './placeholder.ts'
import { isSchemaNode, type SchemaNode } from './schemaNode.ts'
import { action, image, person } from './shapes.ts'
import { shownKeys } from './shown.ts'
import { siteFileSchema } from './site.ts'

type Definitions = Map<string, SchemaNode>

/** Where a shape was found: its definitions are named after it, and placeholders are accepted or not. */
interface Scope {
  readonly prefix: string
  readonly placeholders: boolean
  readonly definitions: Definitions
  /** Titled shapes as their authors wrote them, by definition name: equal shapes share a definition. */
  readonly originals: Map<string, SchemaNode>
}

/** The keys of every block and of every group that is an item of a list, besides its own. */
const added: SchemaNode = {
  from: {
    type: 'string',
    format: 'reference',
    minLength: 1,
    description:
      'Takes its keys from shared content: industry.benefits, or any other name under `content`. Keys written here take precedence.',
  },
  ...shownKeys,
  show: { $ref: '#/$defs/Show' },
}

/**
 * The schema of `site.yaml`: the sections of the site and every block type, as one draft-07 document
 * that both editors and the compiler read.
 *
 * @param blocks Block schemas by type, as `readBlockSchemas` finds them.
 * @param iconSnippets What completion offers for an icon.
 * @throws When a block's schema cannot be composed; the message names the block.
 */
export function composeSchema(
  blocks: ReadonlyMap<string, BlockSchema>,
  iconSnippets: readonly SchemaNode[] = [],
): SchemaNode {
  const definitions: Definitions = new Map()
  const originals = new Map<string, SchemaNode>()
  const scope = (prefix: string, placeholders: boolean): Scope => ({
    prefix,
    placeholders,
    definitions,
    originals,
  })

  for (const shape of [action, image, person]) hoistTitles(shape, scope('', true))
  const site = hoistTitles(siteFileSchema, scope('', false))
  const types = [...blocks.keys()].sort()
  for (const type of types) {
    const schema = hoistTitles(blocks.get(type) as SchemaNode, scope(`${type}.`, true))
    definitions.set(`block-${type}`, acceptFrom(describeType(schema), `blocks/${type}`))
  }
  definitions.set('block', blockUnion(types, blocks))
  acceptFromInLists(definitions)
  for (const [name, definition] of definitions) definitions.set(name, shareIconNames(definition))
  definitions.set('IconName', iconName(iconSnippets))

  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...shareIconNames(site),
    $defs: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Editors complete a snippet as they do an `enum`, but show no list of thousands when they explain the key. */
function iconName(iconSnippets: readonly SchemaNode[]): SchemaNode {
  return {
    type: 'string',
    format: 'icon',
    description: 'Name of an icon, as listed on tabler.io/icons.',
    ...(iconSnippets.length > 0 && { defaultSnippets: iconSnippets }),
  }
}

/** The list of icons is long, so there is one of it. Editors read the description beside the reference. */
function shareIconNames(node: SchemaNode): SchemaNode {
  const inner = mapChildren(node, shareIconNames)
  const { type, format, ...words } = inner
  return type === 'string' && format === 'icon' ? { ...words, $ref: '#/$defs/IconName' } : inner
}

/** The text of schema/site.schema.json: a name to a line in the long list of icons. */
export function formatSchema(schema: SchemaNode): string {
  const snippet = /\{\n\s+(?:("label": ".*",)\n\s+)?("bodyText": ".*")\n\s+\}/g
  const onOneLine = (_: string, label: string | undefined, body: string) =>
    label === undefined ? `{ ${body} }` : `{ ${label} ${body} }`
  return `${JSON.stringify(schema, null, 2).replaceAll(snippet, onOneLine)}\n`
}

/** Adds the block's description to its `type`, for hovers in editors. */
function describeType(schema: SchemaNode): SchemaNode {
  const properties = isSchemaNode(schema.properties) ? schema.properties : {}
  const type = { ...(properties.type as SchemaNode), description: schema.description }
  return { ...schema, properties: { ...properties, type } }
}

/** One `enum` for completion and one `if/then` per type, so that only the chosen type reports. */
function blockUnion(types: readonly string[], blocks: ReadonlyMap<string, BlockSchema>): SchemaNode {
  const renamed = Object.fromEntries(
    types.flatMap((type) => (blocks.get(type)?.formerly ?? []).map((former) => [former, type])),
  )
  return {
    type: 'object',
    description: 'One section of a page. `type` says what it is and which other keys it takes.',
    required: ['type'],
    properties: {
      type: {
        description: 'What the block is.',
        isBlockType: true,
        enum: types,
        ...(Object.keys(renamed).length > 0 && { renamed }),
        enumDescriptions: types.map((type) => blocks.get(type)?.description ?? ''),
      },
    },
    allOf: types.map((type) => ({
      if: { type: 'object', required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
      then: { $ref: `#/$defs/block-${type}` },
    })),
  }
}

/** Moves every object with a `title` to the definitions and leaves a reference in its place. */
function hoistTitles(written: SchemaNode, scope: Scope): SchemaNode {
  const { default: standard, formerly, synonyms, ...node } = written
  refuseReusedNames(node)
  const hoisted = {
    ...hoistTitle(node, scope),
    ...(formerly !== undefined && { formerly }),
    ...(synonyms !== undefined && { synonyms }),
  }
  if (standard === undefined) return hoisted
  const description = describeDefault(String(node.description ?? ''), standard)
  return { ...hoisted, ...(description !== '' && { description }), default: standard }
}

/** A name of an earlier version never gets another meaning: a file need not say which version it is in. */
function refuseReusedNames({ properties, enum: choices, renamed }: SchemaNode): void {
  const keys = isSchemaNode(properties) ? properties : {}
  const former = Object.values(keys).flatMap((key) =>
    isSchemaNode(key) && Array.isArray(key.formerly) ? key.formerly : [],
  )
  const reused = [
    ...former.filter((name) => Object.hasOwn(keys, String(name))),
    ...Object.keys(isSchemaNode(renamed) ? renamed : {}).filter(
      (name) => Array.isArray(choices) && choices.includes(name),
    ),
  ]
  if (reused.length > 0)
    throw new Error(`composeSchema expects former names to have no other meaning, but ${reused[0]} has one`)
}

function hoistTitle(node: SchemaNode, scope: Scope): SchemaNode {
  const takesCollection =
    scope.placeholders && node.type === 'array' && isSchemaNode(node.items) && node.items.type === 'object'
  const inner = placeholderAccepted(
    mapChildren(takesCollection ? acceptCollection(node) : node, (child) => hoistTitles(child, scope)),
    scope,
  )
  if (node.type !== 'object' || typeof node.title !== 'string') return inner

  const name = definitionName(node, scope)
  if (!scope.definitions.has(name)) {
    scope.definitions.set(name, inner)
    scope.originals.set(name, node)
  }
  const reference = { $ref: `#/$defs/${name}` }
  const description = scope.originals.get(name)?.description
  // Editors show a description beside the reference; one around it they would hide behind the definition’s.
  return node.description === description ? reference : { description: node.description, ...reference }
}

function definitionName(node: SchemaNode, { prefix, originals }: Scope): string {
  const shared = originals.get(String(node.title))
  if (shared !== undefined && sameShape(shared, node)) return String(node.title)
  const name = `${prefix}${node.title}`
  const known = originals.get(name)
  if (known !== undefined && !sameShape(known, node)) {
    throw new Error(`composeSchema expects one shape per title, but two different shapes are called ${name}`)
  }
  return name
}

function sameShape(a: SchemaNode, b: SchemaNode): boolean {
  return isDeepStrictEqual({ ...a, description: '' }, { ...b, description: '' })
}

/** Numbers, lists and texts of a certain form may come from shared content through a placeholder. */
function placeholderAccepted(node: SchemaNode, scope: Scope): SchemaNode {
  const isNumber = node.type === 'number' || node.type === 'integer'
  const types = [node.type].flat()
  const isList = types.includes('array') && !isDeepStrictEqual(node.items, { $ref: '#/$defs/block' })
  if (!scope.placeholders) return node
  if (node.type === 'string' && typeof node.pattern === 'string') {
    return { ...node, pattern: `(?:${node.pattern})|(?:${wholePlaceholder})` }
  }
  if (!isNumber && !isList) return node
  const what = isList ? 'a list' : 'a number'
  return {
    ...node,
    type: [...types, 'string'],
    ...(isSchemaNode(node.else) && { else: { type: [...types.filter((type) => type !== 'object'), 'string'] } }),
    pattern: wholePlaceholder,
    patternErrorMessage: `This must be ${what}, or the name of one in braces: "{facts.name}".`,
  }
}

/** Adds `from` and what says when it is shown to every object that is an item of a list. */
function acceptFromInLists(definitions: Definitions): void {
  const inLists = new Set<string>()
  const visit = (node: SchemaNode): void => {
    const target = referenceTarget(node.items)
    if (target !== undefined) inLists.add(target)
    mapChildren(node, (child) => {
      visit(child)
      return child
    })
  }
  for (const definition of definitions.values()) visit(definition)
  // Lists of the header and footer hold actions, which lists of blocks hold as well.
  for (const name of inLists) {
    const definition = definitions.get(name)
    if (definition !== undefined && name !== 'block') definitions.set(name, acceptFrom(definition, name))
  }
  for (const [name, definition] of definitions) definitions.set(name, acceptFromInInlineItems(definition, name))
}

function acceptFromInInlineItems(node: SchemaNode, name: string): SchemaNode {
  const inner = mapChildren(node, (child) => acceptFromInInlineItems(child, name))
  const items = inner.items
  if (!isSchemaNode(items) || items.type !== 'object') return inner
  return { ...inner, items: acceptFrom(items, name) }
}

function referenceTarget(node: unknown): string | undefined {
  if (!isSchemaNode(node)) return undefined
  return typeof node.$ref === 'string' ? node.$ref.replace('#/$defs/', '') : undefined
}

/** With `from` an object's required keys may come from shared content; without it they are demanded here. */
function acceptFrom(schema: SchemaNode, name: string): SchemaNode {
  const { required, oneOf, anyOf, dependencies, properties, ...rest } = schema
  const own = Object.keys(added).find((key) => isSchemaNode(properties) && Object.hasOwn(properties, key))
  if (own !== undefined)
    throw new Error(`composeSchema adds \`${own}\` itself, but the schema of ${name} declares it too`)
  const always = Array.isArray(required) && required.includes('type') ? { required: ['type'] } : {}
  const demanded = Array.isArray(required) ? required.filter((key) => key !== 'type') : []
  const otherwise = {
    ...(demanded.length > 0 && { required: demanded }),
    ...(oneOf !== undefined && { oneOf }),
    ...(anyOf !== undefined && { anyOf }),
    ...(dependencies !== undefined && { dependencies }),
  }
  return {
    ...rest,
    ...always,
    properties: { ...(properties as SchemaNode), ...added },
    ...(Object.keys(otherwise).length > 0 && { if: { required: ['from'] }, else: otherwise }),
  }
}

const schemaMaps = ['properties', 'patternProperties']
const schemaLists = ['allOf', 'anyOf', 'oneOf']
const schemas = ['items', 'additionalProperties', 'if', 'then', 'else', 'not', 'contains']

function mapChildren(node: SchemaNode, map: (child: SchemaNode) => SchemaNode): SchemaNode {
  return Object.fromEntries(
    Object.entries(node).map(([keyword, value]) => {
      if (schemaMaps.includes(keyword) && isSchemaNode(value)) return [keyword, mapValues(value, map)]
      if (schemaLists.includes(keyword) && Array.isArray(value)) return [keyword, value.map(map)]
      if (schemas.includes(keyword) && isSchemaNode(value)) return [keyword, map(value)]
      return [keyword, value]
    }),
  )
}

function mapValues(node: SchemaNode, map: (child: SchemaNode) => SchemaNode): SchemaNode {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, isSchemaNode(value) ? map(value) : value]))
}
