import type { Path } from '../plain.ts'
import type { SeenValue, Sources } from './createSources.ts'

/** What kind of thing a value is for visitors. A setting is a choice, a color, an icon or the like. */
type ChangeKind = 'title' | 'description' | 'text' | 'price' | 'number' | 'link' | 'picture' | 'setting'

/** A value that visitors get instead of another one; one of them is undefined if it is new or gone. */
export interface SiteChange {
  readonly kind: ChangeKind
  readonly before: string | undefined
  readonly after: string | undefined
  /** The key of the value: `heading`. */
  readonly key: string
  /** What the link or button says. */
  readonly label?: string
  /** The pages that show it; `every` if it is part of each page. */
  readonly pages: readonly string[] | 'every'
  /** Where it is written: after the change, or before it if it is gone. */
  readonly path: Path
}

export interface SiteComparison {
  readonly added: readonly { readonly page: string; readonly title: string }[]
  /** `to` is where visitors with the old address are led; undefined if they find nothing. */
  readonly gone: readonly { readonly page: string; readonly title: string; readonly to?: string }[]
  readonly changes: readonly SiteChange[]
  /** Pages that show the same in another order. */
  readonly reordered: readonly string[]
}

/** What a page shows: a value without the pieces that placeholders insert, or such a piece. */
interface Item extends Pick<SiteChange, 'kind' | 'key' | 'label' | 'path'> {
  /** What tells it from others: a text without the pieces in it. */
  readonly text: string
  readonly shown: string
  readonly isPiece?: true
}

/** What changes for visitors from one site to another one. */
export function compareSites(before: Sources, after: Sources): SiteComparison {
  const [old, now] = [new Set(before.pages), new Set(after.pages)]
  const kept = after.pages.filter((page) => old.has(page))
  const changes = new Map<string, SiteChange & { readonly pages: string[] | 'every' }>()
  const note = (change: Omit<SiteChange, 'pages'>, page: string | undefined) => {
    const { kind, before, after, key, label } = change
    const name = JSON.stringify([kind, before, after, key, label])
    const known = changes.get(name)
    if (page === undefined || known === undefined)
      changes.set(name, { ...change, pages: page === undefined ? 'every' : [page] })
    else if (known.pages !== 'every' && !known.pages.includes(page)) known.pages.push(page)
  }
  compare(itemsOf(before.shared()), itemsOf(after.shared()), (change) => note(change, undefined))
  for (const page of kept)
    compare(itemsOf(before.ofPage(page)), itemsOf(after.ofPage(page)), (change) => note(change, page))
  return {
    added: after.pages.flatMap((page) => (old.has(page) ? [] : [{ page, title: titleOf(after, page) }])),
    gone: before.pages.flatMap((page) => {
      const to = after.leadsTo(page)
      return now.has(page) ? [] : [{ page, title: titleOf(before, page), ...(to !== undefined && { to }) }]
    }),
    changes: [...changes.values()],
    reordered: kept.filter((page) => isReordered(itemsOf(before.ofPage(page)), itemsOf(after.ofPage(page)))),
  }
}

const titleOf = (sources: Sources, page: string): string =>
  String(sources.ofPage(page).find(({ at }) => at[0] === 'pages' && at[2] === 'title')?.value ?? '')

function itemsOf(values: readonly SeenValue[]): readonly Item[] {
  const labels = new Map(values.map(({ at, value }) => [at.join('\n'), String(value)]))
  return values.flatMap((seen) => {
    const { at, path, pieces, value } = seen
    const kind = kindOf(seen)
    const key = String(at.findLast((step) => typeof step === 'string'))
    const label = labels.get([...at.slice(0, -1), 'label'].join('\n'))
    const own = pieces.reduce((text, piece) => text.replaceAll(piece.text, '…'), String(value))
    const item = {
      kind,
      key,
      path,
      text: own,
      shown: String(value),
      ...(kind === 'link' && label !== undefined && { label }),
    }
    return [
      item,
      ...pieces.map(({ text, path }) => ({
        kind,
        key: String(path.at(-1)),
        path,
        text,
        shown: text,
        isPiece: true as const,
      })),
    ]
  })
}

const linkFormats = new Set([
  'page',
  'url',
  'target',
  'email',
  'phone',
  'anchor',
  'dialog',
  'checkout',
  'file',
  'endpoint',
])
const pictureFormats = new Set(['image', 'video'])
const textFormats = new Set([undefined, 'markdown', 'inline-markdown', 'date', 'date-time', 'day', 'time'])

function kindOf({ at, value, schema = {} }: SeenValue): ChangeKind {
  const format = typeof schema.format === 'string' ? schema.format : undefined
  const key = at.at(-1)
  if (at[0] === 'pages' && at.length === 3 && (key === 'title' || key === 'description')) return key
  if (
    at[0] === 'theme' ||
    at[0] === 'services' ||
    'enum' in schema ||
    'const' in schema ||
    key === 'type' ||
    key === 'id'
  )
    return 'setting'
  if (at[0] === 'checkout' || (format !== undefined && linkFormats.has(format))) return 'link'
  if (format !== undefined && pictureFormats.has(format)) return 'picture'
  if (
    /price|monthly|annual|amount/i.test(
      at
        .filter((step) => typeof step === 'string')
        .slice(-2)
        .join(' '),
    ) &&
    /\d/.test(String(value))
  )
    return 'price'
  if (typeof value === 'number') return 'number'
  return textFormats.has(format) ? 'text' : 'setting'
}

/** Reports the items that differ between two lists; one that takes the place of another one with its key is a change. */
function compare(
  before: readonly Item[],
  after: readonly Item[],
  note: (change: Omit<SiteChange, 'pages'>) => void,
): void {
  const come = new Set(without(after, before))
  for (const item of without(before, after)) {
    const alike = [...come].filter(({ kind, key }) => kind === item.kind && key === item.key)
    const other = alike.find(({ path }) => path.join() === item.path.join()) ?? alike[0]
    if (other) come.delete(other)
    if (other?.text !== item.text && !(item.isPiece && other === undefined)) report(item, other)
  }
  for (const item of come) if (!item.isPiece) report(undefined, item)

  function report(old: Item | undefined, now: Item | undefined): void {
    const item = now ?? old
    if (item === undefined) return
    const { kind, key, label, path } = item
    note({ kind, key, path, ...(label !== undefined && { label }), before: old?.shown, after: now?.shown })
  }
}

/** Whether texts that both lists have stand in another order. */
function isReordered(before: readonly Item[], after: readonly Item[]): boolean {
  const texts = (items: readonly Item[], gone: readonly Item[]) =>
    items.filter((item) => item.kind === 'text' && !gone.includes(item)).map(({ text }) => text)
  const [old, now] = [texts(before, without(before, after)), texts(after, without(after, before))]
  return old.length === now.length && old.some((text, index) => text !== now[index])
}

/** The items that a list has more often than another one. */
function without(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const nameOf = ({ kind, key, text, label }: Item) => JSON.stringify([kind, key, text, label])
  const counts = new Map<string, number>()
  for (const item of others) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1)
  return items.filter((item) => {
    const left = counts.get(nameOf(item)) ?? 0
    counts.set(nameOf(item), left - 1)
    return left <= 0
  })
}
