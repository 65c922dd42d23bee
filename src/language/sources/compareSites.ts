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
  readonly label?: string | undefined
  /** The pages that show it; `every` if it is part of each page. */
  readonly pages: readonly string[] | 'every'
  /** Where it is written: after the change, or before it if it is gone. */
  readonly path: Path
}

export interface SiteComparison {
  readonly added: readonly { readonly page: string; readonly title: string }[]
  /** `to` is where visitors with the old address are led; undefined if they find nothing. */
  readonly gone: readonly { readonly page: string; readonly title: string; readonly to: string | undefined }[]
  readonly changes: readonly SiteChange[]
  /** Pages that show the same in another order. */
  readonly reordered: readonly string[]
}

/** What a page shows: a value, or a text in it that a placeholder inserts. */
interface Item extends Pick<SiteChange, 'kind' | 'key' | 'label' | 'path'> {
  readonly text: string
  /** What tells it from others: for a value, without the texts that placeholders insert. */
  readonly name: string
  readonly isPiece: boolean
}

/**
 * What changes for visitors from one site to another one.
 *
 * @param leadsTo Where the other site leads visitors with an address; undefined if they find nothing.
 */
export function compareSites(
  before: Sources,
  after: Sources,
  leadsTo: (address: string) => string | undefined,
): SiteComparison {
  const [old, now] = [new Set(before.pages), new Set(after.pages)]
  const changes = new Map<string, SiteChange & { readonly pages: string[] | 'every' }>()
  const reordered: string[] = []
  const compare = (was: readonly Item[], is: readonly Item[], pages: readonly string[] | 'every'): void => {
    const [gone, come] = [without(was, is), without(is, was)]
    for (const { isPiece: _, name: __, text: ___, ...change } of changesOf(gone, come)) {
      const { kind, before, after, key, label } = change
      const name = JSON.stringify([kind, before, after, key, label])
      const known = changes.get(name)?.pages ?? []
      const all = known === 'every' || pages === 'every' ? 'every' : [...new Set([...known, ...pages])]
      changes.set(name, { ...change, pages: all })
    }
    if (pages.length === 1 && isReordered(without(was, gone), without(is, come))) reordered.push(...pages)
  }
  for (const [index, pages] of after.languages.entries()) {
    const kept = pages.filter((page) => old.has(page))
    const [was, is] = [before, after].map((sources) => itemsOf(sources.shared(kept[0])))
    if (kept.length > 0) compare(was ?? [], is ?? [], index === 0 ? 'every' : kept)
    for (const page of kept) compare(itemsOf(before.ofPage(page)), itemsOf(after.ofPage(page)), [page])
  }
  return {
    added: after.pages.flatMap((page) => (old.has(page) ? [] : [{ page, title: titleOf(after, page) }])),
    gone: before.pages.flatMap((page) =>
      now.has(page) ? [] : [{ page, title: titleOf(before, page), to: leadsTo(page) }],
    ),
    changes: [...changes.values()],
    reordered,
  }
}

const titleOf = (sources: Sources, page: string): string =>
  String(sources.ofPage(page).find(({ at }) => at[0] === 'pages' && at[2] === 'title')?.value ?? '')

function itemsOf(values: readonly SeenValue[]): readonly Item[] {
  const labels = new Map(values.map(({ at, value }) => [at.join('\n'), String(value)]))
  const nameOf = (item: Omit<Item, 'name'>, text = item.text) => JSON.stringify([item.kind, item.key, text, item.label])
  return values.flatMap((seen) => {
    const { at, path, pieces, value } = seen
    const kind = kindOf(seen)
    const key = String(at.findLast((step) => typeof step === 'string'))
    const label = kind === 'link' ? labels.get([...at.slice(0, -1), 'label'].join('\n')) : undefined
    const item = { kind, key, path, text: String(value), isPiece: false, label }
    const inside = pieces.filter(({ text }) => text !== '')
    const own = inside.reduce((text, piece) => text.replaceAll(piece.text, '…'), item.text)
    const inserted = inside.map(({ text, path }) => ({ kind, key: String(path.at(-1)), path, text, isPiece: true }))
    return [{ ...item, name: nameOf(item, own) }, ...inserted.map((piece) => ({ ...piece, name: nameOf(piece) }))]
  })
}

const kinds: ReadonlyMap<string, ChangeKind> = new Map([
  ...['image', 'video'].map((format) => [format, 'picture'] as const),
  ...['markdown', 'inline-markdown', 'date', 'date-time', 'day', 'time'].map((format) => [format, 'text'] as const),
  ...['page', 'url', 'target', 'email', 'phone', 'anchor', 'dialog', 'checkout', 'file', 'endpoint'].map(
    (format) => [format, 'link'] as const,
  ),
])

function kindOf({ at, value, schema = {} }: SeenValue): ChangeKind {
  const [section] = at
  const key = at.at(-1)
  if (section === 'pages' && at.length === 3 && (key === 'title' || key === 'description')) return key
  if (section === 'checkout') return 'link'
  const isChoice = 'enum' in schema || 'const' in schema || key === 'type' || key === 'id'
  if (section === 'theme' || section === 'services' || isChoice) return 'setting'
  if (typeof schema.format === 'string') return kinds.get(schema.format) ?? 'setting'
  if (/price|monthly|annual|amount/i.test(at.slice(-3).join(' ')) && /\d/.test(String(value))) return 'price'
  return typeof value === 'number' ? 'number' : 'text'
}

/** One item takes the place of another one with its key. A text that a placeholder inserts is neither new nor gone. */
function changesOf(gone: readonly Item[], come: readonly Item[]) {
  const rest = new Set(come)
  const paired = gone.map((item) => {
    const alike = [...rest].filter(({ kind, key }) => kind === item.kind && key === item.key)
    const other = alike.find(({ path }) => path.join() === item.path.join()) ?? alike[0]
    if (other) rest.delete(other)
    return { ...(other ?? item), before: item.text, after: other?.text }
  })
  const fresh = [...rest].map((item) => ({ ...item, before: undefined, after: item.text }))
  return [...paired, ...fresh].filter(
    ({ before, after, isPiece }) => before !== after && !(isPiece && (before === undefined || after === undefined)),
  )
}

/** Whether the same texts stand in another order. */
function isReordered(before: readonly Item[], after: readonly Item[]): boolean {
  const [old, now] = [before, after].map((items) => items.filter(({ kind }) => kind === 'text').map(({ name }) => name))
  return old?.length === now?.length && old?.some((name, index) => name !== now?.[index]) === true
}

/** The items that a list has more often than another one. */
function without(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const counts = new Map<string, number>()
  for (const { name } of others) counts.set(name, (counts.get(name) ?? 0) + 1)
  return items.filter(({ name }) => {
    const left = counts.get(name) ?? 0
    counts.set(name, left - 1)
    return left <= 0
  })
}
