import { parse, stringify } from 'yaml'
import { splitSegments } from '../../src/index.ts'

/** Path of the first entry. */
export const firstEntry = '/entries/entry-1'

/**
 * A site file with the pages of another one and, until it has `pages` of them, entries of a collection, each with the
 * content of the last page that has a path of its own.
 *
 * @throws When the site has shared content already, or no page to repeat.
 */
export function createCollectionSite(text: string, pages: number): string {
  const site = parse(text)
  const own = Object.values<Page>(site.pages)
  const model = own.findLast(({ path }) => path !== '/' && path !== '/404' && !path.includes(':'))
  const first = splitSegments(text)?.segments.find(({ parent }) => parent[0] === 'pages')
  if (model === undefined || first === undefined || site.content !== undefined)
    throw new Error('The site has no page that can become a collection.')

  const { title, description, blocks } = model
  // The page keeps what names a block; everything else comes from the entry.
  const shared = Object.fromEntries(blocks.map(({ type: _type, id: _id, ...props }, index) => [`block${index}`, props]))
  const entries = Array.from({ length: Math.max(0, pages - own.length) }, (_, index) => [
    `entry-${index + 1}`,
    { title: `${title} ${index + 1}`, description, ...shared },
  ])
  const page = {
    path: '/entries/:entry',
    params: { entry: { in: 'entries' } },
    title: '{entry.title}',
    description: '{entry.description}',
    blocks: blocks.map(({ type, id }, index) => ({
      type,
      ...(id !== undefined && { id }),
      from: `entry.block${index}`,
    })),
  }
  const written = stringify({ entry: page }, layout)
  const content = stringify({ content: { entries: Object.fromEntries(entries) } }, layout)
  return `${content}${text.slice(0, first.start)}${written.replace(/^(?=.)/gm, '  ')}${text.slice(first.start)}`
}

/** One line for each text, as authors write them. */
const layout = { aliasDuplicateObjects: false, lineWidth: 0 }

interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly { readonly type: string; readonly id?: string }[]
}
