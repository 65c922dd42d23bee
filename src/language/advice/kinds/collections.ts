import { namesHint } from '../../messages/hint.ts'
import { suggestName } from '../../messages/suggestName.ts'
import { toSlug } from '../../messages/toSlug.ts'
import type { RuleTable } from '../rule.ts'

const oneList = 'Page numbers are for one list of a page, in a block of the page itself.'

/** Words for problems with lists that are made of collections. */
export const collectionRules = {
  'unknown-field': ({ field, fields, collection }: UnknownField) => ({
    keys: [field],
    reads: [['content', collection, '*', field]],
    message: `No entry of \`${collection}\` has \`${field}\`.`,
    ...suggestName(field, fields, { label: 'They have' }),
  }),
  'mixed-fields': ({ field, found, usual }: MixedFields) =>
    found === 'nothing'
      ? {
          message: `\`${field}\` is missing in this entry, and a list is sorted by it.`,
          hint: `Add a line \`${field}: …\`.`,
        }
      : {
          message:
            found === usual
              ? `A list can’t be sorted by \`${field}\`: it is ${found}.`
              : `\`${field}\` is ${found} here and ${usual} in other entries, and a list is sorted by it.`,
          hint:
            usual === 'a date'
              ? 'Write year, month and day: 2026-12-01.'
              : 'Write the same kind of value in all entries.',
        },
  'no-entry-page': ({ collection, pages }: EntryPages) => ({
    reads: [['pages', '*', 'params']],
    message:
      pages.length === 0
        ? `No page makes a page for each entry of \`${collection}\`, so \`{path}\` has no address.`
        : `An entry of \`${collection}\` has ${pages.length} pages, so \`{path}\` could be any of them.`,
    hint:
      pages.length === 0
        ? `Give a page a path with a parameter, such as \`/${toSlug(collection)}/:entry\`, and \`params: { entry: { in: ${collection} } }\`.`
        : `Add \`page:\` with the name of one to the list. ${namesHint('Their addresses', pages) ?? ''}`.trim(),
  }),
  'bad-paging': (_: object) => ({
    message: 'Another list of this page has page numbers already.',
    hint: `Remove \`paged\` from one of them. ${oneList}`,
  }),
  'bad-paging/limit': (_: object) => ({
    message: 'A list with page numbers needs to know how many entries a page shows.',
    hint: 'Add `limit: 10`.',
  }),
  'bad-paging/elsewhere': (_: object) => ({ message: 'This list can’t have page numbers.', hint: oneList }),
  'duplicate-path/paged': ({ path }: { readonly path: string }) => ({
    message: `The list continues at \`${path}\`, and another page has that address.`,
    hint: 'Give the other page another path, or raise `limit`.',
  }),
  'bad-path/text': ({ text, other }: { readonly text: string; readonly other?: string }) => ({
    message:
      other === undefined
        ? `No address can be made of \`${text}\`.`
        : `\`${text}\` and \`${other}\` have the same address: \`${toSlug(text)}\`.`,
    hint: other === undefined ? 'Use letters from a to z or digits in it.' : `Write \`${other}\` in both places.`,
  }),
} satisfies RuleTable

interface UnknownField {
  readonly field: string
  /** The fields that some entry has. */
  readonly fields: readonly string[]
  readonly collection: string
}

interface MixedFields {
  readonly field: string
  /** What the value is, and what it is in most entries: a date. */
  readonly found: string
  readonly usual: string
}

interface EntryPages {
  readonly collection: string
  /** The addresses of the entry. */
  readonly pages: readonly string[]
}
