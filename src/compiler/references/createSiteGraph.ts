import type { CompiledEntry, CompiledSite } from '../../../schema/model.ts'

/** What one page leads to and shows. */
interface PageNode {
  /** Concrete path. */
  readonly path: string
  /** Key under `pages`. */
  readonly name: string
  /** Paths of this site that it, its dialogs and its frame link to, without query and anchor. */
  readonly links: ReadonlySet<string>
  /** Paths of the files that it shows or links to. */
  readonly files: ReadonlySet<string>
}

/** The pages with their links and files, and the ways between them. */
export interface SiteGraph {
  readonly pages: ReadonlyMap<string, PageNode>
  /** Every file that some page uses. */
  readonly files: ReadonlySet<string>
  /** Paths that can be reached from a path by following links, itself included. */
  reachableFrom(path: string): ReadonlySet<string>
}

/** The graph of a compiled site: pages, the links between them and the files they use. */
export function createSiteGraph({ entries, shell }: CompiledSite): SiteGraph {
  const frameLinks = new Set([...addressesIn(shell.header), ...addressesIn(shell.footer)])
  const pages = new Map<string, PageNode>()
  for (const [path, entry] of entries) {
    if (entry.kind !== 'page') continue
    const { page } = entry
    const addresses = addressesIn([page.blocks, page.dialogs, page.footerLinks, page.shareImage?.src.src])
    if (page.frame === 'full') for (const address of frameLinks) addresses.add(address)
    const links = new Set([...addresses].filter((address) => entries.has(address)))
    const files = new Set([...addresses].filter((address) => !entries.has(address)))
    pages.set(path, { path, name: page.name, links, files })
  }
  return {
    pages,
    files: new Set([...pages.values()].flatMap(({ files }) => [...files])),
    reachableFrom: (path) => follow(path, pages, entries),
  }
}

function follow(
  start: string,
  pages: ReadonlyMap<string, PageNode>,
  entries: ReadonlyMap<string, CompiledEntry>,
): ReadonlySet<string> {
  const reached = new Set<string>()
  const ahead = [start]
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const entry = entries.get(path)
    if (entry?.kind === 'redirect') ahead.push(entry.to)
    ahead.push(...(pages.get(path)?.links ?? []))
  }
  return reached
}

/** Every path on this site that a compiled value mentions, as a value of its own or as a link in HTML. */
function addressesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/')) found.add(pathOf(value))
    else if (value.includes('<'))
      for (const [, href = ''] of value.matchAll(htmlLink)) found.add(pathOf(href))
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addressesIn(inner, found)
  }
  return found
}

const htmlLink = /\shref="(\/[^"]*)"/g

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
