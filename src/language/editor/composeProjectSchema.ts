import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { type NameList, oneOf, type SiteNames } from './collectNames.ts'

/**
 * The schema for the editor of one site: the composed schema, in which references accept only names that the site has.
 * It accepts everything that the compiler accepts.
 *
 * @param schema The composed schema: schema/site.schema.json, parsed.
 */
export function composeProjectSchema(schema: SchemaNode, names: SiteNames): SchemaNode {
  const bound = bindReferences(schema, names) as SchemaNode
  const definitions = isSchemaNode(bound.$defs) ? bound.$defs : {}
  const ofNames = Object.fromEntries(
    Object.entries(names).map(([format, list]) => [definitionName(format), nameSchema(list)]),
  )
  const action = isSchemaNode(definitions.Action) ? { Action: allowBrokenLinks(definitions.Action) } : {}
  return { ...bound, $defs: { ...definitions, ...action, ...ofNames } }
}

/** Replaces the format of every reference with a definition of its names. */
function bindReferences(value: unknown, names: SiteNames): unknown {
  if (Array.isArray(value)) return value.map((item) => bindReferences(item, names))
  if (!isSchemaNode(value)) return value
  const { type, format, description } = value
  if (type === 'string' && typeof format === 'string' && Object.hasOwn(names, format))
    return { description, ...nameReference(format) }
  return Object.fromEntries(Object.entries(value).map(([keyword, inner]) => [keyword, bindReferences(inner, names)]))
}

const definitionName = (format: string): string => `name-${format}`
const nameReference = (format: string): SchemaNode => ({ $ref: `#/$defs/${definitionName(format)}` })

/** A link whose author says that its page is missing may lead anywhere. */
function allowBrokenLinks(action: SchemaNode): SchemaNode {
  if (!isSchemaNode(action.properties)) return action
  const { to, ...properties } = action.properties
  const { $ref, ...words } = isSchemaNode(to) ? to : {}
  const leadsToPage = {
    if: { required: ['broken'] },
    else: { properties: { to: nameReference('page') } },
  }
  return { ...action, properties: { ...properties, to: { ...words, type: 'string' } }, allOf: [leadsToPage] }
}

/** Editors show every value of an `enum` on hover and as a quick fix; longer lists are only completed. */
const maxListed = 60
/** A text with a placeholder is known only when the site is compiled. */
const placeholder = '\\{'

function nameSchema({ names, accepted, problem }: NameList): SchemaNode {
  const texts = names.map(({ name }) => name)
  if (texts.length > 0 && texts.length <= maxListed) {
    return {
      type: 'string',
      anyOf: [
        {
          enum: texts,
          enumDescriptions: names.map(({ about }) => about ?? ''),
          errorMessage: problem,
        },
        // Without the empty `properties`, editors would explain both as alternatives of the same thing.
        { pattern: [placeholder, ...accepted].join('|'), patternErrorMessage: problem, properties: {} },
      ],
    }
  }
  return {
    type: 'string',
    pattern: [placeholder, ...accepted, `^${oneOf(texts)}$`].join('|'),
    patternErrorMessage: problem,
    defaultSnippets: names.map(({ name, about }) => ({
      ...nameSnippet(name),
      ...(about !== undefined && { description: about }),
    })),
  }
}

/** A name for completion, in quotes if YAML would read it as something else. */
export function nameSnippet(name: string): SchemaNode {
  const isPlain = /^[A-Za-z/][\w./?&=~#-]*$/.test(name) && !/^(true|false|null)$/i.test(name)
  return isPlain ? { bodyText: name } : { label: name, bodyText: JSON.stringify(name) }
}
