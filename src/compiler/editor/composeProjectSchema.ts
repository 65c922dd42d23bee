import { isSchemaNode, type SchemaNode } from '../schema/schemaNodes.ts'
import { nameSnippet } from './nameSnippet.ts'
import { oneOf } from './patterns.ts'
import { type NameList, type ReferenceFormat, referenceFormats, type SiteNames } from './siteNames.ts'

/**
 * The schema for the editor of one site: the composed schema, with every text that refers to something of
 * the site bound to the names that the site has. It refuses nothing that the compiler accepts.
 *
 * @param schema The composed schema: schema/site.schema.json, parsed.
 */
export function composeProjectSchema(schema: SchemaNode, names: SiteNames): SchemaNode {
  const bound = bindReferences(schema)
  const definitions = isSchemaNode(bound.$defs) ? bound.$defs : {}
  const ofNames = Object.fromEntries(
    referenceFormats.map((format) => [definitionName(format), nameSchema(names[format])]),
  )
  const action = isSchemaNode(definitions.Action) ? { Action: allowBrokenLinks(definitions.Action) } : {}
  return { ...bound, $defs: { ...definitions, ...action, ...ofNames } }
}

/** Every text with a format of a reference, with the definition of its names in place of the format. */
function bindReferences(node: SchemaNode): SchemaNode {
  const { type, format, description } = node
  if (type === 'string' && isReferenceFormat(format)) return { description, ...nameReference(format) }
  return Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, bindInside(value)]))
}

function bindInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bindInside)
  return isSchemaNode(value) ? bindReferences(value) : value
}

function isReferenceFormat(format: unknown): format is ReferenceFormat {
  return referenceFormats.some((name) => name === format)
}

const definitionName = (format: ReferenceFormat): string => `name-${format}`
const nameReference = (format: ReferenceFormat): SchemaNode => ({ $ref: `#/$defs/${definitionName(format)}` })

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
        // The empty `properties` keep apart what editors would else explain as two kinds of the same thing.
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
