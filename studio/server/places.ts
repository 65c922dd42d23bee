import type { CompiledPage } from '../../schema/model.ts'
import { isGroup, type Node } from '../../src/language/edit/node.ts'
import { writePointer } from '../../src/language/edit/operation.ts'
import { read } from '../../src/language/edit/source.ts'
import { formatPath, isPlainList, isPlainObject, type Path, type Plain, valueAt } from '../../src/language/plain.ts'
import { isSchemaNode, type SchemaNode } from '../../src/language/schema/schemaNodes.ts'
import { placesOf } from '../../src/language/sources/editSite.ts'
import { schemaAt, stepSchema } from '../../src/language/sources/stepSchema.ts'
import type { ClickedPlace } from '../../src/make/dev/browser/clickedPlace.ts'
import { findClicked } from '../../src/make/dev/findClicked.ts'
import { type Session, type Version, writtenAt } from './session.ts'

/** A block in the outline of a page. */
export interface OutlineBlock {
  readonly at: string
  readonly type: string
  /** Its heading, or what else it begins with. */
  readonly label: string
  readonly isHidden: boolean
}

export interface OutlinePage {
  readonly name: string
  readonly title: string
  readonly path: string
  /** The first of its addresses. */
  readonly address: string
  /** How many pages are made from it. */
  readonly count: number
  /** Its path and the first of its addresses in each further language; empty where it isn’t translated. */
  readonly translations: readonly { readonly path: string; readonly address: string }[]
}

/** The pages of the site in the order of the file. */
export function outlinePages(version: Version): readonly OutlinePage[] {
  const { concrete } = version.loaded.findings.context
  const addresses = new Map<string, string[]>()
  for (const { route, path } of concrete) addresses.set(route.name, [...(addresses.get(route.name) ?? []), path])
  const pages = writtenAt(version, ['pages'])
  const [, ...further] = version.loaded.site?.shell.languages ?? []
  const translated = (name: string, path: string, addresses: readonly string[] = []) =>
    further.map(({ tag, home }, index) => {
      const texts = version.loaded.findings.languages?.find(({ language }) => language === tag)?.texts
      const own = texts?.get(formatPath(['pages', name, 'path']))?.entry?.translation ?? path
      return { path: home + (own === '/' ? '' : own), address: addresses[index + 1] ?? '' }
    })
  return Object.entries(isPlainObject(pages) ? pages : {}).map(([name, page]) => {
    const own = addresses.get(name) ?? []
    const path = String(valueAt(page, 'path') ?? '')
    const entry = version.loaded.site?.entries.get(own[0] ?? '')
    const title = entry?.kind === 'page' && own.length === 1 ? entry.page.title : String(valueAt(page, 'title') ?? name)
    const translations = translated(name, path, entry?.kind === 'page' ? entry.page.translations : [])
    return { name, title, path, address: own[0] ?? path, count: own.length, translations }
  })
}

const headings = ['heading', 'headline', 'title', 'question', 'name', 'quote', 'label', 'text', 'intro']

/** The blocks of a page or dialog. */
export async function outlineBlocks(session: Session, owner: Path): Promise<readonly OutlineBlock[]> {
  const version = session.current()
  const blocks = writtenAt(version, [...owner, 'blocks'])
  const sources = await session.sources()
  const address = outlinePages(version).find(({ name }) => name === owner[1])?.address
  const seen = owner[0] === 'pages' && address !== undefined ? sources.ofPage(address) : []
  return (isPlainList(blocks) ? blocks : []).map((block, index) => {
    const own = seen.filter(({ at }) => at[1] === owner[1] && at[3] === index && typeof at[4] === 'string')
    const heading = headings.flatMap((key) => own.find(({ at }) => at.length === 5 && at[4] === key) ?? [])[0]
    const written = headings.map((key) => valueAt(block, key)).find((value) => typeof value === 'string')
    return {
      at: writePointer([...owner, 'blocks', index]),
      type: String(valueAt(block, 'type') ?? ''),
      label: plainText(String(heading?.value ?? written ?? '')),
      isHidden: valueAt(block, 'hidden') === true,
    }
  })
}

/** A text without the marks of Markdown. */
const plainText = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

/** A text that a person clicked on: where it was written, and what else shows it. */
export interface FoundText {
  /** The place of the page that shows it, and where it was written. */
  readonly at: string
  readonly path: string
  readonly written: string | number
  readonly format: string
  /** Whether it is a piece that a placeholder inserts into the text at `at`. */
  readonly isPiece: boolean
  /** Other places that show it. */
  readonly elsewhere: readonly string[]
  /** How many pages are made from the page that it is on. */
  readonly pages: number
  /** The block that it is in. */
  readonly block: string | undefined
  /** Set on a page in a further language: the place of the text, and its translation, if there is one. */
  readonly translation?: { readonly language: string; readonly at: string; readonly before: string }
}

/** Finds what a click meant; a block without a text if it was on none. */
export async function findText(
  session: Session,
  place: ClickedPlace,
): Promise<FoundText | { readonly block: string | undefined } | undefined> {
  const version = session.current()
  const entry = version.loaded.site?.entries.get(place.path)
  const page = entry?.kind === 'page' ? entry.page : undefined
  const sources = await session.sources()
  const language = version.loaded.site?.shell.languages?.[page?.translations?.indexOf(place.path) ?? 0]?.tag ?? ''
  const texts = version.loaded.findings.languages?.find((each) => each.language === language)?.texts
  const { found, block } = await findClicked(place, page, sources)
  const owner = page && ownerOf(version, page, place.area)
  const here = owner && block >= 0 ? writePointer([...owner, 'blocks', block]) : undefined
  const written = found && writtenAt(version, found.path)
  if (found === undefined || (typeof written !== 'string' && typeof written !== 'number')) return { block: here }
  const { seen, path } = found
  const at = writePointer(seen.at)
  const text = texts?.get(formatPath(path))
  if (texts && !text) return { block: here }
  const isPiece = !isSame(path, seen.path)
  const isOwn = isSame(path, seen.at)
  const { schema } = seen
  return {
    at,
    path: writePointer(path),
    written: text?.entry?.translation ?? written,
    ...(text && { translation: { language, at: formatPath(path), before: text.entry?.translation ?? '' } }),
    format: typeof schema?.format === 'string' ? schema.format : '',
    isPiece,
    elsewhere: isOwn || text ? [] : placesOf(sources, path).filter((pointer) => pointer !== at),
    pages: version.loaded.findings.context.concrete.filter(({ route }) => route.name === page?.name).length,
    block: here ?? (at.startsWith('/pages/') ? at.split('/').slice(0, 5).join('/') : `/${seen.at[0]}`),
  }
}

const isSame = (a: Path, b: Path) => a.join('\n') === b.join('\n')

function ownerOf(version: Version, page: CompiledPage, area: string): Path | undefined {
  if (area.startsWith('dialog-')) return ['dialogs', area.slice('dialog-'.length)]
  const route = version.loaded.findings.context.concrete.find(
    ({ path }) => path === (page.translations?.[0] ?? page.path),
  )?.route.name
  return area === 'main' && route !== undefined ? ['pages', route] : undefined
}

/** How many pages show something of each entry of a collection. */
export async function countUses(session: Session, collection: Path): Promise<Readonly<Record<string, number>>> {
  const sources = await session.sources()
  const counts: Record<string, number> = {}
  const entryOf = (path: Path) =>
    isSame(path.slice(0, collection.length), collection) ? [String(path[collection.length])] : []
  for (const page of sources.languages[0] ?? []) {
    const seen = sources.ofPage(page).flatMap(({ path, pieces }) => [path, ...pieces.map((piece) => piece.path)])
    for (const key of new Set(seen.flatMap(entryOf))) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** JSON Pointer of the block that is written at a line, from 1, of the file; undefined outside of blocks. */
export function blockAtLine({ text }: Version, line: number): string | undefined {
  const end = text.split('\n', line).join('\n').length
  const stepsTo = (node: Node): readonly string[] => {
    const entry = isGroup(node) ? node.entries.find((each) => each.lead <= end && end < each.end) : undefined
    return entry ? [entry.key, ...stepsTo(entry.node)] : []
  }
  const steps = read(text, ({ root }) => stepsTo(root))
  return steps[2] === 'blocks' && steps.length > 3 ? writePointer(steps.slice(0, 4)) : undefined
}

/** What a form needs about the value at a place: what is written, and its schema. */
export function describeValue(version: Version, at: Path) {
  const { tree } = version.loaded.findings.context
  const value = writtenAt(version, at) ?? null
  const found = schemaAt(tree, version.loaded.names?.facts.site ?? {}, at)
  const schema = found && tree.resolve(found)
  const type = valueAt(value, 'type')
  const isBlock = schema !== undefined && schema === tree.definition('block') && typeof type === 'string'
  return { value, schema: (isBlock ? tree.definition(`block-${type}`) : schema) ?? null }
}

/** A link in the file. */
export interface WrittenLink {
  readonly at: Path
  readonly value: string
}

/** Every place of the file that leads to a page of the site: a link, or a link in a text. */
export function linksIn(version: Version): readonly WrittenLink[] {
  const { tree } = version.loaded.findings.context
  const file = version.loaded.names?.facts.site ?? {}
  const links: WrittenLink[] = []
  const walk = (value: Plain, at: Path, schema: SchemaNode | undefined) => {
    if (typeof value === 'string') {
      const { format } = schema ? tree.resolve(schema) : { format: undefined }
      const isLink = format === 'page' || format === 'target' || /\]\(\//.test(value)
      if (isLink || (schema === undefined && /^\/[\w/-]*(#|$)/.test(value))) links.push({ at, value })
      return
    }
    const entries = isPlainList(value) ? [...value.entries()] : isPlainObject(value) ? Object.entries(value) : []
    for (const [key, inner] of entries) walk(inner, [...at, key], stepSchema(schema, value, key, tree))
  }
  walk(file, [], isSchemaNode(tree.root) ? tree.root : undefined)
  return links.filter(({ at }) => at.at(-1) !== 'path' && !(at[0] === 'redirects' && at.at(-1) === 'from'))
}

/** A link with another page in place of the one that it leads to; undefined if it leads elsewhere. */
export function relinked({ value }: WrittenLink, from: string, to: string): string | undefined {
  const end = '(?=[#?)\\s]|$)'
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const moved = value
    .replace(new RegExp(`^${escaped}${end}`), () => to)
    .replace(new RegExp(`(\\]\\()${escaped}${end}`, 'g'), (_, open: string) => open + to)
  return moved === value ? undefined : moved
}
