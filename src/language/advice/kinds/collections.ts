import { namesHint } from '../../messages/hint.ts'
import { suggestName } from '../../messages/suggestName.ts'
import { toSlug } from '../../messages/toSlug.ts'
import { entriesOf, keysOf, type Path, type PlainObject, valueAt, valueAtPath } from '../../plain.ts'
import { collectionEntries, entriesWhere, kindOf, sortField } from '../../references/collectionEntries.ts'
import type { AdviceContext, RuleTable, Words } from '../rule.ts'
import { valueRules } from './values.ts'

const oneList = 'Page numbers are for one list of a page, in a block of the page itself.'

const kinds = new Map([
  ['date', 'a date'],
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', '`true` or `false`'],
])

/** Words for problems with lists that are made of collections. */
export const collectionRules = {
  'unknown-field': ({ list }: { readonly list: Path }, { site }): readonly Words[] => {
    const { spec, collection, entries } = readList(list, site)
    const { sort, each, where } = spec
    const named = [
      ...(typeof sort === 'string' ? [{ field: sortField(sort), keys: ['sort'], part: 'value' as const }] : []),
      ...(typeof each === 'string' ? [{ field: each, keys: ['each'], part: 'value' as const }] : []),
      ...keysOf(where).map((field) => ({ field, keys: ['where', field], part: 'key' as const })),
    ]
    const fields = [...new Set(entries.flatMap(({ value }) => keysOf(value)))]
    return named
      .filter(({ field }) => !fields.includes(field))
      .map(({ field, keys, part }) => ({
        at: { path: [...list, ...keys], part, piece: field },
        keys: [field],
        reads: [['content', collection, '*', field]],
        message: `No entry of \`${collection}\` has \`${field}\`.`,
        ...suggestName(field, fields, { label: 'They have' }),
      }))
  },
  'mixed-fields': ({ list }: { readonly list: Path }, context): readonly Words[] => {
    const { spec, entries } = readList(list, context.site)
    const field = sortField(String(spec.sort))
    const all = entries.map(({ path, value }) => ({ path, value: valueAt(value, field) }))
    const count = (kind: string) => all.filter(({ value }) => kindOf(value) === kind).length
    const [usual = ''] = [...kinds.keys()].sort((a, b) => count(b) - count(a))
    const usedAt = [...list, 'sort']
    return all
      .filter(({ value }) => kindOf(value) !== usual)
      .map(({ path, value }): Words => {
        if (value === undefined)
          return {
            at: { path, part: 'key' },
            usedAt,
            reads: [[...path, field]],
            message: `\`${field}\` is missing in this entry, and a list is sorted by it.`,
            hint: `Add a line \`${field}: …\`.`,
          }
        const at = { path: [...path, field], part: 'value' } as const
        if (usual === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
          return { code: 'bad-date', at, usedAt, ...valueRules['bad-date']({ text: String(value) }) }
        const found = kinds.get(kindOf(value)) ?? 'a group or list'
        return {
          at,
          usedAt,
          message: `\`${field}\` is ${found} here and ${kinds.get(usual)} in other entries, and a list is sorted by it.`,
          hint:
            usual === 'date'
              ? 'Write year, month and day: 2026-12-01.'
              : 'Write the same kind of value in all entries.',
        }
      })
  },
  'no-entry-page': (
    { collection }: { readonly collection: string },
    { at, site }: Pick<AdviceContext, 'at' | 'site'>,
  ) => {
    // A place in `as`, or that of `in`.
    const list = at.path.slice(0, at.path.lastIndexOf('as'))
    const { page, each } = (valueAtPath(site, list) ?? {}) as PlainObject
    const pages = entriesOf(site.pages).flatMap(([name, maker]) => {
      const [[, own] = [], other] = entriesOf(valueAt(maker, 'params'))
      const isMaker = other === undefined && valueAt(own, 'in') === collection && valueAt(own, 'each') === each
      return isMaker ? [name] : []
    })
    if (typeof page === 'string' && pages.length > 0 && !pages.includes(page))
      return {
        at: { path: [...list, 'page'], part: 'value' },
        message: `\`${page}\` is no page of the entries of \`${collection}\`.`,
        ...suggestName(page, pages, { label: 'Their pages' }),
      }
    return pages.length < 2
      ? {
          reads: [['pages', '*', 'params', '**']],
          message: `No page makes a page for each entry of \`${collection}\`, so \`{path}\` has no address.`,
          hint: `Give a page a path with a parameter, such as \`/${toSlug(collection)}/:entry\`, and \`params: { entry: { in: ${collection} } }\`.`,
        }
      : {
          reads: [['pages', '*', 'params', '**']],
          message: `An entry of \`${collection}\` has ${pages.length} pages, so \`{path}\` could be any of them.`,
          hint: `Add \`page:\` with the name of one to the list. ${namesHint('Their names', pages) ?? ''}`.trim(),
        }
  },
  'bad-paging': ({ lists }: { readonly lists: readonly Path[] }, { at }) => {
    const [list, second] = lists
    if (list === undefined || list.lastIndexOf('blocks') > 0)
      return { message: 'This list can’t have page numbers.', hint: oneList }
    return second === undefined
      ? { message: 'A list with page numbers needs to know how many entries a page shows.', hint: 'Add `limit: 10`.' }
      : {
          at: { path: [...at.path.slice(0, 2), ...second, 'paged'], part: 'key' },
          message: 'Another list of this page has page numbers already.',
          hint: `Remove \`paged\` from one of them. ${oneList}`,
        }
  },
  'duplicate-path/paged': ({ path }: { readonly path: string }) => ({
    message: `The list continues at \`${path}\`, and another page has that address.`,
    hint: 'Give the other page another path, or raise `limit`.',
  }),
  'bad-path/text': ({ text, other }: { readonly text: string; readonly other: string | undefined }) => ({
    message:
      other === undefined
        ? `No address can be made of \`${text}\`.`
        : `\`${text}\` and \`${other}\` have the same address: \`${toSlug(text)}\`.`,
    hint: other === undefined ? 'Use letters from a to z or digits in it.' : `Write \`${other}\` in both places.`,
  }),
} satisfies RuleTable

/** Words for a list without items that is made of the entries with a value that none of them has. */
export function emptyList(list: Path, site: PlainObject) {
  const { spec, collection, entries } = readList(list, site)
  const wanted = entriesOf(spec.where)
  const [field, value] = wanted.find(([key, each]) => entriesWhere(entries, { [key]: each }).length === 0) ?? []
  if (field === undefined) return wanted.length > 0 && { hint: 'No entry has all that `where` asks for.' }
  const values = entries
    .flatMap((entry) => valueAt(entry.value, field) ?? [])
    .filter((each) => typeof each === 'string')
  return {
    at: { path: [...list, 'where', field], part: 'value' } as const,
    message: `No entry of \`${collection}\` has \`${field}: ${String(value)}\`, so this list is empty.`,
    reads: [
      [...list, '*'],
      [...list.slice(0, 2), 'params', '**'],
    ],
    ...suggestName(String(value), [...new Set(values)], { label: 'They have' }),
  }
}

function readList(list: Path, site: PlainObject) {
  const spec = (valueAtPath(site, list) ?? {}) as PlainObject
  const collection = String(spec.in)
  return { spec, collection, entries: collectionEntries(site, collection) ?? [] }
}
