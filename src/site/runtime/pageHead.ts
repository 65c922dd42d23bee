import type { CompiledPage, SiteShell } from '../../../schema/model.ts'
import { pageUrl } from '../../../schema/siteAddress.ts'

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
    canonical: pageUrl(site.url, page.canonical),
    robots: page.index ? undefined : 'noindex',
    pinchZoom: page.pinchZoom ? undefined : 'off',
  }
}

/** Brings the document's head up to date after a navigation inside the app. */
export function applyPageHead(head: PageHead): void {
  document.title = head.title
  if (head.pinchZoom) document.documentElement.dataset.pinchZoom = head.pinchZoom
  else delete document.documentElement.dataset.pinchZoom
  setInHead('meta', 'name', 'description', head.description)
  setInHead('meta', 'name', 'robots', head.robots)
  setInHead('link', 'rel', 'canonical', head.canonical)
  setInHead('meta', 'property', 'og:title', head.title)
  setInHead('meta', 'property', 'og:url', head.canonical)
  setInHead('meta', 'property', 'og:description', head.description)
}

/** Sets the value of the element with `key="name"`, or removes the element if there is no value. */
function setInHead(tag: 'meta' | 'link', key: string, name: string, value: string | undefined): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(tag === 'meta' ? 'content' : 'href', value)
}
