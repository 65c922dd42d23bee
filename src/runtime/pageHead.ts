import type { CompiledPage, SiteShell } from '../../schema/model.ts'

/** What the head of a document says about a page. */
export interface PageHead {
  readonly title: string
  readonly description: string | undefined
  /** Absolute address under which search engines should list the page. */
  readonly canonical: string
  readonly robots: 'noindex' | undefined
  /** Value of `data-pinch-zoom` on the document: base styles read it. */
  readonly pinchZoom: 'off' | undefined
}

/** The title names the site once, at its end. */
export function pageHead(page: CompiledPage, { site }: SiteShell): PageHead {
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`
  return {
    title,
    description: page.description,
    canonical: new URL(page.canonical, site.url).href,
    robots: page.index ? undefined : 'noindex',
    pinchZoom: page.pinchZoom ? undefined : 'off',
  }
}

/** Brings the document's head up to date after a navigation inside the app. */
export function applyPageHead(head: PageHead): void {
  document.title = head.title
  if (head.pinchZoom) document.documentElement.dataset.pinchZoom = head.pinchZoom
  else delete document.documentElement.dataset.pinchZoom
  setMeta('meta[name="description"]', 'meta', { name: 'description' }, 'content', head.description)
  setMeta('meta[name="robots"]', 'meta', { name: 'robots' }, 'content', head.robots)
  setMeta('link[rel="canonical"]', 'link', { rel: 'canonical' }, 'href', head.canonical)
  setMeta('meta[property="og:title"]', 'meta', { property: 'og:title' }, 'content', head.title)
  setMeta('meta[property="og:url"]', 'meta', { property: 'og:url' }, 'content', head.canonical)
  setMeta(
    'meta[property="og:description"]',
    'meta',
    { property: 'og:description' },
    'content',
    head.description,
  )
}

function setMeta(
  selector: string,
  tag: 'meta' | 'link',
  identity: Readonly<Record<string, string>>,
  attribute: 'content' | 'href',
  value: string | undefined,
): void {
  const found = document.head.querySelector(selector)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  for (const [name, text] of Object.entries(identity)) element.setAttribute(name, text)
  element.setAttribute(attribute, value)
}
