import { group, text } from './fields.ts'
import type { SchemaNode } from './schemaNode.ts'

/** A list that is made of the entries of shared content, in place of one whose items are written. */
const collection = group(
  'Collection',
  'Entries of shared content in place of items that are written here: one item for each.',
  ['in'],
  {
    in: text('Name of a collection under `content`.', { format: 'collection' }),
    sort: text('Field of the entries to sort by: `date` for the oldest first, `-date` for the newest first.', {
      minLength: 1,
    }),
    limit: { type: 'integer', minimum: 1, description: 'How many entries are shown at most.' },
    paged: {
      const: true,
      description: 'With `limit`: what is left is on pages of its own, /news/2 and so on, with links below the list.',
    },
    where: {
      type: 'object',
      minProperties: 1,
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Fields and the value that they have, or have in their list: { tags: Courses }.',
    },
    around: text('Only the entries before and after this one: "{post}", with the parameter of the page.'),
    each: text(
      'Field with a list of texts: an item for each text that some entry has, in place of one for each entry.',
      {
        minLength: 1,
      },
    ),
    page: text('With several pages for an entry: the name of the one that {path} leads to.'),
    as: {
      type: 'object',
      description:
        'What an item shows, with the fields of its entry in braces: { title: "{title}", text: "{summary}" }. {path} is the address of its page. Default: the fields that have the names of the keys of an item.',
    },
  },
)

export const collectionKeys: readonly string[] = Object.keys(collection.properties)

/** The schema of a list of groups that accepts a collection in its place. */
export function acceptCollection(list: SchemaNode): SchemaNode {
  const { type } = list
  const others = Array.isArray(type) ? type : [type]
  return {
    ...list,
    type: [...others, 'object'],
    if: { type: 'object', required: ['in'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { type: 'object', allOf: [collection], properties: { as: list.items } },
    else: { type: others },
  }
}
